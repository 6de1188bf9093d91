import { isLanguage, type Language } from '@trazo/plan/languages';
import { openStorage } from '../drafts/storage-failure.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';

const YEAR = 365 * 86_400_000;

/** The language chosen on an earlier visit (specification §9). */
export function storedLanguage(): Language | undefined {
  try {
    const stored = openStorage()?.getItem(STORAGE_KEYS.locale);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the language where the browser allows it; the page speaks it either way. */
export function rememberLanguage(language: Language): void {
  void tellServer(language);
  try {
    openStorage()?.setItem(STORAGE_KEYS.locale, language);
  } catch {
    return;
  }
}

/** As a cookie, so that the server sends the next page in this language at once; without it, the page changes when it is there. */
async function tellServer(language: Language): Promise<void> {
  if (!('cookieStore' in window)) return;
  const expires = Date.now() + YEAR;
  await window.cookieStore
    .set({ name: STORAGE_KEYS.locale, value: language, expires, sameSite: 'lax' })
    .catch(() => undefined);
}
