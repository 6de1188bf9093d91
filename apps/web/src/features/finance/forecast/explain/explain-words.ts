import type words from '@trazo/messages/help/es/explain.json';
import type { Language } from '@trazo/plan/languages';
import { fetchWords } from '../../../../shared/words/fetch-words.ts';
import { useFetchedIn } from '../../../../shared/words/use-fetched-in.ts';

export type ExplainWords = typeof words;

const FILES = import.meta.glob<ExplainWords>('../../../../../../../packages/messages/help/*/explain.json', {
  import: 'default',
});

const fetchExplainWords = (language: Language) => fetchWords(FILES, language, 'explain');

/** The words of explanations in the interface's language; undefined until they are there. */
export const useExplainWords = (): ExplainWords | undefined => useFetchedIn(fetchExplainWords);
