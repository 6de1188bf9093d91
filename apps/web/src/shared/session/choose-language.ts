import type { Language } from '@trazo/plan/languages';
import { showAlert } from '../alerts/alerts.ts';
import { changeLanguage } from '../words/words.ts';
import { saveAccountLanguage } from './account-language.ts';
import { sessionStore } from './this-session.ts';

/** Changes the interface's language, and the account's with it when somebody is signed in (specification §4). */
export async function chooseLanguage(language: Language): Promise<void> {
  const signedIn = sessionStore.getState().kind !== 'signedOut';
  try {
    await changeLanguage(language);
  } catch {
    showAlert('error', 'error_ocurred');
    return;
  }
  if (!signedIn) return;
  if (await saveAccountLanguage(language)) showAlert('success', 'idiom_ok');
  else showAlert('error', 'idiom_not_updated');
}
