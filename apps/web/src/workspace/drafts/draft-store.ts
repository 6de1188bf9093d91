import { type FieldPath, readPath, type ValueAt, writePath } from '@trazo/contract/plan-document/value-path';
import type { Section } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { Theme } from '@trazo/plan/theme/theme';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { DRAFT_PARTS, type Draft, type DraftPart, isEmptyDraft, type PartData, partAt } from './draft.ts';
import { type Direction, DraftHistory, type Travel } from './draft-history.ts';
import type { DraftRecords, RecordsEvent, RemovedBy } from './draft-records.ts';
import { type DraftState, type Keepers, stateOf } from './draft-state.ts';
import { PartKeeper } from './part-keeper.ts';
import type { PlanStore } from './plan-store.ts';

/** Debounce: a draft is written this long after the last change (specification §9), and as often during unbroken typing. */
export const SAVE_DELAY = 1000;

type Listeners<Event = void> = Set<(event: Event) => void>;

const emitTo = <Event>(listeners: Listeners<Event>, event: Event): void => {
  for (const listener of [...listeners]) listener(event);
};

/** Adds a listener; the returned function unsubscribes it. */
const subscriber =
  <Event>(listeners: Listeners<Event>) =>
  (listener: (event: Event) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

/** The draft one tab shows. Subscribers get a new object only for the parts that changed. */
export class DraftStore implements PlanStore {
  readonly #tabId: string;
  readonly #store: StoreApi<DraftState>;
  readonly #replaced: Listeners = new Set();
  readonly #removed: Listeners<RemovedBy> = new Set();
  readonly #travelled: Listeners = new Set();
  /** The user's steps, by draft. */
  readonly #histories = new Map<string, DraftHistory>();
  /** An undo or redo is being applied. */
  #isTravelling = false;
  /** Subscribers learn of writes once all of them are made. */
  #isBatching = false;
  #records: DraftRecords;
  #keepers: Keepers;
  #unsubscribe = () => {};
  #atRest: ReturnType<typeof setTimeout> | undefined;
  #atLatest: ReturnType<typeof setTimeout> | undefined;

  constructor(records: DraftRecords, tabId: string) {
    this.#tabId = tabId;
    this.#records = records;
    this.#keepers = this.#keepersOf(records);
    this.#store = createStore(() => this.#stateNow());
    this.#follow(records);
  }

  readonly getState = (): DraftState => this.#store.getState();

  readonly getInitialState = (): DraftState => this.#store.getInitialState();

  readonly subscribe: StoreApi<DraftState>['subscribe'] = (listener) => this.#store.subscribe(listener);

  /** Calls after each undo and redo. */
  readonly onTravelled = subscriber(this.#travelled);

  /** Calls whenever the draft or its whole text is replaced. */
  readonly onReplaced = subscriber(this.#replaced);

  /** Calls when this draft was taken off the device, by whichever tab. */
  readonly onRemoved = subscriber(this.#removed);

  /** Names the draft this tab shows: the id of the plan it is or will be. */
  readonly draftId = (): string => this.#records.id;

  readonly whenLoaded = (): Promise<void> => this.#records.ready;

  /** What is kept of the draft this tab shows. */
  readonly records = (): DraftRecords => this.#records;

  readonly setTheme = (theme: Theme): void => this.#setPart('theme', theme);

  setSection<Id extends SectionId>(id: Id, section: Section<Id>): void {
    this.#setPart(id, section);
  }

  /** Batch: several writes that subscribers see as one; for undo each is noted as it was made. */
  batch<Result>(write: () => Result): Result {
    this.#isBatching = true;
    try {
      return write();
    } finally {
      this.#isBatching = false;
      this.#publish();
    }
  }

  /** Writes what follows from the rest of the draft: no step to undo, which would only be made again. */
  settleSection<Id extends SectionId>(id: Id, section: Section<Id>): void {
    this.#edit(id, section);
  }

  /** Sets one field; a path into a list item that has gone meanwhile changes nothing. */
  setField<Id extends SectionId, Path extends FieldPath<Section<Id>>>(
    id: Id,
    path: Path,
    value: ValueAt<Section<Id>, Path>,
  ): void {
    const section = this.getState().draft[id];
    if (readPath(section, path) !== value) this.#setPart(id, writePath(section, path, value));
  }

  /** The theme of a draft that has none yet, and no text; the first text that is written settles it. */
  offerTheme(theme: Theme): void {
    if (!isEmptyDraft(this.getState().draft)) return;
    this.#keepers.get('theme')?.offer(theme);
    this.#publish();
  }

  /** Shows another draft; what was written of the one before is written first. Its records are returned, to be closed. */
  show(next: DraftRecords): DraftRecords {
    this.flush();
    const before = this.#records;
    this.#unsubscribe();
    this.#records = next;
    this.#keepers = this.#keepersOf(next);
    this.#follow(next);
    emitTo(this.#replaced, undefined);
    this.#publish();
    return before;
  }

  /**
   * Replaces the text of this draft; the returned function puts it back. What another device wrote is not `asStep`: only the
   * user's own steps can be undone.
   */
  replaceDraft(next: Draft, { asStep = false } = {}): () => void {
    const { draft: before } = this.getState();
    this.#replaceParts(next, asStep);
    return () => this.#replaceParts(before, asStep);
  }

  /** Takes back the last step this tab made in this draft, in whichever part; undefined where there is none. */
  readonly undo = (): Travel | undefined => this.#travel('undo');

  /** Makes again what was taken back last. */
  readonly redo = (): Travel | undefined => this.#travel('redo');

  resolveConflict(part: DraftPart, choice: 'mine' | 'theirs'): void {
    this.#keepers.get(part)?.resolve(choice);
    this.#publish();
  }

  /** Writes at once what waits for the delay, and what could not be written before. */
  readonly flush = (): void => {
    clearTimeout(this.#atRest);
    this.#save();
    this.#records.retry();
    this.#publish();
  };

  get #history(): DraftHistory {
    const kept = this.#histories.get(this.#records.id) ?? new DraftHistory();
    this.#histories.set(this.#records.id, kept);
    return kept;
  }

  #keepersOf(records: DraftRecords): Keepers {
    return new Map(DRAFT_PARTS.map((part) => [part, new PartKeeper(part, this.#tabId, records)]));
  }

  #stateNow(before?: DraftState): DraftState {
    return stateOf(this.#keepers, this.#records, this.#history, before);
  }

  #publish(): void {
    if (this.#isBatching) return;
    this.#store.setState(this.#stateNow(this.getState()));
  }

  #setPart(part: DraftPart, data: PartData): void {
    // What follows from undoing (a name that is renamed elsewhere too) is no step to undo.
    if (!this.#isTravelling) this.#history.record(part, this.getState().draft[part], data);
    this.#edit(part, data);
  }

  #edit(part: DraftPart, data: PartData): void {
    this.#keepers.get(part)?.edit(data);
    this.#publish();
    this.#schedule();
  }

  #replaceParts(draft: Draft, asStep: boolean): void {
    const now = this.getState().draft;
    const changed = DRAFT_PARTS.filter((part) => draft[part] !== now[part]);
    if (asStep)
      this.#history.recordAll(
        new Map(changed.map((part) => [part, { before: now[part], after: draft[part] }])),
      );
    for (const part of changed) this.#keepers.get(part)?.edit(draft[part]);
    this.flush();
    emitTo(this.#replaced, undefined);
  }

  #travel(direction: Direction): Travel | undefined {
    const found = this.#history.travel(direction, (part) => this.getState().draft[part]);
    this.#isTravelling = true;
    for (const [part, data] of found?.changes ?? []) this.#keepers.get(part)?.edit(data);
    this.#publish();
    this.#isTravelling = false;
    if (found !== undefined) {
      this.#schedule();
      emitTo(this.#travelled, undefined);
    }
    return found;
  }

  #schedule(): void {
    clearTimeout(this.#atRest);
    this.#atRest = setTimeout(this.flush, SAVE_DELAY);
    // Not published: the status would alternate between “saved” and “saving” during unbroken typing.
    this.#atLatest ??= setTimeout(() => this.#save(), SAVE_DELAY);
  }

  #save(): void {
    clearTimeout(this.#atLatest);
    this.#atLatest = undefined;
    if (!isEmptyDraft(this.#stateNow().draft)) this.#keepers.get('theme')?.takeUpOffer();
    for (const keeper of this.#keepers.values()) keeper.save();
  }

  #follow(records: DraftRecords): void {
    this.#unsubscribe = records.subscribe((event) => this.#onRecords(event));
    void records.ready.then(() => {
      if (this.#records !== records) return;
      for (const keeper of this.#keepers.values()) keeper.load();
      this.#publish();
    });
  }

  #onRecords(event: RecordsEvent): void {
    if (event.kind === 'removed') {
      this.#histories.clear();
      emitTo(this.#removed, event.by);
      return;
    }
    const part = event.kind === 'progress' ? undefined : partAt(event.key);
    const keeper = part === undefined ? undefined : this.#keepers.get(part);
    if (event.kind === 'changed') keeper?.refresh();
    if (event.kind === 'lost') keeper?.lose(event.reason);
    this.#publish();
  }
}
