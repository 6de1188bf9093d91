import type { Language } from '@trazo/plan/languages';
import { useTranslation } from 'react-i18next';
import { interfaceLanguage } from './words.ts';

/** The interface's language; the component is worded anew when it changes. */
export function useLanguage(): Language {
  useTranslation();
  return interfaceLanguage();
}
