/** The words of a colour: `<hue>.<tone>` of the namespace `colours`. */
type Hue = 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'violet' | 'pink' | 'brown' | 'grey';
type Tone = 'dark' | 'plain' | 'light';

export interface ColourName {
  readonly hue: Hue;
  readonly tone: Tone;
}

/** Where each hue ends on the colour circle, in degrees. */
const HUES: readonly (readonly [number, Hue])[] = [
  [12, 'red'],
  [38.5, 'orange'],
  [68, 'yellow'],
  [168, 'green'],
  [192, 'teal'],
  [250, 'blue'],
  [300, 'violet'],
  [340, 'pink'],
  [361, 'red'],
];

/** What a person would call a colour (`#rrggbb`). */
export function colourName(hex: string): ColourName {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [red ?? 0, green ?? 0, blue ?? 0];
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const lightness = (most + least) / 2;
  const spread = most - least;
  const tone = lightness < 0.3 ? 'dark' : lightness > 0.68 ? 'light' : 'plain';
  if (spread < 0.07) return { hue: 'grey', tone };
  const degrees = 60 * sector(r, g, b, most, spread);
  const hue = HUES.find(([end]) => degrees < end)?.[1] ?? 'red';
  const isEarthy = (hue === 'orange' || hue === 'yellow') && (lightness < 0.42 || spread < 0.34);
  return { hue: isEarthy ? 'brown' : hue, tone };
}

function sector(r: number, g: number, b: number, most: number, spread: number): number {
  if (most === r) return ((g - b) / spread + 6) % 6;
  return most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
}

/** A colour as it may be typed (`1f3a5f`, `#ABC`) as `#rrggbb`; undefined while it is none. */
export function readColour(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : undefined;
}
