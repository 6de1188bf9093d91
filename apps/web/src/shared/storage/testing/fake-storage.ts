import type { KeyValueStorage } from '../key-value-storage.ts';

/** A storage in memory that can be full or closed. */
export class FakeStorage implements KeyValueStorage {
  readonly texts = new Map<string, string>();
  errorName: 'QuotaExceededError' | 'SecurityError' | undefined;

  get length() {
    return this.texts.size;
  }
  key(index: number) {
    return [...this.texts.keys()][index] ?? null;
  }
  getItem(key: string) {
    if (this.errorName === 'SecurityError') throw new DOMException('closed', this.errorName);
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.errorName !== undefined) throw new DOMException('no', this.errorName);
    this.texts.set(key, value);
  }
  removeItem(key: string) {
    this.texts.delete(key);
  }
}
