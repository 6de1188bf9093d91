import { isLanguage, type Language } from '@trazo/plan/languages';
import { openStorage } from '../storage/storage-error.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

/** In seconds. */
const YEAR = 365 * 86_400;

/** The language chosen on an earlier visit (specification §9). */
export function storedLanguage(): Language | undefined {
  try {
    const stored = openStorage()?.getItem(STORAGE_KEYS.locale);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Notes the language a first visit was answered in; no cookie is set before the visitor has chosen one. */
export function noteFirstLanguage(language: Language): void {
  try {
    const storage = openStorage();
    if (storage?.getItem(STORAGE_KEYS.locale) === null) storage.setItem(STORAGE_KEYS.locale, language);
  } catch {
    return;
  }
}

/** Remembers the language where the browser allows it; the page speaks it either way. */
export function rememberLanguage(language: Language): void {
  try {
    rememberInCookie(language);
    openStorage()?.setItem(STORAGE_KEYS.locale, language);
  } catch {
    return;
  }
}

/**
 * As a cookie, so that the server sends the next page in this language at once. By the old way, for the newer one
 * (`cookieStore`) is missing where the connection is not encrypted.
 */
function rememberInCookie(language: Language): void {
  document.cookie = `${STORAGE_KEYS.locale}=${language}; max-age=${YEAR}; path=/; samesite=lax`;
}
