import { articles } from '@trazo/messages/italian-article';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@trazo/plan/languages';
import i18next, { type InitOptions, type i18n } from 'i18next';
import { PAGE_NAMESPACES, type PublicNamespace, SHELL_NAMESPACES } from './namespaces.ts';
import { rememberLanguage, storedLanguage } from './stored-language.ts';
import { fetchAppWords, fetchPublicWords, type WordFiles } from './word-files.ts';

/** How words are looked up, in the browser and while pages are prerendered. */
export const wordOptions = (language: Language, words: WordFiles): InitOptions => ({
  lng: language,
  fallbackLng: FALLBACK_LANGUAGE,
  resources: { [language]: { ...words } },
  partialBundledLanguages: true,
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

/** An instance that words like every other one, not started yet. */
export const wording = (instance: i18n): i18n => instance.use(articles);

/** A namespace only the application has: while it is there in a language, all of them are. */
const APP_NAMESPACE = 'builder';
const PUBLIC_NAMESPACES: readonly PublicNamespace[] = [...SHELL_NAMESPACES, ...PAGE_NAMESPACES];

/** Starts with the words the page brought along, in the language it is written in. */
export function startWords(language: Language, words: WordFiles): i18n {
  void wording(i18next).init(wordOptions(language, words));
  return i18next;
}

/** The language the interface speaks now. */
export const interfaceLanguage = (): Language => languageOf(i18next);

/** Calls whenever the interface speaks another language. */
export const onLanguage = (listener: () => void): void => void i18next.on('languageChanged', listener);

export const languageOf = ({ language }: i18n): Language =>
  isLanguage(language) ? language : FALLBACK_LANGUAGE;

/**
 * Fetches the application's words and speaks the visitor's own language: the one they chose, else that of the page they
 * come from, which is then remembered.
 */
export async function startAppWords(): Promise<void> {
  const current = interfaceLanguage();
  const language = storedLanguage() ?? current;
  const choicesBefore = choices;
  await addAppWords(language);
  // A language chosen while the words were on their way is newer than the stored one.
  if (language !== current && choices === choicesBefore) await speak(language);
  // Race: a change begun before these words came may have ended without the application's.
  while (!hasAppWords(interfaceLanguage())) await addAppWords(interfaceLanguage());
  rememberLanguage(storedLanguage() ?? interfaceLanguage());
}

/** Fetches the application's words in a language, for a public page that has something of the application's to say. */
export async function addAppWords(language: Language): Promise<void> {
  add(language, await fetchAppWords(language));
}

let choices = 0;

/** How many times a language was chosen, applied or not: tells whether one was chosen while an answer was on its way. */
export const languageChoices = (): number => choices;

/** Changes the interface's language and remembers it; false when another language was asked for meanwhile. */
export async function changeLanguage(language: Language): Promise<boolean> {
  choices += 1;
  const isCurrent = await speak(language);
  if (isCurrent) rememberLanguage(language);
  return isCurrent;
}

/** The last request wins, in whatever order the words arrive. */
let lastRequest = 0;

/**
 * Changes the language of this page alone, with all the words it has in the one it speaks; false when another language was
 * asked for meanwhile.
 */
export async function speak(language: Language): Promise<boolean> {
  lastRequest += 1;
  const request = lastRequest;
  // Race: the words needed are asked for again after each wait, for the page may have gained some meanwhile.
  for (let needed = neededIn(language); needed.isAny; needed = neededIn(language)) {
    const [forPages, forApp] = await Promise.all([
      fetchPublicWords(language, needed.namespaces),
      needed.app ? fetchAppWords(language) : {},
    ]);
    add(language, { ...forPages, ...forApp });
    if (request !== lastRequest) return false;
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  return true;
}

/** What the interface has in the language it speaks and not yet in another. */
function neededIn(language: Language) {
  const current = interfaceLanguage();
  const spoken = PUBLIC_NAMESPACES.filter((namespace) => i18next.hasResourceBundle(current, namespace));
  const namespaces = missingIn(language, spoken);
  const app = hasAppWords(current) && !hasAppWords(language);
  return { namespaces, app, isAny: app || namespaces.length > 0 };
}

const hasAppWords = (language: Language): boolean => i18next.hasResourceBundle(language, APP_NAMESPACE);

/** The namespaces of public pages that are not there yet. */
export const missingIn = (
  language: Language,
  namespaces: readonly PublicNamespace[],
  instance: i18n = i18next,
): readonly PublicNamespace[] =>
  namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace));

/** Fetches words of public pages beside those that are there. */
export async function addPublicWords(
  language: Language,
  namespaces: readonly PublicNamespace[],
): Promise<void> {
  add(language, await fetchPublicWords(language, namespaces));
}

function add(language: Language, words: WordFiles): void {
  for (const [namespace, texts] of Object.entries(words)) {
    // What is there already is filled up; the rest is taken as it is, which costs nothing.
    const isThere = i18next.hasResourceBundle(language, namespace);
    i18next.addResourceBundle(language, namespace, texts, isThere, true);
  }
}
