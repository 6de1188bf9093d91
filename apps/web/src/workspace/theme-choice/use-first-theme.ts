import { regionalTheme } from '@trazo/plan/theme/regional-theme';
import { useLayoutEffect } from 'react';
import { useLanguage } from '../../shared/words/use-language.ts';
import { usePlanStore } from '../plan-store/plan-context.tsx';

/** Who comes to the form or to the document past the gallery begins as one who comes through it. */
export function useFirstTheme(): void {
  const store = usePlanStore();
  const language = useLanguage();
  // Before the preview asks for its document.
  useLayoutEffect(() => {
    const { theme } = store.getState().draft;
    store.offerTheme({ ...theme, language, ...regionalTheme(window.navigator.language) });
  }, [store, language]);
}
