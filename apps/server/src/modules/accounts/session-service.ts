import { randomUUID } from 'node:crypto';
import type { Session } from '@trazo/contract/api/sessions';
import { must } from '@trazo/plan/must';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Account, type SignedIn, sessionIdOf } from '../../platform/authentication/account.ts';
import type { Clock } from '../../platform/clock.ts';
import { hashOfSecret, newSecret } from '../../platform/crypto/secrets.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { toAccount } from './account-repository.ts';
import {
  deleteEndedSessions,
  deleteSession,
  deleteSessions,
  deleteSessionsBeyond,
  insertSession,
  prepareFindSession,
  sessionsOf,
  touchSession,
} from './session-repository.ts';

const TOUCHED_EVERY_MS = 60_000;
const DEVICE_LENGTH = 200;
/** More devices than a person has: what signs in more often is a program, and its oldest sessions end. */
const SESSIONS = 100;

export interface SessionLifetimes {
  /** A session not used for this long has ended. */
  readonly idleMs: number;
  /** Every session ends after this long. */
  readonly absoluteMs: number;
}

export interface SessionService {
  /** Begins a session in the transaction that authenticated its owner; the token is returned only here. */
  begin(tx: Transaction, account: Account, device: string | undefined): Promise<string>;
  /** Who holds a token; `not_signed_in` for one that is unknown, ended or malformed. */
  holderOf(token: string): Promise<SignedIn>;
  list(signedIn: SignedIn): Promise<Session[]>;
  end(signedIn: SignedIn, id: string): Promise<void>;
  endCurrent(signedIn: SignedIn): Promise<void>;
  endOthers(signedIn: SignedIn): Promise<void>;
  /** Forgets sessions that have ended by themselves. */
  sweep(): Promise<void>;
}

export interface SessionServiceOptions extends SessionLifetimes {
  readonly database: NodePgDatabase;
  readonly clock: Clock;
}

export function createSessionService({
  database,
  clock,
  idleMs,
  absoluteMs,
}: SessionServiceOptions): SessionService {
  const findSession = prepareFindSession(database);
  const hasEnded = ({ lastUsedAt, signedInAt }: { lastUsedAt: Date; signedInAt: Date }): boolean => {
    const now = clock().getTime();
    return now >= lastUsedAt.getTime() + idleMs || now >= signedInAt.getTime() + absoluteMs;
  };

  return {
    begin: async (tx, account, device = '') => {
      const token = newSecret();
      const tokenHash = must(hashOfSecret(token), 'a new secret has the form of one');
      const now = clock();
      await deleteSessionsBeyond(tx, account.id, SESSIONS - 1);
      await insertSession(tx, {
        id: sessionIdOf(randomUUID()),
        accountId: account.id,
        tokenHash,
        device: device.slice(0, DEVICE_LENGTH),
        signedInAt: now,
        lastUsedAt: now,
      });
      return token;
    },

    holderOf: async (token) => {
      const tokenHash = hashOfSecret(token);
      const found = tokenHash === undefined ? undefined : await findSession(tokenHash);
      if (found === undefined || hasEnded(found.session)) throw new ApiError('not_signed_in');
      const { session, account } = found;
      const now = clock();
      if (now.getTime() - session.lastUsedAt.getTime() >= TOUCHED_EVERY_MS) {
        await touchSession(database, account.id, session.id, now);
      }
      return { account: toAccount(account), sessionId: session.id, signedInAt: session.signedInAt };
    },

    list: async ({ account, sessionId }) =>
      (await sessionsOf(database, account.id, SESSIONS))
        .filter((session) => !hasEnded(session))
        .map(({ id, device, signedInAt, lastUsedAt }) => ({
          id,
          device,
          signed_in_at: signedInAt.toISOString(),
          last_used_at: lastUsedAt.toISOString(),
          current: id === sessionId,
        })),

    end: async ({ account }, id) => {
      const isEnded = await inTransaction(database, (tx) => deleteSession(tx, account.id, id));
      if (!isEnded) throw new ApiError('not_found');
    },

    endCurrent: async ({ account, sessionId }) => {
      await inTransaction(database, (tx) => deleteSession(tx, account.id, sessionId));
    },

    endOthers: ({ account, sessionId }) =>
      inTransaction(database, (tx) => deleteSessions(tx, account.id, sessionId)),

    sweep: async () => {
      const now = clock().getTime();
      const ended = { unusedSince: new Date(now - idleMs), signedInBefore: new Date(now - absoluteMs) };
      await inTransaction(database, (tx) => deleteEndedSessions(tx, ended));
    },
  };
}
