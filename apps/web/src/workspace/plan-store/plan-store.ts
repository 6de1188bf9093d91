import type { RemovedItem } from '@trazo/contract/plan-document/removed-items';
import type { FieldPath, ValueAt } from '@trazo/contract/plan-document/value-path';
import type { Section } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { Theme } from '@trazo/plan/theme/theme';
import type { SharedText } from '../../shared/rich-text/text-binding.ts';
import type { StorageError } from '../../shared/storage/storage-error.ts';
import type { Draft, DraftPart } from './draft.ts';

/** Whether what was written is on this device. */
export type DeviceState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'notSaved'; readonly reason: StorageError };

/** What views read of the plan that is open. */
export interface DraftState {
  readonly draft: Draft;
  /** The plan's own name among the plans of the account, where it has one. */
  readonly ownName: string | undefined;
  /** Some of what this device kept of it could not be read any more; the rest is shown, and what the server has. */
  readonly isDamaged: boolean;
  readonly saving: DeviceState;
  /** The part the next undo, or redo, begins in; undefined where there is none. */
  readonly history: { readonly undo: DraftPart | undefined; readonly redo: DraftPart | undefined };
}

/** What undoing or redoing has changed first. */
export interface HistoryStep {
  readonly part: DraftPart;
  /** Dotted, in the part as it is after the change; empty for all of it. */
  readonly path: string;
  /** An item that has come, a list whose items have gone or moved, or a field. */
  readonly kind: 'item' | 'list' | 'field';
}

/** The draft as views read it. */
export interface DraftView {
  readonly getState: () => DraftState;
  readonly getInitialState: () => DraftState;
  readonly subscribe: (listener: (state: DraftState, before: DraftState) => void) => () => void;
}

/** What form and document need of the plan that is open. The functions are the same as long as the store is. */
export interface PlanStore extends DraftView {
  /** Names the draft that is shown: the id of the plan it is or will be. */
  readonly draftId: () => string;
  /** When what is stored of the draft that is shown has been read. */
  readonly whenLoaded: () => Promise<void>;
  /** Sets one field; a path into a list item that has gone meanwhile changes nothing. */
  readonly setField: <Id extends SectionId, Path extends FieldPath<Section<Id>>>(
    id: Id,
    path: Path,
    value: ValueAt<Section<Id>, Path>,
  ) => void;
  readonly setSection: <Id extends SectionId>(id: Id, section: Section<Id>) => void;
  /** Writes what follows from the rest of the draft: no step to undo, which would only be made again. */
  readonly setDerived: <Id extends SectionId>(id: Id, section: Section<Id>) => void;
  readonly setTheme: (theme: Theme) => void;
  /** The theme of a draft that has none yet, and no text; the first text that is written settles it. */
  readonly offerTheme: (theme: Theme) => void;
  /** Several writes that subscribers see as one; for undo each is noted as it was made. */
  readonly batch: <Result>(write: () => Result) => Result;
  /** Replaces the text of this draft; the returned function puts it back. */
  readonly replaceDraft: (next: Draft, options?: { readonly asStep?: boolean }) => () => void;
  /** Takes back the last step; undefined where there is none. */
  readonly undo: () => HistoryStep | undefined;
  /** Makes again what was taken back last. */
  readonly redo: () => HistoryStep | undefined;
  /** A long text as the document has it, for its editor; undefined where the path leads to none. */
  readonly longText: (section: SectionId, path: string) => SharedText | undefined;
  /** Calls after each undo and redo. */
  readonly onUndoRedo: (listener: () => void) => () => void;
  /** Calls whenever the draft or its whole text is replaced. */
  readonly onReplaced: (listener: () => void) => () => void;
  /** Calls when an item that was written in here is removed in another tab or on another device. */
  readonly onRemovedElsewhere: (listener: (removed: RemovedItem) => void) => () => void;
  /** Shows such an item again; a step to undo. */
  readonly bringBack: (removed: RemovedItem) => void;
  /** Writes at once what waits to be written. */
  readonly flush: () => void;
}
