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
 * What a theme can do wrong: text that is too faint, and links that only their colour tells. Looks
 * at the window or menu that is open, and otherwise at the page, in each theme, light and dark; or,
 * given a number, in one light and one dark theme, other ones for each number. A soak tries all.
 */
export async function faintTexts(page: Page, nth?: number): Promise<string[]> {
  const values = ['color-contrast', 'link-in-text-block'];
  const options: RunOptions = { runOnly: { type: 'rule', values } };
  const isPart = nth !== undefined && !process.env['WEBSPINNER_SOAK'];
  const looks = SCHEMES.flatMap((scheme, at) => {
    const themes = isPart ? [THEMES[(nth + at) % THEMES.length]!] : THEMES;
    return themes.map((theme) => ({
      name: `${theme}, ${scheme}`,
      scheme,
      style: properties(LOOKS[theme]),
    }));
  });
  const nodes = await found(page, 'dialog:modal, :popover-open', options, looks);
  return nodes.map(({ look, html, summary }) => `${look}: ${html} ${summary}`);
}

const SCHEMES = ['dark', 'light'] as const;

/** A theme, which the page wears as if it had been chosen. */
interface Look {
  readonly name: string;
  readonly scheme: (typeof SCHEMES)[number];
  readonly style: readonly [name: string, value: string][];
}

interface Found {
  readonly look: string;
  readonly id: string;
  readonly html: string;
  readonly summary: string;
}

/** What axe finds in the element that the selector names, or in the page if there is none. */
async function found(
  page: Page,
  within: string,
  options: RunOptions,
  looks?: readonly Look[],
): Promise<Found[]> {
  // The page keeps it until it is left.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(look, [within, options, looks] as const);
}

/**
 * Runs in the page: has axe look at it as it is, or in each of these looks. No look is ever drawn,
 * which would take longer than all that axe does: they follow each other, and the page is again as
 * it was, in a single task.
 */
async function look([within, options, looks]: readonly [
  within: string,
  options: RunOptions,
  looks: readonly Look[] | undefined,
]): Promise<Found[]> {
  const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
  const place = document.querySelector(within) ?? document;
  const found: Found[] = [];
  const lookAt = async (look: string): Promise<void> => {
    const { violations } = await run(place, { resultTypes: ['violations'], ...options });
    for (const { id, nodes } of violations)
      for (const { html, failureSummary = '' } of nodes)
        found.push({ look, id, html, summary: failureSummary });
  };
  if (!looks) {
    await lookAt('as it is');
    return found;
  }
  const root = document.documentElement;
  const worn = root.style.cssText;
  const { scheme: chosen } = root.dataset;
  const { setTimeout: later } = globalThis;
  // With a timer after every rule, axe lets the browser draw.
  Object.assign(globalThis, { setTimeout: (act: () => void) => void queueMicrotask(act) });
  for (const { name, scheme, style } of looks) {
    root.dataset['scheme'] = scheme;
    for (const one of style) root.style.setProperty(...one);
    await lookAt(name);
  }
  Object.assign(globalThis, { setTimeout: later });
  root.style.cssText = worn;
  if (chosen === undefined) delete root.dataset['scheme'];
  else root.dataset['scheme'] = chosen;
  return found;
}
