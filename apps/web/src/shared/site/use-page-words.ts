import { isLanguage, type Language } from '@trazo/plan/languages';
import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type PublicNamespace, SHELL_NAMESPACES } from '../words/namespaces.ts';
import { noteFirstLanguage, storedLanguage } from '../words/stored-language.ts';
import {
  addPublicWords,
  changeLanguage,
  interfaceLanguage,
  languageOf,
  missingIn,
  speak,
} from '../words/words.ts';

const coming = new Map<string, Promise<void>>();

/**
 * Waits for the words of a page one has come to; the page before stays meanwhile. The first page has brought its own. The last hook
 * of its component: once the words are there nothing is waited for, and React takes the hooks after it for new ones.
 */
export function usePageWords(pages: readonly PublicNamespace[]): void {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const missing = missingIn(language, [...SHELL_NAMESPACES, ...pages], i18n);
  if (missing.length > 0) use(wordsOf(language, missing));
}

/** The same promise for each attempt to render, until it is kept. */
function wordsOf(language: Language, missing: readonly PublicNamespace[]): Promise<void> {
  const key = [language, ...missing].join();
  const known = coming.get(key);
  if (known !== undefined) return known;
  const promise = addPublicWords(language, missing).finally(() => coming.delete(key));
  coming.set(key, promise);
  return promise;
}

/**
 * Speaks the language of the address one comes to. Where the address names none, the visitor's choice counts: usually the
 * server knew it and the page is in it already. Each arrival counts, also at the address that is still in view: a visitor may go back
 * while the next page is awaited.
 */
export function useAddressLanguage(): void {
  const location = useLocation();
  useEffect(() => {
    const first = location.pathname.split('/')[1];
    const named = isLanguage(first) ? first : undefined;
    const wanted = named ?? storedLanguage();
    // The server chose it by the browser's (specification §9).
    noteFirstLanguage(interfaceLanguage());
    if (wanted === undefined || wanted === interfaceLanguage()) return;
    // Words that cannot be fetched now leave the page in the language it is in.
    (named === undefined ? changeLanguage(wanted) : speak(wanted)).catch(() => undefined);
  }, [location]);
}
