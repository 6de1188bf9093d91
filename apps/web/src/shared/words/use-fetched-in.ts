import type { Language } from '@trazo/plan/languages';
import { useEffect, useState } from 'react';
import { useLanguage } from './use-language.ts';

/** Words in the interface's language; undefined until they are there. `fetch` is the same function each time. */
export function useFetchedIn<Words>(fetch: (language: Language) => Promise<Words>): Words | undefined {
  const language = useLanguage();
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    let isCurrent = true;
    fetch(language).then(
      (fetched) => isCurrent && setWords(() => fetched),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language, fetch]);
  return words;
}
