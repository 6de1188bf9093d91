import type { Path } from 'fontkit';
import { readFont } from '../fonts/open-font.ts';
import { readTables, tableOf, viewOf, writeTables } from './sfnt.ts';

/** Operators of Type 2 charstrings and of CFF dictionaries (Adobe technical notes 5177, 5176). */
const [MOVE, LINE, CURVE, END] = [21, 5, 8, 14];
const [CALL, RETURN] = [29, 11];
/** What is taken off the numbers of fewer than 1240 routines. */
const BIAS = 107;
const [CHARSET, CHARSTRINGS, PRIVATE] = [15, 17, 18];

const short = (value: number): number[] => [28, (value >> 8) & 255, value & 255];
const long = (value: number): number[] => [
  29,
  value >> 24,
  (value >> 16) & 255,
  (value >> 8) & 255,
  value & 255,
];

function index(items: readonly (readonly number[])[]): number[] {
  if (items.length === 0) return [0, 0];
  const bytes = [items.length >> 8, items.length & 255, 4];
  let offset = 1;
  const at = (value: number) =>
    bytes.push(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255);
  at(offset);
  for (const { length } of items) {
    offset += length;
    at(offset);
  }
  return [...bytes, ...items.flat()];
}

/** A TrueType font's glyphs as PostScript outlines, in a file as OTF fonts are. */
export function asPostScriptFont(font: Uint8Array): Uint8Array {
  const read = readFont(Buffer.from(font));
  return postScriptFont(
    font,
    Array.from({ length: read.numGlyphs }, (_, glyph) => charstring(read.getGlyph(glyph).path)),
  );
}

/**
 * A small file whose glyphs take a renderer without limits 10^12 steps: each routine calls the next one ten times, twelve
 * deep. With points, each step keeps one, so that memory ends before time does.
 */
export function endlessPostScriptFont(font: Uint8Array, { withPoints = false } = {}): Uint8Array {
  const routines = Array.from({ length: 12 }, (_, routine) => [
    ...Array.from({ length: 10 }, () => callOf(routine + 1)).flat(),
    RETURN,
  ]);
  const last = withPoints ? [...short(1), ...short(1), LINE, RETURN] : [RETURN];
  return calling(font, [...routines, last]);
}

/** A file whose one routine calls itself. */
export const selfCallingPostScriptFont = (font: Uint8Array): Uint8Array =>
  calling(font, [[...callOf(0), RETURN]]);

const callOf = (routine: number): number[] => [...short(routine - BIAS), CALL];

/** Glyphs that are all drawn by the first routine. */
function calling(font: Uint8Array, routines: readonly (readonly number[])[]): Uint8Array {
  const count = viewOf(tableOf(readTables(font), 'maxp')).getUint16(4);
  const glyphs = Array.from({ length: count }, () => [...callOf(0), END]);
  return postScriptFont(font, glyphs, routines);
}

function postScriptFont(
  font: Uint8Array,
  glyphs: readonly (readonly number[])[],
  routines: readonly (readonly number[])[] = [],
): Uint8Array {
  const tables = readTables(font);
  const count = glyphs.length;
  const kept = [...tables].filter(([tag]) => !['glyf', 'loca', 'fpgm', 'prep', 'cvt ', 'gasp'].includes(tag));
  const maxp = new Uint8Array([0, 0, 0x50, 0, count >> 8, count & 255]);
  const file = writeTables(new Map([...kept, ['maxp', maxp], ['CFF ', cffTable(glyphs, routines)]]));
  file.set(new TextEncoder().encode('OTTO'));
  return file;
}

function cffTable(
  glyphs: readonly (readonly number[])[],
  routines: readonly (readonly number[])[],
): Uint8Array {
  const before = [1, 0, 4, 4, ...index([[...new TextEncoder().encode('Test')]])];
  const top = (charset: number, strings: number, own: number): number[] =>
    index([[...long(charset), CHARSET, ...long(strings), CHARSTRINGS, ...long(0), ...long(own), PRIVATE]]);
  const between = [...index([]), ...index(routines)];
  const charset = before.length + top(0, 0, 0).length + between.length;
  // Glyphs' names by number, in one range.
  const names = [2, 0, 1, (glyphs.length - 2) >> 8, (glyphs.length - 2) & 255];
  const strings = charset + names.length;
  const drawn = index(glyphs);
  return new Uint8Array([
    ...before,
    ...top(charset, strings, strings + drawn.length),
    ...between,
    ...names,
    ...drawn,
  ]);
}

type Pair = readonly [x: number, y: number];

function charstring({ commands }: Path): number[] {
  const bytes: number[] = [];
  let at: Pair = [0, 0];
  let written: Pair = [0, 0];
  const put = (operator: number, ...points: readonly Pair[]) => {
    for (const [x, y] of points) {
      const rounded: Pair = [Math.round(x), Math.round(y)];
      bytes.push(...short(rounded[0] - written[0]), ...short(rounded[1] - written[1]));
      written = rounded;
    }
    bytes.push(operator);
  };
  const towards = (from: Pair, [x, y]: Pair): Pair => [
    from[0] + (2 / 3) * (x - from[0]),
    from[1] + (2 / 3) * (y - from[1]),
  ];
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args;
    const end: Pair = command === 'quadraticCurveTo' ? [c, d] : [a, b];
    if (command === 'moveTo') put(MOVE, end);
    if (command === 'lineTo') put(LINE, end);
    if (command === 'quadraticCurveTo') put(CURVE, towards(at, [a, b]), towards(end, [a, b]), end);
    if (command !== 'closePath') at = end;
  }
  return [...bytes, END];
}
