import { changeLanguage as changeLanguageRoute } from '@trazo/contract/api/accounts';
import type { Language } from '@trazo/plan/languages';
import { callApi } from '../api/api-client.ts';
import { sessionStore } from '../session/this-session.ts';

/** Changes the account's language; whether it is saved. */
export async function saveAccountLanguage(language: Language): Promise<boolean> {
  const result = await callApi(changeLanguageRoute, { body: { language } });
  if (!result.isError) sessionStore.setUser(result.body);
  return !result.isError;
}
