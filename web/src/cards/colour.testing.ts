/**
 * Measures of colours, for the tests: contrast, and distance as people with different colour vision
 * see it.
 */

type Triple = readonly [number, number, number];

/** Linear light of `#rrggbb`, each part from 0 to 1. */
export function linear(hex: string): Triple {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** WCAG's contrast ratio, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => dot(linear(hex), [0.2126, 0.7152, 0.0722]);
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/**
 * How people who lack one kind of cone see a colour. CITE: Machado, Oliveira, Fernandes 2009,
 * severity 1.0.
 */
export const SIGHTS = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly [Triple, Triple, Triple]>;

export type Sight = keyof typeof SIGHTS;

/** CIE L*a*b* of a colour as it is seen. */
function lab(hex: string, sight: Sight): Triple {
  const seen = SIGHTS[sight].map((row) => Math.min(Math.max(dot(row, linear(hex)), 0), 1));
  const light = seen as unknown as Triple;
  const curve = (value: number): number =>
    value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
  const x = curve(dot([0.4124, 0.3576, 0.1805], light) / 0.9505);
  const y = curve(dot([0.2126, 0.7152, 0.0722], light));
  const z = curve(dot([0.0193, 0.1192, 0.9505], light) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The distance of two colours as they are seen (CIE 1976): about 2 is just noticed. */
export function distance(one: string, other: string, sight: Sight): number {
  const [a, b] = [lab(one, sight), lab(other, sight)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
