import type { ApiError } from '../../shared/api/api-client.ts';
import type { Draft } from '../drafts/draft.ts';
import type { SingleFlight } from './single-flight.ts';
import type { SyncPorts } from './sync-ports.ts';
import type { SyncState } from './sync-state.ts';
import type { SyncSubject } from './sync-subject.ts';

export interface StepOptions {
  readonly subject: SyncSubject;
  readonly flight: SingleFlight;
  /** Whether to ask the server for changes of other devices when there is nothing to save. */
  readonly check: boolean;
}

export interface StepResult {
  readonly state: SyncState;
  /** Take another step at once. */
  readonly again?: boolean;
  /** Take another step by itself after so many milliseconds, or after a pause that grows with each failure. */
  readonly retryIn?: number | 'backoff';
  /** The draft was brought up to what another device saved. */
  readonly updated?: boolean;
}

/** Nothing is settled yet: the next step looks again. */
export const LOOK_AGAIN: StepResult = { state: { kind: 'saving' }, again: true };

/** The next step, once the call under way is over. */
export async function afterFlight(flight: SingleFlight): Promise<StepResult> {
  await flight.settled();
  return LOOK_AGAIN;
}

/** Where the draft is once its plan holds `kept`: what has been typed while that was found out is still on its way. */
export const savedUnlessTyped = (
  { draftStore }: Pick<SyncPorts, 'draftStore'>,
  planId: string,
  kept: Draft,
): SyncState => (draftStore.getState().draft === kept ? { kind: 'saved', planId } : { kind: 'saving' });

/** Answers that say nothing of what was sent. */
const isPassing = ({ status }: ApiError): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/** Whether what was sent may have been done all the same. */
export const isUncertain = (failure: ApiError): boolean => isPassing(failure) && failure.status !== 429;

/** What a failed call means for the draft. */
export function failureOf(failure: ApiError): StepResult {
  if (failure.status === 401) return { state: { kind: 'expired' } };
  if (isPassing(failure)) {
    const kind = failure.status === 0 ? 'offline' : 'failing';
    return { state: { kind }, retryIn: failure.retryAfter ?? 'backoff' };
  }
  // Rolling release: what this page writes is newer than the server that was asked. The next one asked may be new.
  if (failure.code === 'content_newer_version') return { state: { kind: 'updating' }, retryIn: 'backoff' };
  return { state: { kind: 'refused', error: failure.error } };
}
