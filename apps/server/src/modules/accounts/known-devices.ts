import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { Clock } from '../../platform/clock.ts';
import { hashOfSecret, newSecret } from '../../platform/crypto/secrets.ts';
import type { Queryable } from '../../platform/database/transaction.ts';
import { knownDevices } from './schema.ts';

/** A browser that was not used for this long is not known any more. */
export const KNOWN_FOR_MS = 180 * 24 * 3_600_000;
const DEVICES_PER_ACCOUNT = 20;

/**
 * Browsers that an account signed in from, by a secret that each holds (OWASP's device cookies): guesses from elsewhere
 * never lock them out. The secret opens nothing, and each account keeps another hash of it.
 */
export interface KnownDevices {
  /** What the device is counted by; undefined for one that never signed in to this account. */
  nameOf(account: AccountId, secret: string | undefined): Promise<string | undefined>;
  /** The account's owner is at this device. Returns its secret, a new one where it holds none. */
  remember(account: AccountId, secret: string | undefined): Promise<string>;
  /** When each was last used, the latest first: nothing else is kept of them that says anything. */
  list(account: AccountId): Promise<{ readonly lastUsedAt: Date }[]>;
  /** With the password they were known by. */
  forget(on: Queryable, account: AccountId): Promise<void>;
  sweep(): Promise<void>;
}

export function createKnownDevices(database: NodePgDatabase, clock: Clock): KnownDevices {
  return {
    nameOf: async (account, secret) => {
      if (secret === undefined || hashOfSecret(secret) === undefined) return undefined;
      const deviceHash = hashFor(account, secret);
      const [row] = await database
        .select({ lastUsedAt: knownDevices.lastUsedAt })
        .from(knownDevices)
        .where(and(eq(knownDevices.accountId, account), eq(knownDevices.deviceHash, deviceHash)));
      if (row === undefined || row.lastUsedAt.getTime() + KNOWN_FOR_MS <= clock().getTime()) return undefined;
      return deviceHash;
    },

    remember: async (account, secret) => {
      const held = secret !== undefined && hashOfSecret(secret) !== undefined ? secret : newSecret();
      const lastUsedAt = clock();
      await database
        .insert(knownDevices)
        .values({ accountId: account, deviceHash: hashFor(account, held), lastUsedAt })
        .onConflictDoUpdate({
          target: [knownDevices.accountId, knownDevices.deviceHash],
          set: { lastUsedAt },
        });
      const beyond = database
        .select({ deviceHash: knownDevices.deviceHash })
        .from(knownDevices)
        .where(eq(knownDevices.accountId, account))
        .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.deviceHash))
        .offset(DEVICES_PER_ACCOUNT);
      await database
        .delete(knownDevices)
        .where(and(eq(knownDevices.accountId, account), inArray(knownDevices.deviceHash, beyond)));
      return held;
    },

    list: (account) =>
      database
        .select({ lastUsedAt: knownDevices.lastUsedAt })
        .from(knownDevices)
        .where(eq(knownDevices.accountId, account))
        .orderBy(desc(knownDevices.lastUsedAt)),

    forget: async (on, account) => {
      await on.delete(knownDevices).where(eq(knownDevices.accountId, account));
    },

    sweep: async () => {
      const unusedSince = new Date(clock().getTime() - KNOWN_FOR_MS);
      await database.delete(knownDevices).where(lt(knownDevices.lastUsedAt, unusedSince));
    },
  };
}

const hashFor = (account: AccountId, secret: string): string =>
  createHash('sha256').update(`${secret}\n${account}`).digest('base64url');
