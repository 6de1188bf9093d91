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
import { useTradesOf } from './use-trades-of.ts';

/** What was asked for last. The address follows a moment later, and by way of what was asked for shortly before. */
interface Asked {
  readonly search: TemplateSearch;
  readonly to: string;
  readonly passing: readonly string[];
}

/** The search the address stands for, and what it finds; a prerendered page shows every template first. */
export function useTemplateSearch() {
  const { t } = useWords('catalogue');
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const isPrerendered = useIsPrerendered();
  const { favourites } = useFavourites();
  const [asked, setAsked] = useState<Asked>();
  const here = address.toString();
  const isOnItsWay = asked !== undefined && here !== asked.to && asked.passing.includes(here);
  if (asked !== undefined && !isOnItsWay) setAsked(undefined);
  const search = isOnItsWay ? asked.search : isPrerendered ? NOTHING_SOUGHT : readSearch(address);
  const tradesOf = useTradesOf(search.text !== '');
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
    results: findTemplates(TEMPLATES, search, favourites, textOf, tradesOf),
    /** A letter more is no step to go back to. */
    change: (wanted: TemplateSearch) => {
      // The page as the build wrote it did not know what the address asks for.
      const next = isPrerendered && !isOnItsWay ? together(readSearch(address), wanted) : wanted;
      const to = withSearch(address, next);
      setAsked({
        search: next,
        to: to.toString(),
        passing: [...(isOnItsWay ? [...asked.passing, asked.to] : []), here],
      });
      setAddress(to, {
        replace: next.text !== search.text,
        preventScrollReset: true,
        flushSync: true,
      });
    },
  };
}
