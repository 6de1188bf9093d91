import type { Language } from '@trazo/plan/languages';
import { recovery } from '../missing-code/this-page.ts';
import { hasToken } from '../session/use-has-token.ts';

/** Saves the language in the account, if there is a session, and says so; the code for that is only fetched then. */
export async function saveInAccount(language: Language): Promise<void> {
  if (!hasToken()) return;
  const { saveLanguageAndAnnounce } = await recovery.inTime(() => import('./announce-saved-language.ts'));
  await saveLanguageAndAnnounce(language);
}
