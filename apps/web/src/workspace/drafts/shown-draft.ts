import type { Theme } from '@trazo/plan/theme/theme';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { DRAFT_PARTS, type Draft, type DraftPart, isEmptyDraft, type PartData, partAt } from './draft.ts';
import { DraftHistory, type Travel } from './draft-history.ts';
import type { DraftRecords } from './draft-records.ts';
import { type DraftState, type Keepers, stateOf } from './draft-state.ts';
import { PartKeeper } from './part-keeper.ts';
import type { RecordsEvent, RemovedBy } from './records-context.ts';

/** Debounce: a draft is written this long after the last change (specification §9), and as often during unbroken typing. */
export const SAVE_DELAY = 1000;

/** The draft a tab shows, with its timers: what the operations of the draft store share. */
export interface ShownDraft {
  readonly tabId: string;
  readonly store: StoreApi<DraftState>;
  readonly replacedListeners: Set<() => void>;
  readonly removedListeners: Set<(by: RemovedBy) => void>;
  readonly travelListeners: Set<() => void>;
  /** The user's steps, by draft. */
  readonly histories: Map<string, DraftHistory>;
  /** An undo or redo is being applied. */
  isTravelling: boolean;
  records: DraftRecords;
  keepers: Keepers;
  unsubscribe: () => void;
  atRest: ReturnType<typeof setTimeout> | undefined;
  atLatest: ReturnType<typeof setTimeout> | undefined;
}

export function createShownDraft(records: DraftRecords, tabId: string): ShownDraft {
  const keepers = keepersOf(records, tabId);
  const history = new DraftHistory();
  const shown: ShownDraft = {
    tabId,
    store: createStore<DraftState>(() => stateOf(keepers, records, history)),
    replacedListeners: new Set(),
    removedListeners: new Set(),
    travelListeners: new Set(),
    histories: new Map([[records.id, history]]),
    isTravelling: false,
    records,
    keepers,
    unsubscribe: () => {},
    atRest: undefined,
    atLatest: undefined,
  };
  follow(shown);
  return shown;
}

export function publish(shown: ShownDraft): void {
  const { store, keepers, records } = shown;
  store.setState(stateOf(keepers, records, historyOf(shown), store.getState()));
}

function historyOf({ histories, records }: ShownDraft): DraftHistory {
  const kept = histories.get(records.id) ?? new DraftHistory();
  histories.set(records.id, kept);
  return kept;
}

/** Writes at once what waits for the delay, and what could not be written before. */
export function flush(shown: ShownDraft): void {
  clearTimeout(shown.atRest);
  save(shown);
  shown.records.retry();
  publish(shown);
}

export function setPart(shown: ShownDraft, part: DraftPart, data: PartData): void {
  // What follows from undoing (a name that is renamed elsewhere too) is no step to undo.
  if (!shown.isTravelling) historyOf(shown).record(part, shown.store.getState().draft[part], data);
  editPart(shown, part, data);
}

/** As `setPart`, but no step to undo. */
export function editPart(shown: ShownDraft, part: DraftPart, data: PartData): void {
  shown.keepers.get(part)?.edit(data);
  publish(shown);
  schedule(shown);
}

export function offerTheme(shown: ShownDraft, theme: Theme): void {
  if (!isEmptyDraft(shown.store.getState().draft)) return;
  shown.keepers.get('theme')?.offer(theme);
  publish(shown);
}

export function travel(shown: ShownDraft, direction: 'undo' | 'redo'): Travel | undefined {
  const found = historyOf(shown)[direction]((part) => shown.store.getState().draft[part]);
  shown.isTravelling = true;
  for (const [part, data] of found?.changes ?? []) shown.keepers.get(part)?.edit(data);
  publish(shown);
  shown.isTravelling = false;
  if (found !== undefined) {
    schedule(shown);
    emitTo(shown.travelListeners);
  }
  return found;
}

/** Shows other records from now on; returns those before. */
export function showRecords(shown: ShownDraft, next: DraftRecords): DraftRecords {
  flush(shown);
  const before = shown.records;
  shown.unsubscribe();
  shown.records = next;
  shown.keepers = keepersOf(next, shown.tabId);
  follow(shown);
  emitTo(shown.replacedListeners);
  publish(shown);
  return before;
}

/** Sets every part that differs; `asStep`: the user can undo it. */
export function replaceParts(shown: ShownDraft, draft: Draft, asStep: boolean): void {
  const now = shown.store.getState().draft;
  const changed = DRAFT_PARTS.filter((part) => draft[part] !== now[part]);
  if (asStep)
    historyOf(shown).recordAll(
      new Map(changed.map((part) => [part, { before: now[part], after: draft[part] }])),
    );
  for (const part of changed) shown.keepers.get(part)?.edit(draft[part]);
  flush(shown);
  emitTo(shown.replacedListeners);
}

function emitTo(listeners: ReadonlySet<() => void>): void {
  for (const listener of [...listeners]) listener();
}

function schedule(shown: ShownDraft): void {
  clearTimeout(shown.atRest);
  shown.atRest = setTimeout(() => flush(shown), SAVE_DELAY);
  // Not published: the status would alternate between “saved” and “saving” during unbroken typing.
  shown.atLatest ??= setTimeout(() => save(shown), SAVE_DELAY);
}

function keepersOf(records: DraftRecords, tabId: string): Keepers {
  return new Map(DRAFT_PARTS.map((part) => [part, new PartKeeper(part, tabId, records)]));
}

function save(shown: ShownDraft): void {
  clearTimeout(shown.atLatest);
  shown.atLatest = undefined;
  const { keepers, records } = shown;
  if (!isEmptyDraft(stateOf(keepers, records, historyOf(shown)).draft)) keepers.get('theme')?.takeUpOffer();
  for (const keeper of keepers.values()) keeper.save();
}

function follow(shown: ShownDraft): void {
  const followed = shown.records;
  shown.unsubscribe = followed.subscribe((event) => onRecords(shown, event));
  void followed.ready.then(() => {
    if (shown.records !== followed) return;
    for (const keeper of shown.keepers.values()) keeper.load();
    publish(shown);
  });
}

function onRecords(shown: ShownDraft, event: RecordsEvent): void {
  if (event.kind === 'removed') {
    shown.histories.clear();
    for (const listener of [...shown.removedListeners]) listener(event.by);
    return;
  }
  const part = event.kind === 'progress' ? undefined : partAt(event.key);
  const keeper = part === undefined ? undefined : shown.keepers.get(part);
  if (event.kind === 'changed') keeper?.refresh();
  if (event.kind === 'lost') keeper?.lose(event.reason);
  publish(shown);
}
