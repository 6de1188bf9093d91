import { fingerprint } from '../../shared/identifiers/fingerprint.ts';

/** What the bytes of the document say of a page, without drawing it. */
export interface PageFacts {
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** The same for two pages that look the same. */
  readonly visualHash: string;
  /** The same for two pages that say the same; unlike `visualHash` it ignores which glyphs the embedded fonts hold. */
  readonly textHash: string;
  /** The number of its object in the file, by which destinations name it; of a document by another program it is not known. */
  readonly object?: number;
}

const REFERENCE = /(\d+) 0 R\b/g;
/** Where a page stands and what it is linked to say nothing about its looks. */
const BESIDES = /\/(?:Parent \d+ 0 R|StructParents \d+|Tabs \/\w+|Annots \[[^\]]*\])/g;
const FONTS = /\/Font <<[^>]*>>/g;
const MAX_DEPTH = 24;

/**
 * Reads the facts of every page, in order. Understands the documents our typesetter writes (a plain cross-reference table,
 * no object streams); undefined for any other.
 */
export function readPageFacts(bytes: Uint8Array): PageFacts[] | undefined {
  const text = new TextDecoder('latin1').decode(bytes);
  const objects = objectsOf(text);
  const root = /\/Root (\d+) 0 R/.exec(text.slice(text.lastIndexOf('trailer')))?.[1];
  const pages = /\/Pages (\d+) 0 R/.exec(objects.get(Number(root))?.dictionary ?? '')?.[1];
  if (pages === undefined) return undefined;
  const hashes = new ObjectHashes(bytes, objects);
  const facts = pageNumbers(objects, Number(pages)).map((number) => {
    const dictionary = objects.get(number)?.dictionary.replace(BESIDES, '') ?? '';
    const box = /\/MediaBox \[([\d. -]+)\]/.exec(dictionary)?.[1]?.split(' ').map(Number) ?? [];
    const [left = 0, bottom = 0, right = 595.28, top = 841.89] = box;
    return {
      object: number,
      width: right - left,
      height: top - bottom,
      visualHash: hashes.ofText(dictionary),
      textHash: hashes.ofText(dictionary.replace(FONTS, '')),
    };
  });
  return facts.length === 0 ? undefined : facts;
}

interface PdfObject {
  readonly dictionary: string;
  /** Offsets of the stream's bytes; equal when there is none. */
  readonly from: number;
  readonly to: number;
}

function objectsOf(text: string): ReadonlyMap<number, PdfObject> {
  const table = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1];
  const entries = text.slice(Number(table ?? text.length)).matchAll(/^(\d{10}) \d{5} ([nf])/gm);
  const starts = Array.from(entries, ([, offset, kind], number) => ({
    number,
    offset: Number(offset),
    kind,
  }));
  const used = starts.filter(({ kind }) => kind === 'n').toSorted((a, b) => a.offset - b.offset);
  return new Map(
    used.map(({ number, offset }, index) => {
      const body = text.slice(offset, used[index + 1]?.offset ?? Number(table));
      const stream = body.indexOf('\nstream');
      const head = stream === -1 ? body : body.slice(0, stream);
      return [
        number,
        {
          dictionary: head.replace(/^\d+ 0 obj/, ''),
          from: offset + head.length,
          to: offset + body.length,
        },
      ];
    }),
  );
}

function pageNumbers(objects: ReadonlyMap<number, PdfObject>, number: number, depth = 0): number[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(objects.get(number)?.dictionary ?? '')?.[1];
  if (kids === undefined) return [number];
  if (depth > MAX_DEPTH) return [];
  return Array.from(kids.matchAll(REFERENCE)).flatMap(([, kid]) =>
    pageNumbers(objects, Number(kid), depth + 1),
  );
}

/** Fingerprints of objects, each with everything it refers to, so that the numbers of objects do not matter. */
class ObjectHashes {
  readonly #bytes: Uint8Array;
  readonly #objects: ReadonlyMap<number, PdfObject>;
  readonly #known = new Map<number, string>();

  constructor(bytes: Uint8Array, objects: ReadonlyMap<number, PdfObject>) {
    this.#bytes = bytes;
    this.#objects = objects;
  }

  ofText(dictionary: string): string {
    const resolved = dictionary.replace(REFERENCE, (_match, number: string) =>
      this.#ofObject(Number(number)),
    );
    return fingerprint(new TextEncoder().encode(resolved));
  }

  #ofObject(number: number): string {
    const known = this.#known.get(number);
    if (known !== undefined) return known;
    this.#known.set(number, 'circle');
    const found = this.#objects.get(number);
    const hash =
      found === undefined
        ? 'nothing'
        : this.ofText(found.dictionary) + fingerprint(this.#bytes.subarray(found.from, found.to));
    this.#known.set(number, hash);
    return hash;
  }
}
