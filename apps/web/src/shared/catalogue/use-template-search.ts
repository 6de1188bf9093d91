import { TEMPLATES } from '@trazo/templates/catalogue';
import type { Template } from '@trazo/templates/template';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../words/use-language.ts';
import { useWords } from '../words/use-words.ts';
import { useFavourites } from './favourites.ts';
import {
  findTemplates,
  NOTHING_SOUGHT,
  readSearch,
  type TemplateSearch,
  together,
  withSearch,
} from './template-search.ts';
import { useIsPrerendered } from './use-is-prerendered.ts';

/** The search the address stands for, and what it finds; a prerendered page shows every template first. */
export function useTemplateSearch() {
  const { t } = useWords('catalogue');
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const isPrerendered = useIsPrerendered();
  const { favourites } = useFavourites();
  // The address follows a moment later: what is asked for meanwhile stands on it.
  const [asked, setAsked] = useState<{ readonly at: string; readonly search: TemplateSearch }>();
  const isOnItsWay = asked?.at === address.toString();
  const search = isPrerendered ? NOTHING_SOUGHT : isOnItsWay ? asked.search : readSearch(address);
  const textOf = ({ name, description, suits, tags }: Template) =>
    [
      name,
      description[language],
      suits[language],
      ...tags.readers.map((reader) => t(`tags.readers.${reader}`)),
      ...tags.moods.map((mood) => t(`tags.moods.${mood}`)),
      t(`tags.densities.${tags.density}`),
    ].join(' ');
  return {
    search,
    results: findTemplates(TEMPLATES, search, favourites, textOf),
    /** A letter more is no step to go back to. */
    change: (wanted: TemplateSearch) => {
      // The page as the build wrote it did not know what the address asks for.
      const next = isPrerendered ? together(readSearch(address), wanted) : wanted;
      setAsked({ at: address.toString(), search: next });
      setAddress(withSearch(address, next), {
        replace: next.text !== search.text,
        preventScrollReset: true,
        flushSync: true,
      });
    },
  };
}
