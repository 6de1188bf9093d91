import type { Language } from '@trazo/plan/languages';
import { createInstance, type i18n } from 'i18next';
import type { PublicNamespace } from '../shared/words/namespaces.ts';
import type { WordFiles } from '../shared/words/word-files.ts';
import { wording, wordOptions } from '../shared/words/words.ts';

const FILES = import.meta.glob<object>(
  '../../../../packages/messages/*/{navigation,site,home,landing,faq,testimonials,templates,catalogue,colours}.json',
  { eager: true, import: 'default' },
);

/** The words of these namespaces, at build time. */
export function publicWords(language: Language, namespaces: readonly PublicNamespace[]): WordFiles {
  const files = namespaces.map((namespace) => {
    const [, texts] =
      Object.entries(FILES).find(([path]) => path.endsWith(`/${language}/${namespace}.json`)) ?? [];
    if (texts === undefined) throw new RangeError(`No public words ${language}/${namespace}`);
    return [namespace, texts] as const;
  });
  return Object.fromEntries(files);
}

/** Each page is worded on its own: they are written one after another, in different languages. */
export function prerenderWords(language: Language, words: WordFiles): i18n {
  const instance = wording(createInstance());
  void instance.init(wordOptions(language, words));
  return instance;
}
