import { type FontTables, tableOf, viewOf } from './sfnt.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

export type Contour = readonly Point[];
export type Outline = readonly Contour[];

/** Flags of a simple glyph's points (OpenType specification, `glyf`). */
const ON_CURVE = 1;
const X_SHORT = 2;
const Y_SHORT = 4;
const REPEAT = 8;
/** With a short vector: it is positive. Without: the coordinate stays. */
const X_SAME_OR_POSITIVE = 16;
const Y_SAME_OR_POSITIVE = 32;

/** Flags of a composite glyph's components. */
const WORDS = 1;
const ARE_OFFSETS = 2;
const SCALE = 8;
const MORE = 32;
const TWO_SCALES = 64;
const MATRIX = 128;
const SCALED_OFFSET = 2048;

/** Composites stand in composites; a font that nests deeper is broken. */
const DEEPEST = 8;
/** Glyphs a composite is made of, all levels together; few bytes could ask for any number. */
const MOST_PARTS = 256;

/** Points are numbered in 16 bits. */
const MOST_GLYPH_POINTS = 0xffff;

/** Reads a font's glyphs by number, composites as the contours they are made of. */
export function outlineReader(tables: FontTables): (glyph: number) => Outline {
  const glyf = viewOf(tableOf(tables, 'glyf'));
  const loca = viewOf(tableOf(tables, 'loca'));
  const isLong = viewOf(tableOf(tables, 'head')).getInt16(50) === 1;
  const offset = (glyph: number) => (isLong ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph));

  let parts = 0;
  let points = 0;

  function read(glyph: number, depth: number): Outline {
    parts += 1;
    if (parts > MOST_PARTS) throw new TypeError('a composite glyph is made of too many');
    const at = offset(glyph);
    if (offset(glyph + 1) === at) return [];
    if (depth > DEEPEST) throw new TypeError('composite glyphs are nested too deep');
    const contours = glyf.getInt16(at);
    return contours < 0 ? composite(at + 10, depth) : simple(glyf, at + 10, contours);
  }

  function composite(start: number, depth: number): Outline {
    const outline: Contour[] = [];
    let at = start;
    let flags = MORE;
    while ((flags & MORE) !== 0) {
      flags = glyf.getUint16(at);
      const part = read(glyf.getUint16(at + 2), depth + 1);
      const placed = at + 4;
      at = placed + ((flags & WORDS) === 0 ? 2 : 4);
      const [xx, xy, yx, yy, length] = matrix(glyf, at, flags);
      at += length;
      const turned = part.map((contour) =>
        contour.map(({ x, y, isOnCurve }) => ({
          x: Math.round(x * xx + y * yx),
          y: Math.round(x * xy + y * yy),
          isOnCurve,
        })),
      );
      points += pointsOf(turned);
      if (points > MOST_GLYPH_POINTS) throw new TypeError('a composite glyph has too many points');
      const [dx, dy] =
        (flags & ARE_OFFSETS) === 0
          ? matchingPoints(outline, turned, pairAt(glyf, placed, flags))
          : offsetOf(pairAt(glyf, placed, flags), flags, [Math.hypot(xx, yx), Math.hypot(xy, yy)]);
      for (const contour of turned)
        outline.push(contour.map(({ x, y, isOnCurve }) => ({ x: x + dx, y: y + dy, isOnCurve })));
    }
    return outline;
  }

  return (glyph) => {
    parts = 0;
    points = 0;
    return read(glyph, 0);
  };
}

/** How a component is turned and scaled, and the bytes that say so. */
function matrix(glyf: DataView, at: number, flags: number): [number, number, number, number, number] {
  const factor = (index: number) => glyf.getInt16(at + 2 * index) / 2 ** 14;
  if ((flags & SCALE) !== 0) return [factor(0), 0, 0, factor(0), 2];
  if ((flags & TWO_SCALES) !== 0) return [factor(0), 0, 0, factor(1), 4];
  if ((flags & MATRIX) !== 0) return [factor(0), factor(1), factor(2), factor(3), 8];
  return [1, 0, 0, 1, 0];
}

type Pair = readonly [x: number, y: number];

/** A component's two arguments: signed offsets, or unsigned numbers of points. */
function pairAt(glyf: DataView, at: number, flags: number): Pair {
  if ((flags & ARE_OFFSETS) === 0) {
    return (flags & WORDS) === 0
      ? [glyf.getUint8(at), glyf.getUint8(at + 1)]
      : [glyf.getUint16(at), glyf.getUint16(at + 2)];
  }
  return (flags & WORDS) === 0
    ? [glyf.getInt8(at), glyf.getInt8(at + 1)]
    : [glyf.getInt16(at), glyf.getInt16(at + 2)];
}

/** An offset, in the component's own scale where it says so; as FreeType does it, and with it most that is seen. */
const offsetOf = ([dx, dy]: Pair, flags: number, [scaleX, scaleY]: Pair): Pair =>
  (flags & SCALED_OFFSET) === 0 ? [dx, dy] : [Math.round(dx * scaleX), Math.round(dy * scaleY)];

/** The offset that lays a component's point on one of those that are there already. */
function matchingPoints(placed: Outline, part: Outline, [there, own]: Pair): Pair {
  const [on, point] = [pointAt(placed, there), pointAt(part, own)];
  return [on.x - point.x, on.y - point.y];
}

function pointAt(outline: Outline, number: number): Point {
  let before = 0;
  for (const contour of outline) {
    const point = contour[number - before];
    if (point !== undefined) return point;
    before += contour.length;
  }
  throw new TypeError('a component is placed by a point that is not there');
}

/** Points of an outline, all its contours together. */
export const pointsOf = (outline: Outline): number => outline.reduce((sum, { length }) => sum + length, 0);

function simple(glyf: DataView, start: number, contours: number): Outline {
  const ends = Array.from({ length: contours }, (_, index) => glyf.getUint16(start + 2 * index));
  // Else few bytes could ask for the same points in each of thousands of contours.
  if (ends.some((end, index) => end < (ends[index - 1] ?? 0)))
    throw new TypeError('contours that do not follow each other');
  const points = (ends.at(-1) ?? -1) + 1;
  if (points > MOST_GLYPH_POINTS) throw new TypeError('a glyph has too many points');
  let at = start + 2 * contours;
  at += 2 + glyf.getUint16(at);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = glyf.getUint8(at++);
    flags.push(flag);
    if ((flag & REPEAT) === 0) continue;
    for (let times = glyf.getUint8(at++); times > 0; times--) flags.push(flag);
  }
  const coordinates = (short: number, sameOrPositive: number) => {
    let value = 0;
    return flags.map((flag) => {
      if ((flag & short) !== 0) {
        const step = glyf.getUint8(at++);
        value += (flag & sameOrPositive) === 0 ? -step : step;
      } else if ((flag & sameOrPositive) === 0) {
        value += glyf.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(X_SHORT, X_SAME_OR_POSITIVE);
  const ys = coordinates(Y_SHORT, Y_SAME_OR_POSITIVE);
  const all = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOnCurve: (flag & ON_CURVE) !== 0,
  }));
  return ends.map((end, index) => all.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

export interface Box {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

/** The box around an outline's points; `undefined` for an empty one. */
export function boxOf(outline: Outline): Box | undefined {
  let [xMin, yMin, xMax, yMax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const contour of outline) {
    for (const { x, y } of contour) {
      xMin = Math.min(xMin, x);
      yMin = Math.min(yMin, y);
      xMax = Math.max(xMax, x);
      yMax = Math.max(yMax, y);
    }
  }
  return xMin === Infinity ? undefined : { xMin, yMin, xMax, yMax };
}

/** A simple glyph without instructions, padded to four bytes; no bytes for an empty outline. */
export function writeGlyph(outline: Outline): Uint8Array {
  const box = boxOf(outline);
  if (box === undefined) return new Uint8Array();
  const points = outline.flat();
  const bytes = new Uint8Array((10 + 2 * outline.length + 2 + 5 * points.length + 3) & ~3);
  const view = viewOf(bytes);
  view.setInt16(0, outline.length);
  for (const [index, value] of [box.xMin, box.yMin, box.xMax, box.yMax].entries())
    view.setInt16(2 + 2 * index, value);
  let at = 10;
  let end = -1;
  for (const { length } of outline) {
    end += length;
    view.setUint16(at, end);
    at += 2;
  }
  at += 2;
  const steps = points.map(({ x, y, isOnCurve }, index) => {
    const before = points[index - 1];
    return { isOnCurve, dx: x - (before?.x ?? 0), dy: y - (before?.y ?? 0) };
  });
  let [last, repeats] = [-1, 0];
  for (const { dx, dy, isOnCurve } of steps) {
    const flag =
      (isOnCurve ? ON_CURVE : 0) |
      stepFlag(dx, X_SHORT, X_SAME_OR_POSITIVE) |
      stepFlag(dy, Y_SHORT, Y_SAME_OR_POSITIVE);
    if (flag !== last || repeats === 255) {
      view.setUint8(at++, flag);
      [last, repeats] = [flag, 0];
      continue;
    }
    if (repeats === 0) view.setUint8(at - 1, flag | REPEAT);
    else at--;
    view.setUint8(at++, ++repeats);
  }
  for (const { dx } of steps) at += writeStep(view, at, dx);
  for (const { dy } of steps) at += writeStep(view, at, dy);
  return bytes.subarray(0, (at + 3) & ~3);
}

const isShort = (step: number): boolean => Math.abs(step) < 256;

function stepFlag(step: number, short: number, sameOrPositive: number): number {
  if (step === 0) return sameOrPositive;
  if (!isShort(step)) return 0;
  return step > 0 ? short | sameOrPositive : short;
}

/** Writes a coordinate's step; the bytes it takes. */
function writeStep(view: DataView, at: number, step: number): number {
  if (step === 0) return 0;
  if (isShort(step)) {
    view.setUint8(at, Math.abs(step));
    return 1;
  }
  view.setInt16(at, step);
  return 2;
}
