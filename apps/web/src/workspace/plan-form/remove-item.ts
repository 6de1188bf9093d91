import { followPath, readPath, writePath } from '@trazo/contract/plan-document/value-path';
import type { Plan } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { PlanStore } from '../plan-store/plan-store.ts';
import { takeOut } from './take-out.ts';

interface Identified {
  readonly id: string;
}

const isListOfItems = (value: unknown): value is readonly Identified[] => Array.isArray(value);

export interface RemovedItem {
  /** Puts it back, wherever its list stands by then. */
  readonly putBack: () => void;
  /** Whether its list takes another one; no list is to hold more than a reload brings back. */
  readonly hasCapacity: () => boolean;
}

/** Takes an item out of a list of the draft, which takes up to `limit`. */
export function removeItem(
  drafts: Pick<PlanStore, 'getState' | 'setSection'>,
  section: SectionId,
  path: string,
  id: string,
  limit: number,
): RemovedItem {
  const change = (at: string, edit: (items: readonly Identified[]) => readonly Identified[]) => {
    const plan: Plan = drafts.getState().draft;
    const items = readPath(plan[section], at);
    if (!isListOfItems(items)) return;
    const edited = edit(items);
    if (edited !== items) drafts.setSection(section, writePath(plan[section], at, edited));
  };
  const pathNow = followPath(drafts.getState().draft[section], path);
  let putBack = (items: readonly Identified[]) => items;
  change(path, (items) => {
    const taken = takeOut(`${section}.${path}`, items, id);
    putBack = taken.putBack;
    return taken.rest;
  });
  return {
    putBack: () => {
      const at = pathNow(drafts.getState().draft[section]);
      if (at !== undefined) change(at, putBack);
    },
    hasCapacity: () => {
      const plan: Plan = drafts.getState().draft;
      const at = pathNow(plan[section]);
      const items = at === undefined ? [] : readPath(plan[section], at);
      return !isListOfItems(items) || putBack(items).length <= limit;
    },
  };
}
