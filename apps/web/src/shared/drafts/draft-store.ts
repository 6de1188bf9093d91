import type { Section } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { Theme } from '@trazo/plan/theme/theme';
import { createStore } from 'zustand/vanilla';
import {
  DRAFT_PARTS,
  type Draft,
  type DraftPart,
  isEmptyDraft,
  type PartData,
  storageKeyOf,
} from './draft.ts';
import type { DraftNow, LeftPart } from './draft-now.ts';
import { type Conflict, type KeyValueStorage, PartKeeper } from './part-keeper.ts';
import type { StorageFailure } from './storage-failure.ts';
import { FIRST_DRAFT } from './stored-record.ts';
import { type FieldPath, readPath, type ValueAt, writePath } from './value-path.ts';

/** A draft is written this long after the last change (specification §9), and while somebody goes on typing as often. */
export const SAVE_DELAY = 1000;

type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'notSaved'; readonly reason: StorageFailure };

export interface DraftState {
  readonly draft: Draft;
  readonly saving: SaveState;
  readonly conflicts: Readonly<Partial<Record<DraftPart, Conflict>>>;
  /** Parts whose stored text was unreadable in part when it was loaded. */
  readonly recovered: readonly DraftPart[];
}

type ReplacedBy = 'thisTab' | 'otherTab';
type ReplacedListener = (by: ReplacedBy) => void;

export type DraftStore = ReturnType<typeof createDraftStore>;

/** The whole draft of one tab. Subscribers get a new object only for the parts that changed. */
export function createDraftStore(storage: KeyValueStorage | undefined, tabId: string) {
  const now: DraftNow = { id: FIRST_DRAFT, keepLeft: () => false };
  const keepers = new Map(DRAFT_PARTS.map((part) => [part, new PartKeeper(part, tabId, storage, now)]));
  const store = createStore<DraftState>(() => stateOf(keepers));
  const replacedListeners = new Set<ReplacedListener>();
  let atRest: ReturnType<typeof setTimeout> | undefined;
  let atLatest: ReturnType<typeof setTimeout> | undefined;

  const publish = () => store.setState(stateOf(keepers, store.getState()));
  const tellReplaced = (by: ReplacedBy) => {
    for (const listener of [...replacedListeners]) listener(by);
  };
  /** Whoever finds one part of another draft in the storage goes over to that draft with all of them. */
  const following = (look: () => void) => {
    const before = now.id;
    look();
    if (now.id === before) return;
    for (const keeper of keepers.values()) keeper.refresh();
    // Told first: what is known of the draft that was here is still known.
    tellReplaced('otherTab');
    publish();
  };
  const save = () => {
    clearTimeout(atLatest);
    atLatest = undefined;
    if (!isEmptyDraft(stateOf(keepers).draft)) keepers.get('theme')?.takeUpOffer();
    following(() => {
      for (const keeper of keepers.values()) keeper.save();
    });
  };
  const flush = () => {
    clearTimeout(atRest);
    save();
    publish();
  };
  const schedule = () => {
    clearTimeout(atRest);
    atRest = setTimeout(flush, SAVE_DELAY);
    // Not told: “saved” and “saving” would take turns beside whoever types.
    atLatest ??= setTimeout(save, SAVE_DELAY);
  };
  const setPart = (part: DraftPart, data: PartData) => {
    keepers.get(part)?.edit(data);
    publish();
    schedule();
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,

    setSection<Id extends SectionId>(id: Id, section: Section<Id>) {
      setPart(id, section);
    },

    setTheme(theme: Theme) {
      setPart('theme', theme);
    },

    /** The theme of a draft that nobody has given one, nor written in; the first words that are written settle it. */
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

    /** Names the draft this tab holds; as long as it stays, it is the same one. */
    draftId: () => now.id,

    /** Asked whether it keeps text of a draft that another tab has replaced before the text was written. */
    keepLeftWith(keepLeft: (left: LeftPart) => boolean) {
      now.keepLeft = keepLeft;
    },

    /**
     * Puts another text in this one's place, under an `id` of its own another draft; the returned function puts this one
     * back.
     */
    replaceDraft(next: Draft, id = now.id): () => void {
      const before = { draft: store.getState().draft, id: now.id };
      const put = (draft: Draft, under: string) => {
        const isOther = under !== now.id;
        for (const part of DRAFT_PARTS) {
          if (isOther) keepers.get(part)?.replace(draft[part], under);
          else if (draft[part] !== store.getState().draft[part]) keepers.get(part)?.edit(draft[part]);
        }
        now.id = under;
        flush();
        tellReplaced('thisTab');
      };
      put(next, id);
      return () => put(before.draft, before.id);
    },

    /** Calls whenever another draft is in this one's place, whichever tab put it there; the returned function ends that. */
    onReplaced(listener: ReplacedListener): () => void {
      replacedListeners.add(listener);
      return () => void replacedListeners.delete(listener);
    },

    resolveConflict(part: DraftPart, choice: 'mine' | 'theirs') {
      keepers.get(part)?.resolve(choice);
      publish();
    },

    /** Writes at once what waits for the delay: before the page goes, or to try again. */
    flush,

    /** Takes in what other tabs wrote; without a key, everything. */
    refresh(key?: string | null) {
      following(() => {
        for (const [part, keeper] of keepers) if (!key || storageKeyOf(part) === key) keeper.refresh();
      });
      publish();
    },
  };
}

function stateOf(keepers: ReadonlyMap<DraftPart, PartKeeper>, before?: DraftState): DraftState {
  const states = [...keepers].map(([part, { state }]) => ({ part, ...state }));
  const changed = states.some(({ part, data }) => before?.draft[part] !== data);
  const draft = changed ? Object.fromEntries(states.map(({ part, data }) => [part, data])) : before?.draft;
  const conflicts = states.flatMap(({ part, conflict }) => (conflict ? [[part, conflict] as const] : []));
  return {
    draft: draft as Draft,
    saving: keepSame(before?.saving, savingOf(states)),
    conflicts: keepSame(before?.conflicts, Object.fromEntries(conflicts)),
    recovered: keepSame(
      before?.recovered,
      states.filter(({ recovered }) => recovered).map(({ part }) => part),
    ),
  };
}

function savingOf(states: readonly { dirty: boolean; failure: StorageFailure | undefined }[]): SaveState {
  const failed = states.find(({ failure }) => failure !== undefined);
  if (failed?.failure !== undefined) return { kind: 'notSaved', reason: failed.failure };
  return states.some(({ dirty }) => dirty) ? { kind: 'saving' } : { kind: 'saved' };
}

/** Keeps the earlier object when nothing in it changed, so that nobody renders for nothing. */
function keepSame<Value extends object>(before: Value | undefined, next: Value): Value {
  if (before === undefined) return next;
  const keys = Object.keys(next);
  const equal =
    keys.length === Object.keys(before).length &&
    keys.every((key) => JSON.stringify(readPath(before, key)) === JSON.stringify(readPath(next, key)));
  return equal ? before : next;
}
