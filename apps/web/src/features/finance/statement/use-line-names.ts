import i18next from 'i18next';
import { useEffect, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { addAppWords } from '../../../shared/words/words.ts';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { lineNaming, type NameLine } from './line-name.ts';

/** Names for lines in the document's language; until its words are there, and without a connection, in the interface's. */
export function useLineNames(): NameLine {
  const own = useLanguage();
  const language = useDraft(({ draft }) => draft.theme.language);
  const products = useDraft(useShallow(({ draft }) => draft.products.items.map(({ name }) => name)));
  useEffect(() => {
    if (!hasWords(language)) void addAppWords(language).catch(() => undefined);
  }, [language]);
  return useMemo(
    () => (group, lines) => {
      const t = i18next.getFixedT(hasWords(language) ? language : own, 'finance');
      const words = {
        revenues: t('document.lineNames.revenues'),
        directExpenses: t('document.lineNames.directExpenses'),
        otherExpenses: t('document.lineNames.otherExpenses'),
      };
      return lineNaming(words, products)(group, lines);
    },
    [own, language, products],
  );
}

const hasWords = (language: string) => i18next.hasResourceBundle(language, 'finance');
