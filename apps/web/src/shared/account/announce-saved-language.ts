import type { Language } from '@trazo/plan/languages';
import i18next from 'i18next';
import { showNotice } from '../notices/notices.ts';
import { addAppWords } from '../words/words.ts';
import { saveAccountLanguage } from './account-language.ts';

/** Keeps the language in the account and says on a public page, which has neither, what the application's alert says. */
export async function saveLanguageAndAnnounce(language: Language): Promise<void> {
  const [isSaved] = await Promise.all([saveAccountLanguage(language), addAppWords(language)]);
  if (isSaved) showNotice({ tone: 'success', text: i18next.t('alerts:idiom_ok') });
  else showNotice({ tone: 'error', text: i18next.t('alerts:idiom_not_updated') });
}
