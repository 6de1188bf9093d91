import type { Plan } from '@trazo/plan/plan';
import type { Theme } from '@trazo/plan/theme/theme';
import { layoutFaults } from './layout-faults.ts';
import { lostDescriptions, lostWords } from './lost-words.ts';
import type { ReadPdf } from './read-pdf.ts';
import { structureFaults } from './structure-faults.ts';

/** All that can be wrong with a document, whatever plan it is of. */
export interface DocumentFaults {
  /** Texts off their page, on others, or too small. */
  readonly clipped: readonly string[];
  readonly lost: readonly string[];
  /** What screen readers would stumble over. */
  readonly structure: readonly string[];
}

export const documentFaults = (pdf: ReadPdf, plan: Plan, theme: Theme): DocumentFaults => ({
  clipped: layoutFaults(pdf),
  lost: [...lostWords(pdf, plan, theme), ...lostDescriptions(pdf, plan, theme)],
  structure: structureFaults(pdf),
});
