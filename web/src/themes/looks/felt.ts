/** Green felt in a frame of dark wood. These are also the values in `page.css`. */

import { grain, repeated, tile } from '../textures';
import { BEVEL, BRIGHT, CLOTH, COMMON, LAMP, type Theme } from '../theme';

const WEAVE = `<path d='M-1 1L1-1M0 4L4 0M3 5L5 3' stroke='#fff' stroke-opacity='.05'/><path d='M0 0L4 4' stroke='#000' stroke-opacity='.07'/>`;

const WOVEN = tile(
  160,
  160,
  repeated(4, WEAVE) + grain({ frequency: '.7', octaves: 3, contrast: 2.6, opacity: 0.09 }),
);

export default {
  colours: {
    ...COMMON,
    table: ['#117a4b', '#0b432b'],
    'table-edge': ['#04402a', '#01190e'],
    bar: ['#3c2316', '#211209'],
    'bar-text': ['#f6f4eb', '#edebe2'],
    paper: ['#fcfbf7', '#201e17'],
    text: ['#1f1d15', '#ebe9e3'],
    faint: ['#5e5b50', '#adaba1'],
    line: ['#d4d1c7', '#454239'],
    button: ['#efede3', '#302e25'],
    primary: ['#08633d', '#7ad4a5'],
    'on-primary': ['#ffffff', '#07180f'],
  },
  surface: [WOVEN, ...LAMP],
  rail: BEVEL,
  feast: { show: 'cascade', colours: BRIGHT },
  sounds: CLOTH,
} satisfies Theme;
