import type { PrintPassage } from '../print-parts.ts';
import type { Opener } from '../wording.ts';
import type { SectionPrinter } from './section-printer.ts';

export interface PrintMission extends Opener<'mission'> {
  /** Mission, vision, values: those that are written. */
  readonly passages: readonly PrintPassage[];
}

const PASSAGES = ['mission', 'vision', 'values'] as const;

export const mission: SectionPrinter<PrintMission> = {
  print(opener, { mission: section }, { words, text }) {
    return {
      ...opener,
      passages: PASSAGES.map((passage) => ({
        heading: words(`mission:document.${passage}`),
        text: text(section[passage], 2),
      })).filter((passage) => passage.text.length > 0),
    };
  },
};
