import { useSyncExternalStore } from 'react';
import { openStorage } from '../drafts/storage-failure.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';

/** Ids of templates somebody has marked, in the order they did. */
export type Favourites = readonly number[];

const NONE: Favourites = [];

/** What local storage says; none where it says something else. */
export function readFavourites(text: string | null): Favourites {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id)) : NONE;
  } catch {
    return NONE;
  }
}

export const withFavourite = (favourites: Favourites, id: number, isOne: boolean): Favourites => {
  const others = favourites.filter((each) => each !== id);
  return isOne ? [...others, id] : others;
};

/** Where storage is refused, they last as long as the page. */
let known: { readonly text: string | null; readonly favourites: Favourites } = {
  text: null,
  favourites: NONE,
};
const listeners = new Set<() => void>();

function current(): Favourites {
  const text = storedText();
  if (text !== known.text) known = { text, favourites: readFavourites(text) };
  return known.favourites;
}

function storedText(): string | null {
  try {
    const storage = openStorage();
    return storage === undefined ? known.text : storage.getItem(STORAGE_KEYS.favouriteTemplates);
  } catch {
    return known.text;
  }
}

function mark(id: number, isOne: boolean): void {
  const favourites = withFavourite(current(), id, isOne);
  const text = JSON.stringify(favourites);
  known = { text, favourites };
  try {
    openStorage()?.setItem(STORAGE_KEYS.favouriteTemplates, text);
  } catch {
    return;
  }
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}

/** The marked templates, also those another tab marks; none while a page is prerendered. */
export const useFavourites = () => ({
  favourites: useSyncExternalStore(subscribe, current, () => NONE),
  mark,
});
