import type { Language } from '@trazo/plan/languages';
import { useTranslation } from 'react-i18next';
import { languageOf } from './words.ts';

/** The interface's language; the component is re-rendered when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n);
}
