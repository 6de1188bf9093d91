import type { CoverPatternId } from '@trazo/plan/cover';
import { must } from '@trazo/plan/must';
import { luminance, mix, parseColour, printColour } from './colours.ts';

interface PatternColours {
  /** `#rrggbb`, like the other one. */
  readonly primary: string;
  readonly secondary: string;
}

/** A drawing in a box `0 0 width height`. */
export interface PatternDrawing {
  readonly width: number;
  readonly height: number;
  /** SVG elements, without the `svg` around them. */
  readonly shapes: readonly PatternShape[];
}

/** One path, filled or stroked. */
export interface PatternShape {
  readonly path: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}

/** What a pattern is drawn with: its ground, the second colour where it is seen on that, and shades between. */
interface Palette {
  readonly ground: string;
  readonly accent: string;
  /** The ground, so far on its way to white or black (0 to 1). */
  shade(share: number): string;
  /** The accent, or so much of it (0 to 1) in the ground: with less than half of it two colours make mud. */
  between(share: number): string;
}

type Draw = (palette: Palette, width: number, height: number) => PatternShape[];

const DRAWINGS: Readonly<Record<CoverPatternId, Draw>> = { waves, quarters, facets, contours, dots, stripes };

/** The same drawing each time: what looks like chance follows from where a shape stands. */
export function coverPattern(
  id: CoverPatternId,
  { primary, secondary }: PatternColours,
  { width, height }: { width: number; height: number } = { width: 840, height: 880 },
): PatternDrawing {
  const palette = paletteOf(primary, secondary);
  const ground = { path: `M0 0H${width}V${height}H0Z`, fill: palette.ground };
  return { width, height, shapes: [ground, ...DRAWINGS[id](palette, width, height)] };
}

/** The drawing as a file. */
export function patternSvg({ width, height, shapes }: PatternDrawing): string {
  const paths = shapes.map(({ path, fill = 'none', stroke, strokeWidth }) => {
    const pen = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${strokeWidth ?? 1}"`;
    return `<path d="${path}" fill="${fill}"${pen}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${paths.join('')}</svg>`;
}

function paletteOf(primary: string, secondary: string): Palette {
  const ground = parseColour(primary);
  const end = luminance(ground) < 0.4 ? ([255, 255, 255] as const) : ([0, 0, 0] as const);
  const shade = (share: number) => mix(ground, end, share);
  const accent = apart(secondary, primary) ? parseColour(secondary) : shade(0.55);
  return {
    ground: primary,
    accent: printColour(accent),
    shade: (share) => printColour(shade(share)),
    between: (share) => printColour(mix(ground, accent, share)),
  };
}

/** Two colours one can tell from each other side by side. */
function apart(one: string, other: string): boolean {
  const [a, b] = [parseColour(one), parseColour(other)];
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  const distance = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return (light + 0.05) / (dark + 0.05) >= 1.35 || distance > 130;
}

/** A number from 0 to 1 that belongs to a place, given in whole numbers. */
function chance(x: number, y: number, turn = 0): number {
  let bits = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b) ^ Math.imul(turn + 1, 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** Hills of water: the ground's shades behind, the second colour's in front. */
function waves({ between, shade }: Palette, width: number, height: number): PatternShape[] {
  const count = 11;
  const pitch = height / count;
  return Array.from({ length: count }, (_, index) => {
    const top = (index + 0.35) * pitch;
    const length = 300 + 46 * chance(index, 1);
    const rise = pitch * (0.34 + 0.2 * chance(index, 2));
    const start = -length * chance(index, 3);
    const steps = Math.ceil((width - start) / (length / 2)) + 1;
    const crests = Array.from({ length: steps }, (_crest, step) => {
      const middle = start + (step + 0.5) * (length / 2);
      const [x, y] = [start + (step + 1) * (length / 2), step % 2 === 0 ? top - 2 * rise : top + 2 * rise];
      return `Q${point(middle, y)} ${point(x, top)}`;
    });
    const path = `M${point(start, top)}${crests.join('')}V${height}H${round(start)}Z`;
    const tone = must(WATER[index % WATER.length], 'the index is within the list');
    return { path, fill: tone < 0.5 ? shade(tone) : between(tone) };
  });
}

/** Below a half a shade of the ground, from there on the accent's share. */
const WATER = [0.06, 0.13, 0.2, 0.09, 0.7, 0.17, 0.84, 0.26, 1, 0.12, 0.76];

/** Quarters of circles on a grid, each turned its own way. */
function quarters({ accent, shade, between }: Palette, width: number, height: number): PatternShape[] {
  const cell = 84;
  const colours = [accent, shade(0.14), shade(0.26), between(0.5), shade(0.09), accent];
  return cells(width, height, cell).flatMap(({ x, y, column, row }) => {
    const colour = colours[Math.floor(chance(column, row) * colours.length)] ?? accent;
    const turn = Math.floor(chance(column, row, 1) * 5);
    const [right, bottom] = [x + cell, y + cell];
    const arc = (to: string) => `A${cell} ${cell} 0 0 1 ${to}`;
    const paths = [
      `M${point(x, bottom)}V${y}${arc(point(right, bottom))}Z`,
      `M${point(x, y)}H${right}${arc(point(x, bottom))}Z`,
      `M${point(right, y)}V${bottom}${arc(point(x, y))}Z`,
      `M${point(right, bottom)}H${x}${arc(point(right, y))}Z`,
    ];
    const path = paths[turn];
    if (path !== undefined) return [{ path, fill: colour }];
    const [middle, level, radius] = [x + cell / 2, y + cell / 2, cell * 0.23];
    return [{ path: disc(middle, level, radius), fill: colour }];
  });
}

const disc = (x: number, y: number, radius: number): string =>
  `M${point(x - radius, y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(2 * radius)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-2 * radius)} 0Z`;

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly column: number;
  readonly row: number;
}

const cells = (width: number, height: number, size: number): Cell[] =>
  Array.from({ length: Math.ceil(width / size) * Math.ceil(height / size) }, (_, index) => {
    const column = index % Math.ceil(width / size);
    const row = Math.floor(index / Math.ceil(width / size));
    return { x: column * size, y: row * size, column, row };
  });

/** Triangles like the facets of a stone, brighter to one side. */
function facets({ between, shade }: Palette, width: number, height: number): PatternShape[] {
  const side = 112;
  const high = side * 0.866;
  const rows = Math.ceil(height / high);
  const columns = Math.ceil((2 * width) / side) + 2;
  return Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const left = (column - 1) * (side / 2);
    const isUpright = (row + column) % 2 === 0;
    const [top, bottom] = [row * high, (row + 1) * high];
    const [base, tip] = isUpright ? [bottom, top] : [top, bottom];
    const path = `M${point(left, base)}L${point(left + side / 2, tip)}L${point(left + side, base)}Z`;
    const slope = (column / columns) * 0.55 + (row / rows) * 0.3;
    const share = Math.min(1, Math.max(0, slope + (chance(column, row) - 0.5) * 0.5));
    const fill = share < 0.42 ? shade(0.03 + 0.6 * share) : between(0.55 + 0.9 * Math.min(0.5, share - 0.42));
    return { path, fill, stroke: fill, strokeWidth: 0.6 };
  });
}

/** Lines of equal height around a hill, as on a map. */
function contours({ accent, shade }: Palette, width: number, height: number): PatternShape[] {
  const step = 25;
  const [x, y] = [0.34 * width, 0.42 * height];
  const farthest = Math.hypot(width - x, height - y) * 1.25;
  return Array.from({ length: Math.ceil(farthest / step) }, (_, ring) => {
    const radius = (ring + 0.7) * step;
    const spots = Array.from({ length: 32 }, (_spot, at) => {
      const angle = (at / 32) * 2 * Math.PI;
      const swing =
        1 +
        0.15 * Math.sin(3 * angle + radius / 310) +
        0.08 * Math.sin(5 * angle - radius / 230) +
        0.05 * Math.sin(8 * angle + radius / 170);
      return [
        x + Math.cos(angle) * radius * swing * 1.16,
        y + Math.sin(angle) * radius * swing * 0.84,
      ] as const;
    });
    const pen =
      ring % 4 === 2 ? { stroke: accent, strokeWidth: 3.6 } : { stroke: shade(0.32), strokeWidth: 1.6 };
    return { path: smooth(spots), ...pen };
  });
}

/** A closed curve through the middles between its spots. */
function smooth(spots: readonly (readonly [number, number])[]): string {
  const between = (index: number) => {
    const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = [
      spots[index % spots.length],
      spots[(index + 1) % spots.length],
    ];
    return point((ax + bx) / 2, (ay + by) / 2);
  };
  const curves = spots.map((_, index) => {
    const [x = 0, y = 0] = spots[(index + 1) % spots.length] ?? [];
    return `Q${point(x, y)} ${between(index + 1)}`;
  });
  return `M${between(0)}${curves.join('')}Z`;
}

/** Dots that grow from one corner to the other, as in a printed picture. */
function dots({ accent, shade }: Palette, width: number, height: number): PatternShape[] {
  const pitch = 36;
  const grown = cells(width + pitch, height + pitch, pitch).map(({ x, y, row, column }) => {
    const across = x + (row % 2) * (pitch / 2);
    const along = (across / width + (height - y) / height) / 2;
    const swell = 0.5 + 0.5 * Math.sin(along * 9 + 3.4 + 0.7 * Math.sin(across / 150));
    return { path: disc(across, y, pitch * (0.07 + 0.37 * swell)), isAccent: chance(column, row) < 0.3 };
  });
  const joined = (wanted: boolean) =>
    grown.flatMap(({ path, isAccent }) => (isAccent === wanted ? [path] : [])).join('');
  return [
    { path: joined(false), fill: shade(0.2) },
    { path: joined(true), fill: accent },
  ];
}

/** Slanting bands that grow broader and draw together again. */
function stripes({ accent, shade }: Palette, width: number, height: number): PatternShape[] {
  const pitch = 44;
  const count = Math.ceil((width + height) / pitch) + 1;
  return Array.from({ length: count }, (_, index) => {
    const broad = pitch * (0.1 + 0.62 * (0.5 - 0.5 * Math.cos((index / count) * 4 * Math.PI)));
    const left = index * pitch - height;
    const path = `M${point(left, height)}L${point(left + height, 0)}H${round(left + height + broad)}L${point(left + broad, height)}Z`;
    return { path, fill: index % 3 === 0 ? accent : shade(index % 3 === 1 ? 0.13 : 0.24) };
  });
}
