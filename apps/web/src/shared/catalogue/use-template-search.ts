import { TEMPLATES } from '@trazo/templates/catalogue';
import type { Template } from '@trazo/templates/template';
import { useEffect, useState } from 'react';
import { useLanguage } from '../words/use-language.ts';
import { useWords } from '../words/use-words.ts';
import { useFavourites } from './favourites.ts';
import type { TradesOf } from './template-search.ts';
import {
  findTemplates,
  findWider,
  NOTHING_SOUGHT,
  readSearch,
  type TemplateSearch,
  together,
  withSearch,
} from './template-search.ts';
import { useIsPrerendered } from './use-is-prerendered.ts';
import type { Query } from './use-query.ts';

/** The search the address stands for, and what it finds; a prerendered page shows every template first. */
export function useTemplateSearch({ params, isOnItsWay, change }: Query) {
  const { t } = useWords('catalogue');
  const language = useLanguage();
  const isPrerendered = useIsPrerendered();
  const { favourites } = useFavourites();
  const isAsBuilt = isPrerendered && !isOnItsWay;
  const search = isAsBuilt ? NOTHING_SOUGHT : readSearch(params);
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
  const find = (wanted: TemplateSearch) => findTemplates(TEMPLATES, wanted, favourites, textOf, tradesOf);
  return {
    search,
    ...findWider(find, search),
    /** A letter more is no step to go back to. */
    change: (wanted: TemplateSearch) => {
      // The page as the build wrote it did not know what the address asks for.
      const next = isAsBuilt ? together(readSearch(params), wanted) : wanted;
      change(withSearch(params, next), next.text !== search.text);
    },
  };
}

const NONE: TradesOf = () => [];

/** What a word means as the name of a trade. The words are fetched with the first search; until then it means none. */
function useTradesOf(isSought: boolean): TradesOf {
  const [tradesOf, setTradesOf] = useState<TradesOf>();
  const isMissing = isSought && tradesOf === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    void import('./trades-of.ts')
      .then((code) => isCurrent && setTradesOf(() => code.tradesOf))
      // The search goes on without them.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return tradesOf ?? NONE;
}
