import { regionalTheme } from '@trazo/plan/theme/regional-theme';
import { useLayoutEffect } from 'react';
import { useLanguage } from '../../shared/words/use-language.ts';
import { draftStore } from '../drafts/this-tab.ts';

/** Who comes to the form or to the document past the gallery begins as one who comes through it. */
export function useFirstTheme(): void {
  const language = useLanguage();
  // Before the preview asks for its document.
  useLayoutEffect(() => {
    const { theme } = draftStore.getState().draft;
    draftStore.offerTheme({ ...theme, language, ...regionalTheme(window.navigator.language) });
  }, [language]);
}
