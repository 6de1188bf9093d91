import { useLayoutEffect } from 'react';
import { draftStore } from '../drafts/this-tab.ts';
import { useLanguage } from '../words/use-language.ts';
import { firstTheme } from './first-theme.ts';

/** Who comes to the form or to the document past the gallery begins as one who comes through it. */
export function useFirstTheme(): void {
  const language = useLanguage();
  // Before the preview asks for its document.
  useLayoutEffect(() => {
    draftStore.offerTheme(firstTheme(draftStore.getState().draft.theme, language));
  }, [language]);
}
