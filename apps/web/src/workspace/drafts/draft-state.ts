import type { DeviceState } from '../plan-store/device-plans.ts';
import type { Draft, DraftPart } from './draft.ts';

/** What views read of the plan that is open. */
export interface DraftState {
  readonly draft: Draft;
  /** Whether it is on this device. */
  readonly saving: DeviceState;
  /** The part the next undo, or redo, begins in; undefined where there is none. */
  readonly history: { readonly undo: DraftPart | undefined; readonly redo: DraftPart | undefined };
}
