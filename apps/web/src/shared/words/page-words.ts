import { isLanguage, type Language } from '@trazo/plan/languages';
import type { WordFiles } from './word-files.ts';

/** The element that holds the words a page was written with. */
const PAGE_WORDS_ID = 'words';

/** A data block: no script that runs, and nothing in it can end it. */
export const pageWordsScript = (words: WordFiles): string =>
  `<script id="${PAGE_WORDS_ID}" type="application/json">${JSON.stringify(words).replaceAll('<', '\\u003c')}</script>`;

/** What this page was written with: the same words in the same language make the same page again. */
export function readPageWords(page: Document): { language: Language | undefined; words: WordFiles } {
  const { lang } = page.documentElement;
  const text = page.getElementById(PAGE_WORDS_ID)?.textContent ?? '{}';
  return { language: isLanguage(lang) ? lang : undefined, words: JSON.parse(text) };
}
