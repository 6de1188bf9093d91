import type { Plan } from '@trazo/plan/plan';
import { SWOT_QUADRANTS } from '@trazo/plan/sections/swot';
import { claro } from '@trazo/templates/claro/template';
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

/**
 * How many pages its four fields may take: what is compared stands on one. Large print has one for what is inside the company and one
 * for what is outside, and where the text before them ends on their page, fields one by one.
 */
const mostSwotPages = (templateId: number): number => (templateId === claro.id ? 3 : 1);

/** Whether each item stands whole on one page, and all of them on as few pages as the template has for them. */
export function isOneSwot(
  pdf: Pick<ReadPdf, 'layout'>,
  plan: Pick<Plan, 'swot'>,
  templateId: number,
): boolean {
  const on = swotPages(pdf, plan);
  return !on.includes(0) && on.length <= mostSwotPages(templateId);
}
