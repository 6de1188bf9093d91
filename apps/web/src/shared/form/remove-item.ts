import type { Plan } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { DraftStore } from '../drafts/draft-store.ts';
import { followPath, readPath, writePath } from '../drafts/value-path.ts';
import { takeOut } from './take-out.ts';

interface Identified {
  readonly id: string;
}

const isListOfItems = (value: unknown): value is readonly Identified[] => Array.isArray(value);

/** Takes an item out of a list of the draft; the returned function puts it back, wherever that list stands by then. */
export function removeItem(
  drafts: Pick<DraftStore, 'getState' | 'setSection'>,
  section: SectionId,
  path: string,
  id: string,
): () => void {
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
  return () => {
    const at = pathNow(drafts.getState().draft[section]);
    if (at !== undefined) change(at, putBack);
  };
}
