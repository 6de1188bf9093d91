import type { Section } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { Theme } from '@trazo/plan/theme/theme';
import { createStore } from 'zustand/vanilla';
import type { StorageError } from '../../shared/storage/storage-error.ts';
import { DRAFT_PARTS, type Draft, type DraftPart, isEmptyDraft, type PartData, partAt } from './draft.ts';
import { DraftHistory, type Travel } from './draft-history.ts';
import type { DraftRecords, RecordsEvent, RemovedBy } from './draft-records.ts';
import { type Conflict, PartKeeper } from './part-keeper.ts';
import { type FieldPath, readPath, type ValueAt, writePath } from './value-path.ts';

/** Debounce: a draft is written this long after the last change (specification §9), and as often during unbroken typing. */
export const SAVE_DELAY = 1000;

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

type Keepers = ReadonlyMap<DraftPart, PartKeeper>;

export type DraftStore = ReturnType<typeof createDraftStore>;

/** The draft one tab shows. Subscribers get a new object only for the parts that changed. */
export function createDraftStore(first: DraftRecords, tabId: string) {
  const keepersOf = (of: DraftRecords): Keepers =>
    new Map(DRAFT_PARTS.map((part) => [part, new PartKeeper(part, tabId, of.id, of)]));
  let records = first;
  let keepers = keepersOf(first);
  let unsubscribe = () => {};
  const histories = new Map([[first.id, new DraftHistory()]]);
  const history = () => {
    const kept = histories.get(records.id) ?? new DraftHistory();
    histories.set(records.id, kept);
    return kept;
  };
  const store = createStore<DraftState>(() => stateOf(keepers, first, history()));
  const replacedListeners = new Set<() => void>();
  const removedListeners = new Set<(by: RemovedBy) => void>();
  const travelListeners = new Set<() => void>();
  let isTravelling = false;
  let atRest: ReturnType<typeof setTimeout> | undefined;
  let atLatest: ReturnType<typeof setTimeout> | undefined;

  const publish = () => store.setState(stateOf(keepers, records, history(), store.getState()));
  const emitTo = (listeners: ReadonlySet<() => void>) => {
    for (const listener of [...listeners]) listener();
  };
  const save = () => {
    clearTimeout(atLatest);
    atLatest = undefined;
    if (!isEmptyDraft(stateOf(keepers, records, history()).draft)) keepers.get('theme')?.takeUpOffer();
    for (const keeper of keepers.values()) keeper.save();
  };
  const flush = () => {
    clearTimeout(atRest);
    save();
    records.retry();
    publish();
  };
  const schedule = () => {
    clearTimeout(atRest);
    atRest = setTimeout(flush, SAVE_DELAY);
    // Not published: the status would alternate between “saved” and “saving” during unbroken typing.
    atLatest ??= setTimeout(save, SAVE_DELAY);
  };
  const setPart = (part: DraftPart, data: PartData) => {
    // What follows from undoing (a name that is renamed elsewhere too) is no step to undo.
    if (!isTravelling) history().record(part, store.getState().draft[part], data);
    keepers.get(part)?.edit(data);
    publish();
    schedule();
  };
  const travel = (direction: 'undo' | 'redo'): Travel | undefined => {
    const found = history()[direction]((part) => store.getState().draft[part]);
    isTravelling = true;
    for (const [part, data] of found?.changes ?? []) keepers.get(part)?.edit(data);
    publish();
    isTravelling = false;
    if (found !== undefined) {
      schedule();
      emitTo(travelListeners);
    }
    return found;
  };
  const onRecords = (event: RecordsEvent) => {
    if (event.kind === 'removed') {
      histories.clear();
      for (const listener of [...removedListeners]) listener(event.by);
      return;
    }
    const part = event.kind === 'progress' ? undefined : partAt(event.key);
    const keeper = part === undefined ? undefined : keepers.get(part);
    if (event.kind === 'changed') keeper?.refresh();
    if (event.kind === 'lost') keeper?.lose(event.reason);
    publish();
  };
  const follow = () => {
    const followed = records;
    unsubscribe = followed.subscribe(onRecords);
    void followed.ready.then(() => {
      if (records !== followed) return;
      for (const keeper of keepers.values()) keeper.load();
      publish();
    });
  };
  follow();

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,

    setSection<Id extends SectionId>(id: Id, section: Section<Id>) {
      setPart(id, section);
    },

    /** Writes what follows from the rest of the draft: no step to undo, which would only be made again. */
    settleSection<Id extends SectionId>(id: Id, section: Section<Id>) {
      keepers.get(id)?.edit(section);
      publish();
      schedule();
    },

    setTheme(theme: Theme) {
      setPart('theme', theme);
    },

    /** The theme of a draft that has none yet, and no text; the first text that is written settles it. */
    offerTheme(theme: Theme) {
      if (!isEmptyDraft(store.getState().draft)) return;
      keepers.get('theme')?.offer(theme);
      publish();
    },

    /** Sets one field; a path into a list item that has gone meanwhile changes nothing. */
    setField<Id extends SectionId, Path extends FieldPath<Section<Id>>>(
      id: Id,
      path: Path,
      value: ValueAt<Section<Id>, Path>,
    ) {
      const section = store.getState().draft[id];
      if (readPath(section, path) !== value) setPart(id, writePath(section, path, value));
    },

    /** Names the draft this tab shows: the id of the plan it is or will be. */
    draftId: () => records.id,

    /** What is kept of the draft this tab shows. */
    records: () => records,

    /** Shows another draft; what was written of the one before is written first. Its records are returned, to be closed. */
    show(next: DraftRecords): DraftRecords {
      flush();
      const before = records;
      unsubscribe();
      records = next;
      keepers = keepersOf(next);
      follow();
      emitTo(replacedListeners);
      publish();
      return before;
    },

    /**
     * Replaces the text of this draft; the returned function puts it back. What another device wrote is not `asStep`: only the
     * user's own steps can be undone.
     */
    replaceDraft(next: Draft, { asStep = false } = {}): () => void {
      const { draft: before } = store.getState();
      const put = (draft: Draft) => {
        const now = store.getState().draft;
        const changed = DRAFT_PARTS.filter((part) => draft[part] !== now[part]);
        if (asStep)
          history().recordAll(
            new Map(changed.map((part) => [part, { before: now[part], after: draft[part] }])),
          );
        for (const part of changed) keepers.get(part)?.edit(draft[part]);
        flush();
        emitTo(replacedListeners);
      };
      put(next);
      return () => put(before);
    },

    /** Takes back the last step this tab made in this draft, in whichever part; undefined where there is none. */
    undo: () => travel('undo'),

    /** Makes again what was taken back last. */
    redo: () => travel('redo'),

    /** Calls after each undo and redo; the returned function unsubscribes. */
    onTravelled(listener: () => void): () => void {
      travelListeners.add(listener);
      return () => void travelListeners.delete(listener);
    },

    /** Calls whenever the draft or its whole text is replaced; the returned function unsubscribes. */
    onReplaced(listener: () => void): () => void {
      replacedListeners.add(listener);
      return () => void replacedListeners.delete(listener);
    },

    /** Calls when this draft was taken off the device, by whichever tab. */
    onRemoved(listener: (by: RemovedBy) => void): () => void {
      removedListeners.add(listener);
      return () => void removedListeners.delete(listener);
    },

    resolveConflict(part: DraftPart, choice: 'mine' | 'theirs') {
      keepers.get(part)?.resolve(choice);
      publish();
    },

    /** Writes at once what waits for the delay: before the page goes, or to try again. */
    flush,
  };
}

function stateOf(
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
