import type { DraftMirror } from './draft-mirror.ts';

/** The texts of one draft in the mirror, as this tab knows them; those of a draft that no tab shows are not in it. */
export class RecordMirror {
  /** Keys whose text is only in this tab's memory. */
  readonly missing = new Set<string>();
  readonly #id: string;
  readonly #mirror: DraftMirror | undefined;
  /** As this tab saw the mirror last: another text in it is another tab's. */
  readonly #seen: Map<string, string>;

  constructor(id: string, mirror: DraftMirror | undefined, seen: ReadonlyMap<string, string> | undefined) {
    this.#id = id;
    this.#mirror = mirror;
    this.#seen = new Map(seen);
  }

  /** What another tab has put into it since this tab read it. */
  readNew(key: string): string | undefined {
    const text = this.#mirror?.peek(this.#id, key);
    if (text === undefined || text === this.#seen.get(key)) return undefined;
    this.#seen.set(key, text);
    return text;
  }

  /** Writes the text under `changed`, and what is missing; throws where the browser refuses it. */
  write(texts: ReadonlyMap<string, string>, changed?: string): void {
    if (this.#mirror === undefined) throw new DOMException('No tab shows this draft', 'UnknownError');
    const isWanted = (key: string) => key === changed || this.missing.has(key);
    for (const [key, text] of this.#mirror.write({ id: this.#id, texts }, isWanted)) {
      this.#seen.set(key, text);
      this.missing.delete(key);
    }
  }

  remove(key: string): void {
    this.missing.delete(key);
    this.#mirror?.remove(this.#id, key);
  }
}
