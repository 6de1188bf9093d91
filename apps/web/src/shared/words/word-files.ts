import type { Language } from '@trazo/plan/languages';
import { recovery } from '../missing-code/this-page.ts';
import { fetchWords } from './fetch-words.ts';
import type { PublicNamespace } from './namespaces.ts';

/** Texts by namespace. */
export type WordFiles = Readonly<Record<string, object>>;

const PUBLIC_FILES = import.meta.glob<object>(
  '../../../../../packages/messages/*/{navigation,site,home,faq,testimonials,templates,catalogue,colours}.json',
  { import: 'default' },
);

interface AppFile {
  readonly words: WordFiles;
  /** JSON. */
  readonly common: Readonly<Record<string, string>>;
}

const APP_FILES: Readonly<Record<Language, () => Promise<AppFile>>> = {
  es: () => import('./languages/es.ts'),
  en: () => import('./languages/en.ts'),
  it: () => import('./languages/it.ts'),
  fr: () => import('./languages/fr.ts'),
  de: () => import('./languages/de.ts'),
};

/** The words of public pages in these namespaces, each a small file of its own. */
export async function fetchPublicWords(
  language: Language,
  namespaces: readonly PublicNamespace[],
): Promise<WordFiles> {
  const files = namespaces.map(
    async (namespace) => [namespace, await fetchWords(PUBLIC_FILES, language, namespace)] as const,
  );
  return Object.fromEntries(await Promise.all(files));
}

/** All words of the application itself. */
export async function fetchAppWords(language: Language): Promise<WordFiles> {
  const { words, common } = await recovery.inTime(APP_FILES[language]);
  const parsed = Object.entries(common).map(([path, json]): [string, object] => [path, JSON.parse(json)]);
  return Object.fromEntries(
    [...Object.entries(words), ...parsed].map(([path, texts]) => [namespaceOf(path), texts]),
  );
}

const namespaceOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
