import { randomUUID } from 'node:crypto';
import type { Session } from '@trazo/contract/api/sessions';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Account, SessionId, SignedIn } from '../../platform/authentication/account.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { ApiProblem } from '../../platform/errors/api-problem.ts';
import { toAccount } from './account-repository.ts';
import { hashOfSecret, newSecret } from './secrets.ts';
import {
  deleteEndedSessions,
  deleteSession,
  deleteSessions,
  insertSession,
  prepareFindSession,
  sessionsOf,
  touchSession,
} from './session-repository.ts';

const TOUCHED_EVERY_MS = 60_000;
const DEVICE_LENGTH = 200;

export interface SessionLifetimes {
  /** A session not used for this long has ended. */
  readonly idleMs: number;
  /** Every session ends after this long. */
  readonly absoluteMs: number;
}

export interface SessionService {
  /** Begins a session in the transaction that proved who it is; the token is told only here. */
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
      const tokenHash = hashOfSecret(token);
      if (tokenHash === undefined) throw new TypeError('not a secret of ours');
      const now = clock();
      await insertSession(tx, {
        id: randomUUID() as SessionId,
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
      if (found === undefined || hasEnded(found.session)) throw new ApiProblem('not_signed_in');
      const { session, account } = found;
      const now = clock();
      if (now.getTime() - session.lastUsedAt.getTime() >= TOUCHED_EVERY_MS) {
        await touchSession(database, session.id, now);
      }
      return { account: toAccount(account), sessionId: session.id, signedInAt: session.signedInAt };
    },

    list: async ({ account, sessionId }) =>
      (await sessionsOf(database, account.id))
        .filter((session) => !hasEnded(session))
        .map(({ id, device, signedInAt, lastUsedAt }) => ({
          id,
          device,
          signed_in_at: signedInAt.toISOString(),
          last_used_at: lastUsedAt.toISOString(),
          current: id === sessionId,
        })),

    end: async ({ account }, id) => {
      if (!(await deleteSession(database, account.id, id))) throw new ApiProblem('not_found');
    },

    endCurrent: async ({ account, sessionId }) => {
      await deleteSession(database, account.id, sessionId);
    },

    endOthers: ({ account, sessionId }) => deleteSessions(database, account.id, sessionId),

    sweep: async () => {
      const now = clock().getTime();
      await deleteEndedSessions(database, {
        unusedSince: new Date(now - idleMs),
        signedInBefore: new Date(now - absoluteMs),
      });
    },
  };
}
