import type { Language } from '@trazo/plan/languages';
import { must } from '@trazo/plan/must';
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
  page: must(PAGES[`./pictures/${language}-products.webp`], 'a page in each language'),
  cash: must(DRAWINGS[`./pictures/${language}-cash.svg`], 'a drawing in each language'),
});
