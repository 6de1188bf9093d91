import { useQuery } from '@tanstack/react-query';
import { wordCount } from '@trazo/plan/rich-text/word-count';
import type { WordRange } from '@trazo/plan/written-fields';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/words/use-language.ts';
import { usePlanStore } from '../plan-store/plan-context.tsx';
import type { DraftState } from '../plan-store/plan-store.ts';
import { fetchEmptyPhrases } from './help-texts.ts';
import styles from './writing-help.module.css';
import { emptyPhrasesIn } from './writing-style.ts';

/** Milliseconds after the last key: advice in the middle of a sentence is premature. */
const DEBOUNCE = 1_000;

/** Far enough beyond the range to be worth a word. */
const TOLERANCE = 1.2;

interface StyleNotesProps {
  readonly range: WordRange;
  readonly read: (state: DraftState) => string;
}

/** Length against what a reader takes in, and phrases that prove nothing. Debounced: keys cost nothing, and what is said of an earlier text is out of sight. */
export default function StyleNotes({ range: { from, to }, read }: StyleNotesProps) {
  const { t } = useTranslation('fields');
  const { text, isOld } = useDebouncedText(read);
  const language = useLanguage();
  const { data: phrases = [] } = useQuery({
    queryKey: ['empty-phrases', language],
    queryFn: () => fetchEmptyPhrases(language),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  const count = wordCount(text);
  const length = count < from ? 'short' : count > to * TOLERANCE ? 'long' : undefined;
  const [phrase] = emptyPhrasesIn(text, phrases);
  if (count === 0) return null;
  return (
    <>
      {length !== undefined && (
        <p className={styles.note} data-old={isOld || undefined}>
          {t(`help.lengths.${length}`, { count, from, to })}
        </p>
      )}
      {phrase !== undefined && (
        <p className={styles.note} data-old={isOld || undefined}>
          {t('help.emptyPhrase', { phrase })}
        </p>
      )}
    </>
  );
}

interface Noted {
  readonly text: string;
  /** More was written since. */
  readonly isOld: boolean;
}

function useDebouncedText(read: (state: DraftState) => string): Noted {
  const store = usePlanStore();
  const readNow = useEffectEvent(() => read(store.getState()));
  const [noted, setNoted] = useState<Noted>(() => ({ text: read(store.getState()), isOld: false }));
  const age = useEffectEvent(() => {
    const isOld = readNow() !== noted.text;
    if (isOld !== noted.isOld) setNoted({ ...noted, isOld });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe(() => {
      age();
      clearTimeout(timer);
      timer = setTimeout(() => setNoted({ text: readNow(), isOld: false }), DEBOUNCE);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return noted;
}
