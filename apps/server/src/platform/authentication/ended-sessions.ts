import { notify } from '../database/notifications.ts';
import type { Queryable } from '../database/transaction.ts';
import type { AccountId } from './account.ts';

export const ENDED_SESSIONS_CHANNEL = 'ended_sessions';

/** Tells all processes that sessions of an account have ended: what is open in them ends, too. */
export const announceEndedSessions = (on: Queryable, accountId: AccountId): Promise<void> =>
  notify(on, ENDED_SESSIONS_CHANNEL, accountId);
