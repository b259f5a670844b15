/** Accessibility problems that axe finds in a page. */

import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Every accessibility problem that axe reports, one a line. */
export async function breaches(page: Page): Promise<string[]> {
  const nodes = await found(page, {});
  return nodes.map(({ id, html, summary }) => `${id}: ${html} ${summary}`);
}

/** Text that is too faint, and links that only their colour tells: what a theme can do wrong. */
export async function faintTexts(page: Page): Promise<string[]> {
  const values = ['color-contrast', 'link-in-text-block'];
  const nodes = await found(page, { runOnly: { type: 'rule', values } });
  return nodes.map(({ html, summary }) => `${html} ${summary}`);
}

/** Whatever a finger would miss: axe looks for that only when told to. */
export async function smallTargets(page: Page): Promise<string[]> {
  const nodes = await found(page, { runOnly: { type: 'rule', values: ['target-size'] } });
  return nodes.map(({ html }) => html);
}

interface Found {
  readonly id: string;
  readonly html: string;
  readonly summary: string;
}

async function found(page: Page, options: RunOptions): Promise<Found[]> {
  // The page keeps it until it is left.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(options),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => ({ id, html, summary: failureSummary })),
  );
}
