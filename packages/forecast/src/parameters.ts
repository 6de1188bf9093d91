import { scaled } from './numbers/fraction.ts';
import type { Pack, Parameter } from './pack.ts';

const DIGITS = { percent: 4, amount: 2, number: 0 } as const;

interface Value {
  readonly from: number;
  readonly value: number;
  readonly asked: boolean;
}

const byPack = new WeakMap<Pack, Map<string, { unit: Parameter['unit']; values: Value[] }>>();

function tableOf(pack: Pack) {
  const known = byPack.get(pack);
  if (known !== undefined) return known;
  const table = new Map<string, { unit: Parameter['unit']; values: Value[] }>();
  for (const { key, unit, value, validFrom, status } of pack.parameters) {
    const entry = table.get(key) ?? { unit, values: [] };
    entry.values.push({ from: validFrom, value: scaled(value, DIGITS[unit]), asked: status === 'asked' });
    table.set(key, entry);
  }
  for (const { values } of table.values()) values.sort((a, b) => a.from - b.from);
  byPack.set(pack, table);
  return table;
}

/**
 * The figures of a pack, replaced by the user's. Rates are parts per million, amounts cents, numbers whole. A figure that
 * is asked and not answered counts as zero and is named in `missing`.
 */
export class Parameters {
  readonly missing = new Set<string>();
  /** What was asked for. */
  readonly used = new Set<string>();
  readonly #table: ReturnType<typeof tableOf>;
  readonly #own: ReadonlyMap<string, string>;

  constructor(pack: Pack, own: readonly { key: string; value: string }[]) {
    this.#table = tableOf(pack);
    this.#own = new Map(own.filter(({ value }) => value !== '').map(({ key, value }) => [key, value]));
  }

  /** Whether the user has put a figure in its place. */
  isOwn(key: string): boolean {
    return this.#own.has(key);
  }

  /** In a calendar year; beyond the newest known one the last known figure. */
  at(key: string, year: number): number {
    this.used.add(key);
    return this.look(key, year);
  }

  /** The same, to find out whether it counts: `used` does not name it. */
  look(key: string, year: number): number {
    const entry = this.#table.get(key);
    const own = this.#own.get(key);
    if (own !== undefined) return scaled(own, DIGITS[entry?.unit ?? 'percent']);
    if (entry === undefined) {
      this.missing.add(key);
      return 0;
    }
    let found = entry.values[0];
    for (const value of entry.values) if (value.from <= year) found = value;
    if (found === undefined || found.asked) this.missing.add(key);
    return found?.value ?? 0;
  }
}
