/**
 * Colours that stay apart in grey print: the theme's two colours in turn, each brought to its own step of lightness.
 * Colours are `#rrggbb`; `paper` is what they stand on.
 */
export function shades(primary: string, secondary: string, count: number, paper = '#ffffff'): string[] {
  const steps = (STEPS[Math.min(count, STEPS.length) - 1] ?? []).map(isDark(paper) ? lifted : (step) => step);
  return Array.from({ length: count }, (_, index) =>
    atLuminance(index % 2 === 0 ? primary : secondary, steps[index % steps.length] ?? 0.5),
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

/** On a dark page the darkest mark has to stand out too (3:1); the order of the steps stays. */
const lifted = (step: number): number => 0.14 + step * 0.84;

type Rgb = readonly [red: number, green: number, blue: number];

const parse = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const print = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const isDark = (paper: string): boolean => luminance(parse(paper)) < 0.18;

const mix = ([r, g, b]: Rgb, [red, green, blue]: Rgb, share: number): Rgb => [
  r + (red - r) * share,
  g + (green - g) * share,
  b + (blue - b) * share,
];

/** Lightens or darkens a colour until it has a luminance. */
function atLuminance(hex: string, target: number): string {
  const base = parse(hex);
  const isTooDark = luminance(base) < target;
  const end: Rgb = isTooDark ? [255, 255, 255] : [0, 0, 0];
  let [low, high] = [0, 1];
  for (let round = 0; round < 12; round++) {
    const middle = (low + high) / 2;
    const falls = luminance(mix(base, end, middle)) < target;
    if (falls === isTooDark) low = middle;
    else high = middle;
  }
  return print(mix(base, end, (low + high) / 2));
}
