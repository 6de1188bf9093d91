type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One text of local storage. */
export interface StoredText {
  /** What was written last, here or by another tab; null where there is none. */
  readonly read: () => string | null;
  /** Null takes it away. */
  readonly write: (text: string | null) => void;
}

/**
 * A text that lasts as long as the page where the storage refuses it or is full: what still stands there from before counts
 * as outdated, until another tab writes something else.
 */
export function createStoredText(storage: () => TextStorage | undefined, key: string): StoredText {
  let memory: string | null = null;
  let outdated: { readonly text: string | null } | undefined;
  const stored = (): string | null | undefined => {
    try {
      return storage()?.getItem(key);
    } catch {
      return undefined;
    }
  };
  return {
    read() {
      const text = stored();
      if (text === undefined || text === outdated?.text) return memory;
      outdated = undefined;
      memory = text;
      return text;
    },
    write(text) {
      memory = text;
      try {
        const opened = storage();
        if (text === null) opened?.removeItem(key);
        else opened?.setItem(key, text);
        outdated = undefined;
      } catch {
        outdated = { text: stored() ?? null };
      }
    },
  };
}
