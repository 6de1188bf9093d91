import type { Section } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { Theme } from '@trazo/plan/theme/theme';
import type { Draft, DraftPart } from './draft.ts';
import type { Travel } from './draft-history.ts';
import type { DraftRecords } from './draft-records.ts';
import type { RemovedBy } from './records-context.ts';
import {
  createShownDraft,
  editPart,
  flush,
  offerTheme,
  publish,
  replaceParts,
  setPart,
  showRecords,
  travel,
} from './shown-draft.ts';
import { type FieldPath, readPath, type ValueAt, writePath } from './value-path.ts';

/** Adds a listener; the returned function unsubscribes it. */
const subscriber =
  <Listener>(listeners: Set<Listener>) =>
  (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

export type DraftStore = ReturnType<typeof createDraftStore>;

/** The draft one tab shows. Subscribers get a new object only for the parts that changed. */
export function createDraftStore(first: DraftRecords, tabId: string) {
  const shown = createShownDraft(first, tabId);
  const { store } = shown;

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,

    setSection<Id extends SectionId>(id: Id, section: Section<Id>) {
      setPart(shown, id, section);
    },

    /** Writes what follows from the rest of the draft: no step to undo, which would only be made again. */
    settleSection<Id extends SectionId>(id: Id, section: Section<Id>) {
      editPart(shown, id, section);
    },

    setTheme(theme: Theme) {
      setPart(shown, 'theme', theme);
    },

    /** The theme of a draft that has none yet, and no text; the first text that is written settles it. */
    offerTheme: (theme: Theme) => offerTheme(shown, theme),

    /** Sets one field; a path into a list item that has gone meanwhile changes nothing. */
    setField<Id extends SectionId, Path extends FieldPath<Section<Id>>>(
      id: Id,
      path: Path,
      value: ValueAt<Section<Id>, Path>,
    ) {
      const section = store.getState().draft[id];
      if (readPath(section, path) !== value) setPart(shown, id, writePath(section, path, value));
    },

    /** Names the draft this tab shows: the id of the plan it is or will be. */
    draftId: () => shown.records.id,

    /** What is kept of the draft this tab shows. */
    records: () => shown.records,

    /** Shows another draft; what was written of the one before is written first. Its records are returned, to be closed. */
    show: (next: DraftRecords): DraftRecords => showRecords(shown, next),

    /**
     * Replaces the text of this draft; the returned function puts it back. What another device wrote is not `asStep`: only the
     * user's own steps can be undone.
     */
    replaceDraft: (next: Draft, { asStep = false } = {}): (() => void) => {
      const { draft: before } = store.getState();
      replaceParts(shown, next, asStep);
      return () => replaceParts(shown, before, asStep);
    },

    /** Takes back the last step this tab made in this draft, in whichever part; undefined where there is none. */
    undo: (): Travel | undefined => travel(shown, 'undo'),

    /** Makes again what was taken back last. */
    redo: (): Travel | undefined => travel(shown, 'redo'),

    /** Calls after each undo and redo. */
    onTravelled: subscriber(shown.travelListeners),

    /** Calls whenever the draft or its whole text is replaced. */
    onReplaced: subscriber(shown.replacedListeners),

    /** Calls when this draft was taken off the device, by whichever tab. */
    onRemoved: subscriber<(by: RemovedBy) => void>(shown.removedListeners),

    resolveConflict(part: DraftPart, choice: 'mine' | 'theirs') {
      shown.keepers.get(part)?.resolve(choice);
      publish(shown);
    },

    /** Writes at once what waits for the delay: before the page goes, or to try again. */
    flush: () => flush(shown),
  };
}
