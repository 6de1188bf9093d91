import { useEffect, useState } from 'react';
import { type ForecastWords, fetchForecastWords } from '../../../shared/words/forecast-words.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';

interface Fetched {
  readonly own: ForecastWords;
  readonly document: ForecastWords;
}

/** The questions in the interface's language, the lines of the grid in the document's; the same language for both without a connection. */
export function useFetchedWords(): Fetched | undefined {
  const language = useLanguage();
  const printed = useDraft(({ draft }) => draft.theme.language);
  const [fetched, setFetched] = useState<Fetched>();
  useEffect(() => {
    let isCurrent = true;
    void fetchForecastWords(language)
      .then(async (own) => ({ own, document: await fetchForecastWords(printed).catch(() => own) }))
      .then((words) => isCurrent && setFetched(words))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [language, printed]);
  return fetched;
}
