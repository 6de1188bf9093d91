import { must } from '@trazo/plan/must';
/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#rrggbb` */
export const parseColour = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

export const printColour = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance (WCAG 2.2), 0 to 1. */
export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** A colour on its way to another one; `share` 0 is the first, 1 the other. */
export const mix = ([r, g, b]: Rgb, [red, green, blue]: Rgb, share: number): Rgb => [
  r + (red - r) * share,
  g + (green - g) * share,
  b + (blue - b) * share,
];

/** Contrast ratio of two colours (WCAG 2.2), 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((low, high) => low - high);
  return (must(light, 'two colours') + 0.05) / (must(dark, 'two colours') + 0.05);
}
