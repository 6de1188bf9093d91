import { SWOT_QUADRANTS } from '@trazo/plan/sections/swot';
import type { PrintText } from '../print-parts.ts';
import type { Opener } from '../wording.ts';
import type { SectionPrinter } from './section-printer.ts';

export interface PrintSwot extends Opener<'swot'> {
  /** Those with items, in the order strengths, weaknesses, opportunities, threats. */
  readonly quadrants: readonly {
    readonly id: 'strengths' | 'weaknesses' | 'opportunities' | 'threats';
    readonly label: string;
    readonly items: readonly string[];
  }[];
  readonly text: PrintText;
}

export const swot: SectionPrinter<PrintSwot> = {
  print(opener, { swot: section }, { words, text, line }) {
    return {
      ...opener,
      quadrants: SWOT_QUADRANTS.map((id) => ({
        id,
        label: words(`swot:document.${id}`),
        items: section[id].map((item) => line(item.text)).filter((item) => item !== ''),
      })).filter(({ items }) => items.length > 0),
      text: text(section.summary),
    };
  },
};
