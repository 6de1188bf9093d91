import { TEMPLATES } from '@trazo/templates/catalogue';
import type { Template } from '@trazo/templates/template';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../words/use-language.ts';
import { useWords } from '../words/use-words.ts';
import { useFavourites } from './favourites.ts';
import {
  findTemplates,
  NOTHING_SOUGHT,
  readSearch,
  type TemplateSearch,
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
  const search = isPrerendered ? NOTHING_SOUGHT : readSearch(address);
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
    change: (next: TemplateSearch) =>
      setAddress(withSearch(address, next), {
        replace: next.text !== search.text,
        preventScrollReset: true,
        flushSync: true,
      }),
  };
}
