import {
  DENSITIES,
  type Density,
  MOODS,
  type Mood,
  READERS,
  type Reader,
  type Template,
} from '@trazo/templates/template';
import type { Trade } from '@trazo/templates/trades';
import { folded } from '../search/folded.ts';

/** A search in the catalogue; empty lists and an empty text leave every template. */
export interface TemplateSearch {
  readonly text: string;
  readonly readers: readonly Reader[];
  readonly moods: readonly Mood[];
  readonly densities: readonly Density[];
  readonly favourites: boolean;
}

/** The tags to choose from, by the name of their list in a search. */
const TAGS = { readers: READERS, moods: MOODS, densities: DENSITIES } as const;
export type TagList = keyof typeof TAGS;
export const TAG_LISTS = ['readers', 'moods', 'densities'] as const satisfies readonly TagList[];

/** In the address: `?q=…&reader=bank&reader=investor&favourites`. */
const NAMES = { readers: 'reader', moods: 'mood', densities: 'density' } as const;
const TEXT = 'q';
const FAVOURITES = 'favourites';

export const NOTHING_SOUGHT: TemplateSearch = {
  text: '',
  readers: [],
  moods: [],
  densities: [],
  favourites: false,
};

/** The search an address stands for; what it does not know is left out. */
export function readSearch(address: URLSearchParams): TemplateSearch {
  const listed = <Tag extends string>(name: string, tags: readonly Tag[]): Tag[] => {
    const wanted = address.getAll(name);
    return tags.filter((tag) => wanted.includes(tag));
  };
  return {
    text: address.get(TEXT) ?? '',
    readers: listed(NAMES.readers, READERS),
    moods: listed(NAMES.moods, MOODS),
    densities: listed(NAMES.densities, DENSITIES),
    favourites: address.has(FAVOURITES),
  };
}

/** The address with this search in it; whatever else it says stays. */
export function withSearch(address: URLSearchParams, search: TemplateSearch): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of [TEXT, FAVOURITES, ...Object.values(NAMES)]) next.delete(name);
  if (search.text !== '') next.set(TEXT, search.text);
  for (const list of TAG_LISTS) for (const tag of search[list]) next.append(NAMES[list], tag);
  if (search.favourites) next.set(FAVOURITES, '');
  return next;
}

/** All that either search asks for; the text of the one begun last. */
export const together = (earlier: TemplateSearch, later: TemplateSearch): TemplateSearch => ({
  text: later.text === '' ? earlier.text : later.text,
  readers: READERS.filter((tag) => earlier.readers.includes(tag) || later.readers.includes(tag)),
  moods: MOODS.filter((tag) => earlier.moods.includes(tag) || later.moods.includes(tag)),
  densities: DENSITIES.filter((tag) => earlier.densities.includes(tag) || later.densities.includes(tag)),
  favourites: earlier.favourites || later.favourites,
});

/** The search with one tag taken in, or left out again. */
export const withTag = (search: TemplateSearch, list: TagList, tag: string): TemplateSearch => {
  const chosen: readonly string[] = search[list];
  const isChosen = (each: string) => (each === tag ? !chosen.includes(tag) : chosen.includes(each));
  return { ...search, [list]: TAGS[list].filter(isChosen) };
};

export const tagsChosen = (search: TemplateSearch): number =>
  TAG_LISTS.reduce((sum, list) => sum + search[list].length, 0);

export const seeksNothing = (search: TemplateSearch): boolean =>
  search.text.trim() === '' && tagsChosen(search) === 0 && !search.favourites;

/** The trades a word of a search names, if any. */
export type TradesOf = (word: string) => readonly Trade[];

/**
 * The templates that match: one tag of each list that has any chosen, and every word of the text somewhere in what
 * `textOf` says of a template. Where words name a trade, those that suit it, whatever else was written (“a plan for my
 * bakery”); the ones that say more of it come first.
 */
export function findTemplates(
  templates: readonly Template[],
  search: TemplateSearch,
  favourites: readonly number[],
  textOf: (template: Template) => string,
  tradesOf: TradesOf = () => [],
): readonly Template[] {
  const meets = (wanted: readonly string[], own: readonly string[]) =>
    wanted.length === 0 || own.some((tag) => wanted.includes(tag));
  const tagged = templates.filter(({ id, tags }) => {
    if (search.favourites && !favourites.includes(id)) return false;
    if (!meets(search.readers, tags.readers) || !meets(search.moods, tags.moods)) return false;
    return meets(search.densities, [tags.density]);
  });
  const words = folded(search.text).split(' ').filter(Boolean);
  if (words.length === 0) return tagged;
  const asked = words.map((word) => ({ word, trades: tradesOf(word) }));
  const named = asked.filter(({ trades }) => trades.length > 0);
  const wanted = named.length === 0 ? asked : named;
  const found = tagged.flatMap((template) => {
    const text = folded(textOf(template));
    const suits = wanted.every(
      ({ word, trades }) => text.includes(word) || trades.some((trade) => template.trades.includes(trade)),
    );
    return suits ? [{ template, said: words.filter((word) => text.includes(word)).length }] : [];
  });
  const ranked = named.length === 0 ? found : found.toSorted((a, b) => b.said - a.said);
  return ranked.map(({ template }) => template);
}

/** What of a search had to be left out for anything to be found. */
export type LeftOut = 'words' | 'filters' | undefined;

/**
 * What a search finds. One with words in it, such as a trade, finds something always, for every template fits every trade: its words
 * are left out first, then its favourites, then all its filters.
 */
export function findWider(
  find: (search: TemplateSearch) => readonly Template[],
  search: TemplateSearch,
): { readonly results: readonly Template[]; readonly leftOut: LeftOut } {
  const { text } = search;
  const asked = find(search);
  if (asked.length > 0 || text.trim() === '') return { results: asked, leftOut: undefined };
  const ofAll = find({ ...search, text: '' });
  if (ofAll.length > 0) return { results: ofAll, leftOut: 'words' };
  const wider = [
    { ...search, favourites: false },
    { ...search, text: '', favourites: false },
  ];
  const widest = [{ ...NOTHING_SOUGHT, text }, NOTHING_SOUGHT];
  for (const wanted of [...wider, ...widest]) {
    const results = find(wanted);
    if (results.length > 0) return { results, leftOut: 'filters' };
  }
  return { results: [], leftOut: undefined };
}
