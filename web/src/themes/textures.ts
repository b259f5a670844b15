/**
 * Textures as small SVG images that repeat without a seam. Each is drawn once by the browser, and
 * none is a filter on anything that moves.
 */

/** An SVG image as a layer of a background. */
function image(size: string, inside: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' ${size}>${inside}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll(/[%#<>"]/g, encodeURIComponent)}")`;
}

/** One of this size, which repeats. */
export function tile(width: number, height: number, inside: string): string {
  return image(`width='${width}' height='${height}'`, inside);
}

/** One that is as large as the table, whatever its units are. */
export function scene(width: number, height: number, inside: string): string {
  return image(`viewBox='0 0 ${width} ${height}'`, inside);
}

/** How noise is drawn. */
interface Grain {
  /** How fine it is, across and down. */
  readonly frequency: string;
  readonly octaves: number;
  readonly contrast: number;
  readonly opacity: number;
  readonly seed?: number;
  /** Its one colour, red to blue, from 0 to 1; without it, the noise is light and dark. */
  readonly ink?: readonly [number, number, number];
}

/** Noise that fills a tile. */
export function grain({ frequency, octaves, contrast, opacity, seed = 1, ink }: Grain): string {
  const noise = (times: number): string => {
    const rounded = [contrast * times, ((1 - contrast) / 2) * times].map((one) => +one.toFixed(3));
    return `${rounded[0]} 0 0 0 ${rounded[1]}`;
  };
  const matrix = ink
    ? [...ink.map((part) => `0 0 0 0 ${part}`), noise(opacity)]
    : [noise(1), noise(1), noise(1), `0 0 0 0 ${opacity}`];
  const id = `g${seed}`;
  return (
    `<filter id='${id}' x='0' y='0' width='100%' height='100%' color-interpolation-filters='sRGB'>` +
    `<feTurbulence type='fractalNoise' baseFrequency='${frequency}' numOctaves='${octaves}' seed='${seed}' stitchTiles='stitch'/>` +
    `<feColorMatrix values='${matrix.join(' ')}'/></filter>` +
    `<rect width='100%' height='100%' filter='url(#${id})'/>`
  );
}

/** A colour that fades with the distance from a middle: these are its opacities. */
export function glow(id: string, colour: string, stops: readonly number[], where = ''): string {
  const stop = (opacity: number, at: number): string =>
    `<stop offset='${+(at / (stops.length - 1)).toFixed(2)}' stop-color='${colour}' stop-opacity='${opacity}'/>`;
  return `<radialGradient id='${id}' ${where}>${stops.map(stop).join('')}</radialGradient>`;
}

/** A small pattern that fills a tile. */
export function repeated(size: number, inside: string): string {
  return (
    `<pattern id='p' width='${size}' height='${size}' patternUnits='userSpaceOnUse'>${inside}</pattern>` +
    `<rect width='100%' height='100%' fill='url(#p)'/>`
  );
}

/** The same part several times around the middle. */
export function around(count: number, part: string): string {
  return Array.from(
    { length: count },
    (_, at) => `<g transform='rotate(${(360 / count) * at})'>${part}</g>`,
  ).join('');
}
