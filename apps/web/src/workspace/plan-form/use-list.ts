import {
  type FieldPath,
  type PathOf,
  readPath,
  type ValueAt,
} from '@trazo/contract/plan-document/value-path';
import type { Section } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { randomId } from '../../shared/identifiers/random-id.ts';
import { usePlanStore } from '../plan-store/plan-context.tsx';
import { useDraft } from '../plan-store/use-draft.ts';
import { removeItem } from './remove-item.ts';

/** Paths of a section that lead to a list of items with an id. */
export type ListPath<Id extends SectionId> = PathOf<Section<Id>, readonly { id: string }[]> &
  FieldPath<Section<Id>>;

export type ItemOf<Id extends SectionId, Path extends ListPath<Id>> =
  ValueAt<Section<Id>, Path> extends readonly (infer Item extends { id: string })[] ? Item : never;

/** A new item's id. */
export const newItemId = (): string => randomId().slice(0, 13);

/** A list of the draft. Renders again only when items come, go or move, not when one of them is typed in. */
export function useList<Id extends SectionId, Path extends ListPath<Id>>(section: Id, path: Path) {
  type List = ValueAt<Section<Id>, Path>;
  type Item = ItemOf<Id, Path>;
  const store = usePlanStore();
  const read = () => readPath(store.getState().draft[section], path) as readonly Item[];
  const write = (items: readonly Item[]) => store.setField(section, path, items as List);
  const ids = useDraft(({ draft }) => {
    const items = readPath(draft[section], path) as readonly Item[];
    return items.map(({ id }) => id).join('\n');
  });
  return {
    ids: ids === '' ? [] : ids.split('\n'),
    read,
    add: (item: Item) => write([...read(), item]),
    /** Takes an item out of the list, which takes up to `limit`. */
    remove: (id: string, limit: number) => removeItem(store, section, path, id, limit),
    move: (from: number, to: number) => {
      const items = read();
      const moved = items.slice(from, from + 1);
      write(items.toSpliced(from, 1).toSpliced(to, 0, ...moved));
    },
  };
}
