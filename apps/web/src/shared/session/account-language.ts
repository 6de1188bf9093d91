import { changeLanguage as changeLanguageRoute } from '@trazo/contract/api/accounts';
import type { Language } from '@trazo/plan/languages';
import { showAlert } from '../alerts/alerts.ts';
import { callApi } from '../api/api-client.ts';
import { changeLanguage } from '../words/words.ts';
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
  const result = await callApi(changeLanguageRoute, { body: { language } });
  if (result.isError) {
    showAlert('error', 'idiom_not_updated');
    return;
  }
  sessionStore.setUser(result.body);
  showAlert('success', 'idiom_ok');
}
