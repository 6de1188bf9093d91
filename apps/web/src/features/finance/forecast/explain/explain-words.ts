import type words from '@trazo/messages/help/es/explain.json';
import type { Language } from '@trazo/plan/languages';
import { useEffect, useState } from 'react';
import { recovery } from '../../../../shared/missing-code/this-page.ts';
import { useLanguage } from '../../../../shared/words/use-language.ts';

export type ExplainWords = typeof words;

const FILES = import.meta.glob<ExplainWords>('../../../../../../../packages/messages/help/*/explain.json', {
  import: 'default',
});

const known = new Map<Language, Promise<ExplainWords>>();

function fetchExplainWords(language: Language): Promise<ExplainWords> {
  const found = known.get(language);
  if (found !== undefined) return found;
  const [, fetch] = Object.entries(FILES).find(([path]) => path.endsWith(`/${language}/explain.json`)) ?? [];
  if (fetch === undefined) throw new RangeError(`No words of explanations in ${language}`);
  const words = recovery.inTime(fetch);
  known.set(language, words);
  words.catch(() => known.delete(language));
  return words;
}

/** The words of explanations in the interface's language; undefined until they are there. */
export function useExplainWords(): ExplainWords | undefined {
  const language = useLanguage();
  const [words, setWords] = useState<ExplainWords>();
  useEffect(() => {
    let isCurrent = true;
    fetchExplainWords(language).then(
      (found) => isCurrent && setWords(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return words;
}
