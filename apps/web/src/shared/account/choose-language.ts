import type { Language } from '@trazo/plan/languages';
import { showAlert } from '../notices/alerts.ts';
import { sessionStore } from '../session/this-session.ts';
import { changeLanguage } from '../words/words.ts';
import { saveAccountLanguage } from './account-language.ts';

/** Changes the interface's language, and the account's with it in a session (specification §4). */
export async function chooseLanguage(language: Language): Promise<void> {
  const signedIn = sessionStore.getState().kind !== 'signedOut';
  try {
    if (!(await changeLanguage(language))) return;
  } catch {
    showAlert('error', 'error_ocurred');
    return;
  }
  if (!signedIn) return;
  if (await saveAccountLanguage(language)) showAlert('success', 'idiom_ok');
  else showAlert('error', 'idiom_not_updated');
}
