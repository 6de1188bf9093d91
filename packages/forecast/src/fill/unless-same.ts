/** The items before, where they are the same objects in the same order: a list that stays as it was stays the same object. */
export const unlessSame = <Item>(before: Item[], now: Item[]): Item[] =>
  before.length === now.length && now.every((item, index) => item === before[index]) ? before : now;
