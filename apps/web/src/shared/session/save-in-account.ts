import type { Language } from '@trazo/plan/languages';
import { hasToken } from './use-has-token.ts';

/** Keeps the language in the account of whoever is signed in, and says so; the code for that is only fetched then. */
export async function saveInAccount(language: Language): Promise<void> {
  if (!hasToken()) return;
  const { saveLanguageAndTell } = await import('./tell-saved-language.ts');
  await saveLanguageAndTell(language);
}
