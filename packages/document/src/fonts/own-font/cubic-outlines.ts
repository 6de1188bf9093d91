import type { Font, Path } from 'fontkit';
import type { Contour, Outline, Point } from './glyph-outlines.ts';

/** How far a curve may lie from the one it stands for, of the font's size: less than a printer's dot at any size of text. */
const TOLERANCE = 1 / 2000;
/** Pieces a curve is cut into at most. */
const MOST_PIECES = 16;

type Pair = readonly [x: number, y: number];

/** Reads the glyphs of a font with PostScript outlines (CFF) by number, as TrueType draws them: in quadratic curves, clockwise. */
export function cubicOutlineReader(font: Font): (glyph: number) => Outline {
  const tolerance = font.unitsPerEm * TOLERANCE;
  return (glyph) => contoursOf(font.getGlyph(glyph).path, tolerance);
}

function contoursOf(path: Path, tolerance: number): Outline {
  const contours: Contour[] = [];
  let points: Point[] = [];
  let at: Pair = [0, 0];
  const add = ([x, y]: Pair, isOnCurve: boolean) =>
    points.push({ x: Math.round(x), y: Math.round(y), isOnCurve });
  const close = () => {
    // Filled inside on the other side of the line than in TrueType.
    if (points.length > 2) contours.push(withoutLast(points).toReversed());
    points = [];
  };
  for (const { command, args } of path.commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    if (command === 'moveTo') close();
    if (command === 'closePath') {
      close();
      continue;
    }
    if (command === 'moveTo' || command === 'lineTo') {
      at = [a, b];
      add(at, true);
    } else if (command === 'quadraticCurveTo') {
      add([a, b], false);
      at = [c, d];
      add(at, true);
    } else {
      for (const [control, end] of quadratics(at, [a, b], [c, d], [e, f], tolerance)) {
        add(control, false);
        add(end, true);
      }
      at = [e, f];
    }
  }
  close();
  return contours;
}

/** A contour closes by itself: a last point on the first one is one too many. */
function withoutLast(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  const closes = last?.isOnCurve === true && first?.x === last.x && first?.y === last.y;
  return closes ? points.slice(0, -1) : points;
}

/**
 * Quadratic curves that stand for a cubic one, as control and end. Cut into n equal pieces, each the nearest quadratic of
 * its piece, they lie off by at most √3/36 · |p3 − 3p2 + 3p1 − p0| / n³.
 */
function quadratics(p0: Pair, p1: Pair, p2: Pair, p3: Pair, tolerance: number): [Pair, Pair][] {
  const third = (axis: 0 | 1) => p3[axis] - 3 * p2[axis] + 3 * p1[axis] - p0[axis];
  const off = (Math.sqrt(3) / 36) * Math.hypot(third(0), third(1));
  const count = Math.min(MOST_PIECES, Math.max(1, Math.ceil(Math.cbrt(off / tolerance))));
  const point = (axis: 0 | 1, t: number) =>
    (1 - t) ** 3 * p0[axis] +
    3 * (1 - t) ** 2 * t * p1[axis] +
    3 * (1 - t) * t ** 2 * p2[axis] +
    t ** 3 * p3[axis];
  const slope = (axis: 0 | 1, t: number) =>
    3 * (1 - t) ** 2 * (p1[axis] - p0[axis]) +
    6 * (1 - t) * t * (p2[axis] - p1[axis]) +
    3 * t ** 2 * (p3[axis] - p2[axis]);
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index / count, (index + 1) / count];
    const step = to - from;
    // The mean of where the tangents of both ends lead to.
    const control = (axis: 0 | 1) =>
      (point(axis, from) + point(axis, to)) / 2 + (step / 4) * (slope(axis, from) - slope(axis, to));
    return [
      [control(0), control(1)],
      [point(0, to), point(1, to)],
    ];
  });
}
