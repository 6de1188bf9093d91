import type { Language } from '@trazo/plan/languages';
import excerpts from './pictures/in-use.json';
import type { SampleInUse } from './sample-in-use.ts';

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
