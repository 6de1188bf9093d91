import { insertInOrder } from './list-order.ts';

interface Identified {
  readonly id: string;
}

interface TakenOut<Item> {
  readonly rest: readonly Item[];
  /** Puts the item back into the list as it is by then; one that is there already stays where it is. */
  readonly putBack: (items: readonly Item[]) => readonly Item[];
}

/** By list: its ids in order, those taken out since included, so that each finds its position again whatever else has gone. */
const orders = new Map<string, readonly string[]>();

/** Takes an item out of the list of this name. */
export function takeOut<Item extends Identified>(
  list: string,
  items: readonly Item[],
  id: string,
): TakenOut<Item> {
  orders.set(list, withGone(orders.get(list) ?? [], items));
  const removed = items.find((item) => item.id === id);
  return {
    rest: items.filter((item) => item !== removed),
    putBack: (now) => (removed === undefined ? now : insertInOrder(now, removed, orders.get(list) ?? [])),
  };
}

/** The ids of a list, and behind the one each of them followed those of `order` that have gone. */
function withGone(order: readonly string[], items: readonly Identified[]): readonly string[] {
  let all = items;
  for (const id of order) all = insertInOrder(all, { id }, order);
  return all.map(({ id }) => id);
}
