import { useSyncExternalStore } from 'react';
import type { KeyValueStorage } from '../storage/key-value-storage.ts';
import { openStorage } from '../storage/storage-error.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { createStoredText } from '../storage/stored-text.ts';

/** Ids of the favourite templates, in the order they were chosen. */
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

/** The favourite templates of this browser; where the storage takes none they last as long as the page. */
export function createFavourites(storage: () => KeyValueStorage | undefined) {
  const stored = createStoredText(storage, STORAGE_KEYS.favouriteTemplates);
  const listeners = new Set<() => void>();
  let known: { readonly text: string | null; readonly favourites: Favourites } = {
    text: null,
    favourites: NONE,
  };
  /** The same list as long as nothing has changed. */
  const current = (): Favourites => {
    const text = stored.read();
    if (text !== known.text) known = { text, favourites: readFavourites(text) };
    return known.favourites;
  };
  return {
    current,
    setFavourite(id: number, isOne: boolean): void {
      stored.write(JSON.stringify(withFavourite(current(), id, isOne)));
      for (const notify of listeners) notify();
    },
    subscribe(notify: () => void): () => void {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}

const ours = createFavourites(openStorage);

function subscribe(notify: () => void): () => void {
  const forget = ours.subscribe(notify);
  window.addEventListener('storage', notify);
  return () => {
    forget();
    window.removeEventListener('storage', notify);
  };
}

/** The favourite templates, also those another tab chooses; none while a page is prerendered. */
export const useFavourites = () => ({
  favourites: useSyncExternalStore(subscribe, ours.current, () => NONE),
  setFavourite: ours.setFavourite,
});
