import type { PrintModel } from './print-model.ts';

/**
 * More than any page of a template holds: measured with nothing but narrow letters in the narrowest fonts, and a twentieth more.
 * Prose takes about half of it.
 */
const LETTERS_A_PAGE: Readonly<Record<string, number>> = {
  claro: 3_800,
  panorama: 5_700,
  ronda: 7_000,
  plano: 7_900,
  mayor: 7_900,
  sintesis: 16_000,
};
const OF_OTHERS = 10_500;

/** Shorter strings may be names of kinds, paths and the like. */
const WORDS = 40;

function lettersIn(value: unknown): number {
  if (typeof value === 'string') return value.length < WORDS ? 0 : value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let letters = 0;
  for (const part of Object.values(value)) letters += lettersIn(part);
  return letters;
}

/** Whether a document has more text than so many pages hold, whatever its font. */
export const isSurelyTooLong = ({ sections, meta }: PrintModel, pages: number): boolean =>
  lettersIn(sections) > pages * (LETTERS_A_PAGE[meta.template] ?? OF_OTHERS);
