import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@trazo/plan/languages';
import { openStorage } from '../drafts/storage-failure.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';

/** The stored choice, else the browser's first two letters, else Spanish (specification §9). */
export function preferredLanguage(): Language {
  const candidates = [storedLanguage(), navigator.language.slice(0, 2).toLowerCase()];
  return candidates.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** Remembers the choice where the browser allows it; the page speaks the language either way. */
export function storeLanguage(language: Language): void {
  try {
    openStorage()?.setItem(STORAGE_KEYS.locale, language);
  } catch {
    return;
  }
}

function storedLanguage(): string | null {
  try {
    return openStorage()?.getItem(STORAGE_KEYS.locale) ?? null;
  } catch {
    return null;
  }
}
