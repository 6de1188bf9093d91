import { Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../words/use-language.ts';
import styles from './glossary.module.css';
import { fetchGlossary, type GlossaryTerm } from './glossary.ts';

interface GlossaryBubbleProps {
  readonly term: GlossaryTerm;
  readonly target: RefObject<HTMLButtonElement | null>;
  /** Tells what is shown, to be read out. */
  readonly onMeaning: (meaning: string) => void;
}

export default function GlossaryBubble({ term, target, onMeaning }: GlossaryBubbleProps) {
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const { data, isError } = useQuery({
    queryKey: ['glossary', language],
    queryFn: () => fetchGlossary(language),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  const meaning = isError ? t('help.failed') : data?.[term];
  useEffect(() => {
    if (meaning !== undefined) onMeaning(meaning);
  }, [meaning, onMeaning]);
  if (meaning === undefined) return null;
  return (
    <Tooltip
      opened
      // Read out by the live region beside the button.
      aria-hidden
      multiline
      withArrow
      target={target}
      label={meaning}
      position="bottom-start"
      className={styles.bubble ?? ''}
      events={{ hover: false, focus: false, touch: false }}
    />
  );
}
