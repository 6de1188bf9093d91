/** What a store of texts by key has to do: local storage, or the records of a draft. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The keys there are. Another tab may remove one of local storage meanwhile: the last ones are then missing. */
export const keysOf = (storage: KeyValueStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);
