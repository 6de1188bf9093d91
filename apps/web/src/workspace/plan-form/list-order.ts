interface Identified {
  readonly id: string;
}

/** Puts an item behind the nearest of those before it in `order` that is there, else at the beginning. */
export function insertInOrder<Item extends Identified>(
  items: readonly Item[],
  item: Item,
  order: readonly string[],
): readonly Item[] {
  if (items.some(({ id }) => id === item.id)) return items;
  const present = new Set(items.map(({ id }) => id));
  const before = order.slice(0, order.indexOf(item.id)).findLast((id) => present.has(id));
  return items.toSpliced(items.findLastIndex(({ id }) => id === before) + 1, 0, item);
}
