import { readPath } from '@trazo/contract/plan-document/value-path';
import type { StorageError } from '../../shared/storage/storage-error.ts';
import { type Draft, type DraftPart, isEmptyDraft } from './draft.ts';
import type { DraftHistory } from './draft-history.ts';
import type { DraftRecords } from './draft-records.ts';
import type { Conflict, PartKeeper } from './part-keeper.ts';

type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'notSaved'; readonly reason: StorageError };

export interface DraftState {
  readonly draft: Draft;
  readonly saving: SaveState;
  readonly conflicts: Readonly<Partial<Record<DraftPart, Conflict>>>;
  /** Parts whose stored text was unreadable in part when it was loaded. */
  readonly recovered: readonly DraftPart[];
  /** The part the next undo, or redo, begins in; undefined where there is none. */
  readonly history: { readonly undo: DraftPart | undefined; readonly redo: DraftPart | undefined };
}

/** Whether the draft is blank because its stored text could not be read, and not because the user emptied it. */
export const isUnreadable = ({ draft, recovered }: Pick<DraftState, 'draft' | 'recovered'>): boolean =>
  recovered.length > 0 && isEmptyDraft(draft);

export type Keepers = ReadonlyMap<DraftPart, PartKeeper>;

/** What subscribers see; the objects of `before` that nothing has changed in are kept. */
export function stateOf(
  keepers: Keepers,
  records: DraftRecords,
  history: DraftHistory,
  before?: DraftState,
): DraftState {
  const states = [...keepers].map(([part, { state }]) => ({ part, ...state }));
  const changed = states.some(({ part, data }) => before?.draft[part] !== data);
  const draft = changed ? Object.fromEntries(states.map(({ part, data }) => [part, data])) : before?.draft;
  const conflicts = states.flatMap(({ part, conflict }) => (conflict ? [[part, conflict] as const] : []));
  return {
    draft: draft as Draft,
    saving: keepSame(before?.saving, savingOf(states, records)),
    conflicts: keepSame(before?.conflicts, Object.fromEntries(conflicts)),
    recovered: keepSame(
      before?.recovered,
      states.filter(({ recovered }) => recovered).map(({ part }) => part),
    ),
    history: keepSame(before?.history, { undo: history.next('undo'), redo: history.next('redo') }),
  };
}

function savingOf(
  states: readonly { dirty: boolean; failure: StorageError | undefined }[],
  records: DraftRecords,
): SaveState {
  const failed = states.find(({ failure }) => failure !== undefined);
  if (failed?.failure !== undefined) return { kind: 'notSaved', reason: failed.failure };
  return states.some(({ dirty }) => dirty) || records.isPending() ? { kind: 'saving' } : { kind: 'saved' };
}

/** Keeps the earlier object when nothing in it changed, so that no component renders without need. */
function keepSame<Value extends object>(before: Value | undefined, next: Value): Value {
  if (before === undefined) return next;
  const keys = Object.keys(next);
  const equal =
    keys.length === Object.keys(before).length &&
    keys.every((key) => JSON.stringify(readPath(before, key)) === JSON.stringify(readPath(next, key)));
  return equal ? before : next;
}
