/** Text with escape sequences for colours, as HTML. */

interface Style {
  readonly ink?: string;
  readonly paper?: string;
  readonly bold?: boolean;
  readonly reverse?: boolean;
}

/** The sixteen colours that terminals name; the others are computed. */
const NAMED = [
  ...['#000000', '#cd3131', '#0a8f4f', '#b58900', '#2472c8', '#a626a4', '#0f8fa8', '#d0d0d0'],
  ...['#666666', '#f14c4c', '#23b26d', '#e5b010', '#3b8eea', '#d670d6', '#29b8db', '#ffffff'],
];

/** The screen as the contents of a `pre`. */
export function html(screen: string): string {
  let style: Style = {};
  let written = '';
  for (const part of screen.split('\u001b[')) {
    const [, codes, text] = /^([\d;]*)m([^]*)$/.exec(part) ?? [undefined, undefined, part];
    if (codes !== undefined) style = restyled(style, codes.split(';').map(Number));
    if (text) written += span(style, text);
  }
  return written;
}

/** The style after a sequence with these numbers. */
function restyled(before: Style, codes: readonly number[]): Style {
  let style = before;
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at]!;
    if (code === 0) style = {};
    else if (code === 1) style = { ...style, bold: true };
    else if (code === 7) style = { ...style, reverse: true };
    else if (code === 39) style = without(style, 'ink');
    else if (code === 49) style = without(style, 'paper');
    else if (code === 38 || code === 48) {
      const [kind, ...values] = codes.slice(at + 1);
      const colour = kind === 5 ? indexed(values[0]!) : `rgb(${values.slice(0, 3).join()})`;
      style = { ...style, [code === 38 ? 'ink' : 'paper']: colour };
      at += kind === 5 ? 2 : 4;
    } else if (code >= 30 && code <= 37) style = { ...style, ink: NAMED[code - 30]! };
    else if (code >= 40 && code <= 47) style = { ...style, paper: NAMED[code - 40]! };
    else if (code >= 90 && code <= 97) style = { ...style, ink: NAMED[code - 82]! };
    else if (code >= 100 && code <= 107) style = { ...style, paper: NAMED[code - 92]! };
  }
  return style;
}

function without(style: Style, key: 'ink' | 'paper'): Style {
  const { [key]: _gone, ...rest } = style;
  return rest;
}

/** One of the 256 colours of terminals: named, from a cube of 6 × 6 × 6, or grey. */
function indexed(number: number): string {
  if (number < 16) return NAMED[number]!;
  if (number >= 232)
    return `rgb(${Array(3)
      .fill(8 + 10 * (number - 232))
      .join()})`;
  const cube = number - 16;
  const parts = [Math.floor(cube / 36), Math.floor(cube / 6) % 6, cube % 6];
  return `rgb(${parts.map((part) => (part === 0 ? 0 : 55 + 40 * part)).join()})`;
}

function span({ ink, paper, bold, reverse }: Style, text: string): string {
  const colours = reverse ? [paper ?? 'var(--paper)', ink ?? 'var(--ink)'] : [ink, paper];
  const rules = [
    colours[0] && `color:${colours[0]}`,
    colours[1] && `background:${colours[1]}`,
    bold && 'font-weight:bold',
  ].filter(Boolean);
  const plain = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  if (rules.length === 0) return plain;
  // One element for each line, so that its background can fill the line.
  const lines = plain
    .split('\n')
    .map((line) => line && `<i style="${rules.join(';')}">${line}</i>`);
  return lines.join('\n');
}
