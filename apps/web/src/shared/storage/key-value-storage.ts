/** What a store of texts by key has to do: local storage, or the records of a draft. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
