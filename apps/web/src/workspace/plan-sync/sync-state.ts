import type { Content } from '@trazo/contract/content/decoded-content';
import type { PlanSummary } from '@trazo/contract/plans/plan';

/** What another device saved while this one had changes of its own. */
export interface Elsewhere {
  readonly summary: PlanSummary;
  readonly content: Content;
}

/** Where the draft is, beside this device. */
export type SyncState =
  /** No session. */
  | { readonly kind: 'local' }
  /** Nothing is written yet. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'saved'; readonly planId: string }
  /** Written here, on its way. */
  | { readonly kind: 'saving' }
  /** The server does not answer; tried again by itself. */
  | { readonly kind: 'offline' }
  /** The server answers that it cannot for the moment; tried again by itself. */
  | { readonly kind: 'failing' }
  /** The server is of an earlier release than this page and will be replaced; tried again by itself. */
  | { readonly kind: 'updating' }
  /** The session has ended; goes on once the same person has signed in again. */
  | { readonly kind: 'expired' }
  /** The server does not take it as it stands; tried again after the next change. */
  | { readonly kind: 'refused'; readonly error: string }
  /** Two tabs disagree about a section; that is settled first. */
  | { readonly kind: 'undecided' }
  | { readonly kind: 'conflict'; readonly theirs: Elsewhere }
  /** The plan was deleted elsewhere. */
  | { readonly kind: 'gone' }
  /** A draft of a visitor, or of another account, meets the plans of this one. */
  | { readonly kind: 'asking' }
  /** Left on this device by choice. */
  | { readonly kind: 'aside' };

/** Nothing of the draft would be lost if it left this device. */
export const isSafe = ({ kind }: SyncState): boolean => kind === 'saved' || kind === 'empty';

/** It goes on by itself, after a pause. */
export const isTriedAgain = ({ kind }: SyncState): boolean =>
  kind === 'offline' || kind === 'failing' || kind === 'updating';

/** The user has to choose before it goes on; edits alone change nothing. */
export const isWaitingForChoice = ({ kind }: SyncState): boolean =>
  kind === 'conflict' || kind === 'gone' || kind === 'asking' || kind === 'aside';
