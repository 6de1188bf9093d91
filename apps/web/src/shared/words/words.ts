import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@trazo/plan/languages';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { preferredLanguage, storeLanguage } from './interface-language.ts';

type WordFiles = Record<string, object>;

const LOADERS: Readonly<Record<Language, () => Promise<{ words: WordFiles }>>> = {
  es: () => import('./languages/es.ts'),
  en: () => import('./languages/en.ts'),
  it: () => import('./languages/it.ts'),
  fr: () => import('./languages/fr.ts'),
  de: () => import('./languages/de.ts'),
};

/** Fetches the visitor's language, and only that one, before anything is shown. */
export async function startWords(): Promise<i18n> {
  const language = preferredLanguage();
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    resources: { [language]: await loadWords(language) },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  announce(language);
  return i18next;
}

/** Changes the interface's language and remembers it; what is on the page is worded anew. */
export async function changeLanguage(language: Language): Promise<void> {
  const words = await loadWords(language);
  for (const [namespace, texts] of Object.entries(words)) {
    i18next.addResourceBundle(language, namespace, texts, true, true);
  }
  await i18next.changeLanguage(language);
  storeLanguage(language);
  announce(language);
}

/** The language the interface speaks now. */
export const interfaceLanguage = (): Language =>
  isLanguage(i18next.language) ? i18next.language : FALLBACK_LANGUAGE;

async function loadWords(language: Language): Promise<WordFiles> {
  const { words } = await LOADERS[language]();
  return Object.fromEntries(Object.entries(words).map(([path, texts]) => [namespaceOf(path), texts]));
}

const namespaceOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

function announce(language: Language) {
  document.documentElement.lang = language;
}
