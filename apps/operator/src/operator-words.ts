import { recovery } from '@trazo/web/shared/missing-code/this-page.ts';
import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const NAMESPACE = 'operator';
const FILES = import.meta.glob<object>('../../../packages/messages/*/operator.json', {
  import: 'default',
});

type LoadWords = (language: string) => Promise<object>;

const loadWords: LoadWords = async (language) => {
  const [, load] =
    Object.entries(FILES).find(([path]) => path.endsWith(`/${language}/${NAMESPACE}.json`)) ?? [];
  if (load === undefined) throw new Error(`The console has no words in ${language}.`);
  return recovery.inTime(load);
};

export interface OperatorWords {
  readonly state: 'waiting' | 'there' | 'missing';
  readonly retry: () => void;
}

/** The console's words are fetched by the console alone; whether they are there in the interface's language. */
export function useOperatorWords(load: LoadWords = loadWords): OperatorWords {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ language: string; attempt: number; isThere: boolean }>();
  useEffect(() => {
    let isCurrent = true;
    const settle = (isThere: boolean) => {
      if (isCurrent) setAnswer({ language, attempt, isThere });
    };
    load(language).then(
      (words) => {
        i18next.addResourceBundle(language, NAMESPACE, words, true, true);
        settle(true);
      },
      () => settle(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, language, attempt]);
  const retry = () => setAttempt(attempt + 1);
  if (answer?.language !== language || answer.attempt !== attempt) return { state: 'waiting', retry };
  return { state: answer.isThere ? 'there' : 'missing', retry };
}
