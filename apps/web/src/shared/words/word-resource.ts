import { LANGUAGES } from '@trazo/plan/languages';
import i18next from 'i18next';

/**
 * A text or a group of texts in the interface's language; while that language's are late, in another that is there.
 * `undefined` where no language has it.
 */
export function wordResource(namespace: string, key: string): unknown {
  const spoken = i18next.language;
  if (i18next.hasResourceBundle(spoken, namespace)) return i18next.getResource(spoken, namespace, key);
  const other = LANGUAGES.find((language) => i18next.hasResourceBundle(language, namespace));
  return other === undefined ? undefined : i18next.getResource(other, namespace, key);
}

/** Whether a namespace is there in any language: before, a missing text is late, afterwards it is a mistake. */
export const hasWordsOf = (namespace: string): boolean =>
  LANGUAGES.some((language) => i18next.hasResourceBundle(language, namespace));
