/**
 * A delta: what makes one file of another, its base, as bytes. First the length of the file that is made; then, until the end, lengths shifted by one
 * bit: with the bit set, so many bytes of the base follow, from the offset that is written next; without it, so many bytes that
 * stand here. Numbers are written seven bits a byte, the lowest first, and the highest bit says that more follow.
 *
 * The encoder indexes the base in blocks, as rsync does (docs/performance.md says what was measured, and why no library).
 */
const BLOCK = 16;
/** Blocks of the same hash that are compared: a document repeats much. */
const MOST_COMPARED = 16;

const PRIME = 0x01000193;
/** What the first byte of a block counts in its hash. */
const FIRST_WEIGHT = Array.from({ length: BLOCK - 1 }).reduce<number>(
  (weight) => Math.imul(weight, PRIME),
  1,
);

/** A hash that moves on by a byte at little cost (Rabin–Karp). */
function hashAt(bytes: Uint8Array, at: number): number {
  let hash = 0;
  for (let index = at; index < at + BLOCK; index++)
    hash = (Math.imul(hash, PRIME) + byteAt(bytes, index)) | 0;
  return hash;
}

const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;

/** What makes `target` of `base`. */
export function deltaOf(base: Uint8Array, target: Uint8Array): Uint8Array {
  const longest = matcher(base, target);
  const writer = new DeltaWriter(target);
  let hash = target.length < BLOCK ? 0 : hashAt(target, 0);
  let at = 0;
  let written = 0;
  while (at + BLOCK <= target.length) {
    const found = longest(hash, at, written);
    if (found === undefined) {
      const left = Math.imul(byteAt(target, at), FIRST_WEIGHT);
      hash = (Math.imul((hash - left) | 0, PRIME) + byteAt(target, at + BLOCK)) | 0;
      at += 1;
      continue;
    }
    writer.insert(written, found.start);
    writer.copy(found.from, found.length);
    at = found.start + found.length;
    written = at;
    if (at + BLOCK <= target.length) hash = hashAt(target, at);
  }
  writer.insert(written, target.length);
  return writer.bytes();
}

interface Match {
  /** Where in the target it begins; it may reach back into what is not written yet. */
  readonly start: number;
  /** Where in the base. */
  readonly from: number;
  readonly length: number;
}

/** Finds the longest part of the base that stands in the target at a place with this hash. */
function matcher(base: Uint8Array, target: Uint8Array) {
  const blocks = Math.floor(base.length / BLOCK);
  const bits = 32 - Math.clz32(2 * blocks);
  const slotOf = (hash: number) => (bits === 0 ? 0 : Math.imul(hash, 0x9e3779b1) >>> (32 - bits));
  const first = new Int32Array(2 ** bits).fill(-1);
  const following = new Int32Array(blocks);
  for (let block = blocks - 1; block >= 0; block--) {
    const slot = slotOf(hashAt(base, block * BLOCK));
    following[block] = first[slot] ?? -1;
    first[slot] = block;
  }
  const lengthFrom = (from: number, at: number) => {
    let length = 0;
    const most = Math.min(base.length - from, target.length - at);
    while (length < most && base[from + length] === target[at + length]) length += 1;
    return length;
  };
  return (hash: number, at: number, written: number): Match | undefined => {
    let from = 0;
    let length = 0;
    let block = first[slotOf(hash)] ?? -1;
    for (let compared = 0; block >= 0 && compared < MOST_COMPARED; compared++) {
      const found = lengthFrom(block * BLOCK, at);
      if (found > length) {
        from = block * BLOCK;
        length = found;
      }
      block = following[block] ?? -1;
    }
    if (length < BLOCK) return undefined;
    let before = 0;
    while (at - before > written && from > before && base[from - before - 1] === target[at - before - 1])
      before += 1;
    return { start: at - before, from: from - before, length: length + before };
  };
}

class DeltaWriter {
  readonly #target: Uint8Array;
  readonly #parts: Uint8Array[] = [];

  constructor(target: Uint8Array) {
    this.#target = target;
    this.#parts.push(numbers(target.length));
  }

  insert(from: number, to: number): void {
    if (to > from) this.#parts.push(numbers(2 * (to - from)), this.#target.subarray(from, to));
  }

  copy(from: number, length: number): void {
    this.#parts.push(numbers(2 * length + 1, from));
  }

  bytes(): Uint8Array {
    const bytes = new Uint8Array(this.#parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of this.#parts) {
      bytes.set(part, at);
      at += part.length;
    }
    return bytes;
  }
}

function numbers(...values: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  for (const value of values) {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}
