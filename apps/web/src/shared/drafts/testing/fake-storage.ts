import type { KeyValueStorage } from '../part-keeper.ts';

/** A storage in memory that can be full or closed. */
export class FakeStorage implements KeyValueStorage {
  readonly texts = new Map<string, string>();
  trouble: 'QuotaExceededError' | 'SecurityError' | undefined;

  get length() {
    return this.texts.size;
  }
  key(index: number) {
    return [...this.texts.keys()][index] ?? null;
  }
  getItem(key: string) {
    if (this.trouble === 'SecurityError') throw new DOMException('closed', this.trouble);
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.trouble !== undefined) throw new DOMException('no', this.trouble);
    this.texts.set(key, value);
  }
  removeItem(key: string) {
    this.texts.delete(key);
  }
}
