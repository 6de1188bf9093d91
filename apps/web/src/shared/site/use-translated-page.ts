import type { Language } from '@trazo/plan/languages';
import { useState } from 'react';
import { useLanguage } from '../words/use-language.ts';

/** What a browser's translator wraps the words of a page in, which takes the texts that React knows out of it. */
const isTranslated = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('font') !== null;

/**
 * Another key whenever another language is chosen on a page that the browser has translated: what it stands on is made again, for
 * the words of the old one are no longer reached. For what a layout shows, never for the layout: as it is mounted it speaks the
 * language of the address, or the one chosen before.
 */
export function useTranslatedPage(): number {
  const language = useLanguage();
  const [made, setMade] = useState<{ readonly language: Language; readonly times: number }>({
    language,
    times: 0,
  });
  if (language !== made.language) setMade({ language, times: made.times + (isTranslated() ? 1 : 0) });
  return made.times;
}
