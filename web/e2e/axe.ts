/** Accessibility problems that axe finds in a page. */

import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

import { LOOKS } from '../src/themes/all';
import { THEMES } from '../src/themes/names';
import { properties } from '../src/themes/theme';

/**
 * Every accessibility problem that axe reports, one a line: of the open window, since all that lies
 * beneath cannot be reached, and otherwise of the page.
 */
export async function breaches(page: Page): Promise<string[]> {
  const nodes = await found(page, 'dialog:modal', {});
  return nodes.map(({ id, html, summary }) => `${id}: ${html} ${summary}`);
}

/** Whatever a finger would miss: axe looks for that only when told to. */
export async function smallTargets(page: Page): Promise<string[]> {
  const runOnly = { type: 'rule' as const, values: ['target-size'] };
  return (await found(page, 'dialog:modal', { runOnly })).map(({ html }) => html);
}

/**
 * What a theme can do wrong, in each of them, light and dark: text that is too faint, and links
 * that only their colour tells. Looks at the window or menu that is open, and otherwise at the page.
 */
export async function faintTexts(page: Page): Promise<string[]> {
  const values = ['color-contrast', 'link-in-text-block'];
  const options: RunOptions = { runOnly: { type: 'rule', values } };
  const looks = THEMES.map((name) => ({ name, style: properties(LOOKS[name]) }));
  const all: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const nodes = await found(page, 'dialog:modal, :popover-open', options, looks);
    all.push(
      ...nodes.map(({ look, html, summary }) => `${look}, ${colorScheme}: ${html} ${summary}`),
    );
  }
  return all;
}

/** A theme, which the page wears as if it had been chosen. */
interface Look {
  readonly name: string;
  readonly style: readonly [name: string, value: string][];
}

interface Found {
  readonly look: string;
  readonly id: string;
  readonly html: string;
  readonly summary: string;
}

/**
 * What axe finds in the element that the selector names, or in the page if there is none: in each of
 * these looks, or as it is.
 */
async function found(
  page: Page,
  within: string,
  options: RunOptions,
  looks: readonly Look[] = [{ name: 'as it is', style: [] }],
): Promise<Found[]> {
  // The page keeps it until it is left.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([within, options, looks]) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const place = document.querySelector(within) ?? document;
      const found: Found[] = [];
      for (const { name, style } of looks) {
        for (const one of style) document.documentElement.style.setProperty(...one);
        const { violations } = await run(place, { resultTypes: ['violations'], ...options });
        for (const { id, nodes } of violations)
          for (const { html, failureSummary = '' } of nodes)
            found.push({ look: name, id, html, summary: failureSummary });
      }
      return found;
    },
    [within, options, looks] as const,
  );
}
