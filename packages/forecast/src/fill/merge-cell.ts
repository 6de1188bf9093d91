import { isTyped } from './typed-figures.ts';

/** What a merge remembers: figures as they were filled in last, and as they are filled in now. */
export interface Merge {
  readonly before: Readonly<Record<string, string>>;
  readonly held: ReadonlySet<string>;
  readonly filled: Record<string, string>;
}

/** One cell: ours if it is blank or as we left it; else typed, and never touched. */
export function mergeCell(
  { before, held, filled }: Merge,
  path: string,
  cell: string,
  computed: string,
): string {
  const base = Object.hasOwn(before, path) ? before[path] : undefined;
  if (isTyped(cell, base) || (cell === '' && held.has(path))) {
    if (base !== undefined) filled[path] = base;
    return cell;
  }
  if (computed !== '') filled[path] = computed;
  return computed;
}

/** The items before, where they are the same objects in the same order: a list that stays as it was stays the same object. */
export const keptIfSame = <Item>(before: Item[], now: Item[]): Item[] =>
  before.length === now.length && now.every((item, index) => item === before[index]) ? before : now;
