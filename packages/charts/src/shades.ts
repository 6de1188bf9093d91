import { luminance, mix, parseColour, printColour, type Rgb } from './colours.ts';

/** Of what a chart is not about. */
const NEUTRAL = '#6b7280';
/** The colour of values that are negative or below a threshold. A theme's own red is not used for values. */
export const LOSS = '#a4161a';

/** The colour of values: the first of the theme's colours that is not a red. */
export const dataColour = (primary: string, secondary: string): string =>
  [primary, secondary].find((colour) => !isRed(parseColour(colour))) ?? NEUTRAL;

function isRed([red, green, blue]: Rgb): boolean {
  const spread = red - Math.min(green, blue);
  return red > Math.max(green, blue) && spread / red > 0.4 && Math.abs(green - blue) / spread < 0.4;
}

/**
 * Colours that stay apart in grey print, each at its own step of lightness: greys, and the colour for the one that the chart is
 * `about`. Colours are `#rrggbb`; `paper` is what they stand on.
 */
export function shades(colour: string, count: number, about = 0, paper = '#ffffff'): string[] {
  const steps = (STEPS[Math.min(count, STEPS.length) - 1] ?? []).map(isDark(paper) ? lifted : (step) => step);
  return Array.from({ length: count }, (_, index) =>
    atLuminance(index === about ? colour : NEUTRAL, steps[index % steps.length] ?? 0.5),
  );
}

/** Relative luminances (WCAG) for one to six series. */
const STEPS = [
  [0.12],
  [0.09, 0.45],
  [0.08, 0.3, 0.62],
  [0.07, 0.24, 0.46, 0.74],
  [0.06, 0.19, 0.36, 0.56, 0.8],
  [0.05, 0.15, 0.28, 0.44, 0.63, 0.83],
] as const;

/** On a dark page the darkest shade has to stand out too (3:1); the order of the steps stays. */
const lifted = (step: number): number => 0.14 + step * 0.84;

/** White or near-black, whichever reads better on a colour. */
export const readableOn = (color: string): string =>
  luminance(parseColour(color)) > READABLE_TURN ? '#17191e' : '#ffffff';

/** Where black and white letters have the same contrast. */
const READABLE_TURN = 0.19;

const isDark = (paper: string): boolean => luminance(parseColour(paper)) < 0.18;

/** Lightens or darkens a colour until it has a luminance. */
function atLuminance(hex: string, target: number): string {
  const base = parseColour(hex);
  const isTooDark = luminance(base) < target;
  const end: Rgb = isTooDark ? [255, 255, 255] : [0, 0, 0];
  let [low, high] = [0, 1];
  for (let round = 0; round < 12; round++) {
    const middle = (low + high) / 2;
    const falls = luminance(mix(base, end, middle)) < target;
    if (falls === isTooDark) low = middle;
    else high = middle;
  }
  return printColour(mix(base, end, (low + high) / 2));
}
