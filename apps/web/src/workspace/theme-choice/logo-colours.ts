import { contrast, mix, parseColour, printColour, type Rgb } from '@trazo/charts/colours';

/** A colour of a logo: as it stands there, and as it is offered, dark enough for letters on paper. */
export interface LogoColour {
  readonly found: string;
  readonly offered: string;
}

/** The least contrast of letters on paper (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;
const PAPER: Rgb = [255, 255, 255];

/** Colours offered; more would be shades of the same. */
const MOST = 4;
/** What a colour takes of all that is coloured, so that edges and specks are none. */
const LEAST_SHARE = 0.03;
/** Colours nearer than this, of 255 a channel, are one. */
const NEAR = 72;
/** A pixel whose channels differ less is grey. */
const GREY = 28;
const TRANSPARENT = 128;

interface Bucket {
  count: number;
  sum: [number, number, number];
}

/** Colour quantisation of a logo's pixels (RGBA): its main colours, the most frequent first; black where all of it is grey. */
export function logoColours(pixels: Uint8ClampedArray): readonly LogoColour[] {
  const buckets = bucketsOf(pixels);
  const coloured = buckets.filter(({ colour }) => !isGrey(colour));
  const chosen = coloured.length > 0 ? coloured : buckets.filter(({ colour }) => contrast(colour, PAPER) > 3);
  const merged = merge(chosen);
  const all = merged.reduce((sum, { count }) => sum + count, 0);
  const offers = merged
    .filter(({ count }) => count >= LEAST_SHARE * all)
    .map(({ colour }) => ({ found: printColour(colour), offered: printColour(readable(colour)) }));
  return offers
    .filter(({ offered }, index) => offers.findIndex((other) => other.offered === offered) === index)
    .slice(0, MOST);
}

interface Counted {
  readonly colour: Rgb;
  readonly count: number;
}

/** Pixels that can be seen, by the four upper bits of their channels. */
function bucketsOf(pixels: Uint8ClampedArray): Counted[] {
  const buckets = new Map<number, Bucket>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < TRANSPARENT) continue;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bucket = buckets.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bucket.count += 1;
    bucket.sum[0] += red;
    bucket.sum[1] += green;
    bucket.sum[2] += blue;
    buckets.set(key, bucket);
  }
  return [...buckets.values()].map(({ count, sum: [red, green, blue] }) => ({
    count,
    colour: [red / count, green / count, blue / count] as const,
  }));
}

/** Shades of one colour go to the most frequent of them. */
function merge(buckets: readonly Counted[]): Counted[] {
  const merged: Counted[] = [];
  for (const { colour, count } of buckets.toSorted((one, other) => other.count - one.count)) {
    const near = merged.findIndex((main) => distance(main.colour, colour) < NEAR);
    const main = merged[near];
    if (main === undefined) merged.push({ colour, count });
    else merged[near] = { colour: main.colour, count: main.count + count };
  }
  return merged.toSorted((one, other) => other.count - one.count);
}

const isGrey = (colour: Rgb): boolean => Math.max(...colour) - Math.min(...colour) < GREY;

const distance = (one: Rgb, other: Rgb): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** The colour itself, or the nearest darker shade that can be read on paper. */
function readable(colour: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(colour, [0, 0, 0], share);
    if (contrast(parseColour(printColour(shade)), PAPER) >= READABLE) return shade;
  }
  return [0, 0, 0];
}
