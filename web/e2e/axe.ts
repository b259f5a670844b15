/** Accessibility problems that axe finds in a page. */

import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Every accessibility problem that axe reports, one a line. */
export async function breaches(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
}

/** Whatever a finger would miss: axe looks for that only when told to. */
export async function smallTargets(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({
      runOnly: { type: 'rule', values: ['target-size'] },
    }),
  );
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}
