import { type English, USUAL_ENGLISH } from './english.ts';
import { type Paper, USUAL_PAPER } from './papers.ts';

/** Where Letter is the usual paper (CLDR, `paperSize` of the supplemental measurement data). */
const LETTER_REGIONS = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** The English and the paper that are usual where someone's browser is set to: `en-US`, `es-MX`. */
export function regionalTheme(locale: string): { readonly english: English; readonly paper: Paper } {
  const region = locale.split('-').find((part) => /^[A-Z]{2}$/.test(part)) ?? '';
  return {
    english: region === 'US' ? 'US' : USUAL_ENGLISH,
    paper: LETTER_REGIONS.has(region) ? 'letter' : USUAL_PAPER,
  };
}
