import type { Language } from '@trazo/plan/languages';
import excerpts from './pictures/in-use.json';

interface FilledField {
  readonly label: string;
  readonly value: string;
}

/** What the landing page shows of the sample plan, worded (scripts/draw-brand.ts). */
export interface SampleInUse {
  readonly section: string;
  readonly name: FilledField;
  readonly description: FilledField;
  readonly price: FilledField;
  readonly cost: FilledField;
  /** The least that is in the bank at the end of a month. */
  readonly lowest: { readonly amount: string; readonly month: string };
}

const DRAWINGS = import.meta.glob<string>('./pictures/*-cash.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
const PAGES = import.meta.glob<string>('./pictures/*-products.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** The sample plan in use: its words, the page they are printed on, and what its forecast draws. */
export const inUse = (
  language: Language,
): SampleInUse & { readonly page: string; readonly cash: string } => ({
  ...excerpts[language],
  page: PAGES[`./pictures/${language}-products.webp`] ?? '',
  cash: DRAWINGS[`./pictures/${language}-cash.svg`] ?? '',
});
