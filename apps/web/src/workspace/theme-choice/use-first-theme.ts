import { useLayoutEffect } from 'react';
import { useLanguage } from '../../shared/words/use-language.ts';
import { draftStore } from '../drafts/this-tab.ts';

/** Who comes to the form or to the document past the gallery begins as one who comes through it. */
export function useFirstTheme(): void {
  const language = useLanguage();
  // Before the preview asks for its document.
  useLayoutEffect(() => {
    draftStore.offerTheme({ ...draftStore.getState().draft.theme, language });
  }, [language]);
}
