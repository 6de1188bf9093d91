import type { Plan } from '@trazo/plan/plan';
import { SWOT_QUADRANTS } from '@trazo/plan/sections/swot';
import { letters } from './lost-words.ts';
import type { ReadPdf } from './read-pdf.ts';

/** The pages that say an item of the SWOT analysis from beginning to end, each once and in order; 0 for what no page says whole. */
export function swotPages({ layout }: Pick<ReadPdf, 'layout'>, { swot }: Pick<Plan, 'swot'>): number[] {
  const said = layout.map(({ boxes }) =>
    letters(boxes.flatMap(({ content, text }) => (content === undefined ? [] : [text])).join('')),
  );
  const items = SWOT_QUADRANTS.flatMap((quadrant) => swot[quadrant].map(({ text }) => letters(text)));
  const pages = items.map((item) => 1 + said.findLastIndex((page) => page.includes(item)));
  return [...new Set(pages)].sort((one, other) => one - other);
}
