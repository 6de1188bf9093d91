import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { takeBackUse } from '../../platform/limits/rate-window-store.ts';
import { countWithinLimit } from '../../platform/limits/use-limit.ts';

const QUARTER_HOUR = 15 * 60_000;
/** Mails an address may be sent: a stranger cannot flood its mailbox. */
const MAILS_PER_ACCOUNT = 5;

/**
 * Attempts on one account (or on one address that may be an account) in a quarter of an hour, from wherever they come, for
 * all servers together. Beyond them: `too_many_requests`.
 */
export interface CredentialLimits {
  count(what: string, who: string): Promise<void>;
  /** The attempt just counted was right: only wrong ones use up an account's attempts. */
  forgive(what: string, who: string): Promise<void>;
  /** For calls that send a mail. */
  countMail(what: string, who: string): Promise<void>;
}

export function createCredentialLimits(
  database: NodePgDatabase,
  attemptsPerAccount: number,
): CredentialLimits {
  const limit = (subject: string, who: string, max: number) =>
    countWithinLimit(database, { subject, who, max, windowMs: QUARTER_HOUR });
  return {
    count: (what, who) => limit(attemptAt(what), who, attemptsPerAccount),
    forgive: (what, who) => takeBackUse(database, { subject: attemptAt(what), who }),
    countMail: (what, who) => limit(`mail ${what}`, who, MAILS_PER_ACCOUNT),
  };
}

const attemptAt = (what: string): string => `account ${what}`;
