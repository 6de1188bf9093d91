import type { StorageError } from '../../shared/storage/storage-error.ts';
import type { Draft, DraftPart } from './draft.ts';

/** Whether what was written is on this device. */
export type DeviceState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'notSaved'; readonly reason: StorageError };

/** What views read of the plan that is open. */
export interface DraftState {
  readonly draft: Draft;
  readonly saving: DeviceState;
  /** The part the next undo, or redo, begins in; undefined where there is none. */
  readonly history: { readonly undo: DraftPart | undefined; readonly redo: DraftPart | undefined };
}

/** What undoing or redoing has changed first. */
export interface Travel {
  readonly part: DraftPart;
  /** Dotted, in the part as it is after the change; empty for all of it. */
  readonly path: string;
  /** An item that has come, a list whose items have gone or moved, or a field. */
  readonly kind: 'item' | 'list' | 'field';
}
