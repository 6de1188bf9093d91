import type { Draft } from '../read.ts';

/** Numbers from 0 to 1 that follow from a seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Items of both, some left out, some moved. */
function editedList(before: readonly unknown[], other: readonly unknown[], random: () => number): unknown[] {
  const others = new Map(other.map((item) => [idOf(item), item]));
  const kept = before.flatMap((item) => {
    const id = idOf(item);
    const second = others.get(id);
    others.delete(id);
    if (random() < 0.15) return [];
    return [second === undefined ? item : edited(item, second, random)];
  });
  for (const item of others.values()) {
    if (random() < 0.4) kept.splice(Math.floor(random() * (kept.length + 1)), 0, item);
  }
  if (kept.length > 1 && random() < 0.3)
    kept.splice(Math.floor(random() * kept.length), 0, ...kept.splice(0, 1));
  return kept;
}

/** A value between two of one type: as one, as the other, or fields and items of both. */
function edited(before: unknown, other: unknown, random: () => number): unknown {
  const isSame = typeof before !== 'object' || typeof other !== 'object' || before === null || other === null;
  if (isSame || 'blocks' in before || 'blocks' in other) return random() < 0.3 ? other : before;
  if (isList(before) && isList(other)) {
    const hasIds = [...before, ...other].every((item) => idOf(item) !== undefined);
    if (hasIds) return editedList(before, other, random);
    return random() < 0.2 ? other : before;
  }
  if (kindOf(before) !== kindOf(other)) return random() < 0.2 ? other : before;
  const second = new Map<string, unknown>(Object.entries(other));
  return Object.fromEntries(
    Object.entries(before).map(([name, value]) => [
      name,
      second.has(name) ? edited(value, second.get(name), random) : value,
    ]),
  );
}

const kindOf = (value: object): unknown => ('kind' in value ? value.kind : undefined);

/** A draft as a writer might have left it who had another one in mind: neither of the two. */
export const editedDraft = (draft: Draft, other: Draft, seed: number): Draft =>
  edited(draft, other, randomNumbers(seed)) as Draft;
