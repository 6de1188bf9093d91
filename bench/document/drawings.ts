import type { PrintSpans } from '@trazo/document/print-model/print-parts';
import type { PrintBox } from '@trazo/document/print-model/sections/organigram';
import { fontFamily } from '@trazo/plan/theme/fonts';
import { theme } from './plans.ts';

// What our templates draw themselves, as SVG for the peers, who draw it from the same data.

const FAMILY = fontFamily(theme.font);
const { primary, secondary } = theme.colors;

const BOX = { width: 150, height: 44, across: 40, between: 12 } as const;
const BAR = { names: 220, longest: 300, figures: 100, height: 12, line: 22 } as const;

export interface Drawing {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The organigram from left to right: a box for everyone, and lines to those under them. */
export function organigramDrawing(boxes: readonly PrintBox[]): Drawing {
  const parts: string[] = [];
  let bottom = 0;
  let depth = 0;

  function place(box: PrintBox, index: number): number {
    const { level } = box;
    depth = Math.max(depth, level + 1);
    const centres = boxes.flatMap((other, at) => (other.superior === index ? [place(other, at)] : []));
    if (centres.length === 0) bottom += BOX.height + BOX.between;
    const own = BOX.height / 2;
    const y =
      ((centres[0] ?? bottom - BOX.between - own) + (centres.at(-1) ?? bottom - BOX.between - own)) / 2;
    const x = level * (BOX.width + BOX.across);
    const right = x + BOX.width;
    parts.push(
      `<rect x="${x}" y="${y - own}" width="${BOX.width}" height="${BOX.height}" fill="#ffffff" stroke="${primary}"/>`,
      words(box.title, { x: x + BOX.width / 2, y: y - 4, size: 9, anchor: 'middle' }),
      words(box.detail, { x: x + BOX.width / 2, y: y + 10, size: 8, anchor: 'middle' }),
      ...centres.map(
        (centre) =>
          `<path d="M${right} ${y}h${BOX.across / 2}V${centre}h${BOX.across / 2}" fill="none" stroke="${secondary}"/>`,
      ),
    );
    return y;
  }

  for (const [index, box] of boxes.entries()) if (box.superior === null) place(box, index);
  const size = { width: depth * (BOX.width + BOX.across) - BOX.across + 2, height: bottom };
  return { svg: svg(size, parts), ...size };
}

/** Amounts that begin where others end: a name, a bar, its figure. */
export function barsDrawing({ rows }: PrintSpans): Drawing {
  const parts = rows.flatMap(({ label, figure, from, to }, index) => {
    const [y, x] = [index * BAR.line, BAR.names + from * BAR.longest];
    const length = (to - from) * BAR.longest;
    return [
      words(label, { x: 0, y: y + 10, size: 9, anchor: 'start' }),
      `<rect x="${x}" y="${y}" width="${length}" height="${BAR.height}" fill="${primary}"/>`,
      words(figure, { x: x + length + 6, y: y + 10, size: 9, anchor: 'start' }),
    ];
  });
  const size = { width: BAR.names + BAR.longest + BAR.figures, height: rows.length * BAR.line };
  return { svg: svg(size, parts), ...size };
}

const svg = ({ width, height }: { width: number; height: number }, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: 'start' | 'middle';
}

const words = (text: string, { x, y, size, anchor }: Place): string =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" font-family="${FAMILY}" fill="#222222">${text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')}</text>`;
