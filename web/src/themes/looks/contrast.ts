/** Black or white, and nothing in between: no texture, no gradient. */

import { BRIGHT, CLOTH, COMMON, type Theme } from '../theme';

export default {
  colours: {
    ...COMMON,
    table: ['#000000', '#000000'],
    'table-edge': ['#000000', '#000000'],
    bar: ['#000000', '#000000'],
    'bar-text': ['#ffffff', '#ffffff'],
    paper: ['#ffffff', '#000000'],
    text: ['#000000', '#ffffff'],
    faint: ['#262626', '#e0e0e0'],
    line: ['#595959', '#a6a6a6'],
    button: ['#f2f2f2', '#1a1a1a'],
    primary: ['#003d99', '#ffe14d'],
    'on-primary': ['#ffffff', '#000000'],
    good: ['#004d1f', '#7dffb0'],
    bad: ['#990000', '#ffb0a0'],
    accent: ['#ffe600', '#ffe600'],
    focus: ['#ffe600', '#ffe600'],
    'ring-edge': ['#000000', '#000000'],
  },
  surface: ['linear-gradient(var(--table), var(--table))'],
  rail: ['linear-gradient(var(--bar), var(--bar))'],
  feast: { show: 'cascade', colours: BRIGHT },
  sounds: CLOTH,
} satisfies Theme;
