import { and, asc, isNull, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Clock } from '../clock.ts';
import { mails } from './schema.ts';

/** Long enough for a mail server to be restarted, and for the first attempts. */
const WAITING_MS = 15 * 60_000;

/**
 * What is wrong with mail, for who runs this: since when one has been waiting for an attempt that succeeds, if that is long.
 * Whichever process does the sending, or if none does.
 */
export async function waitingMails(database: NodePgDatabase, clock: Clock): Promise<string | undefined> {
  const [oldest] = await database
    .select({ queuedAt: mails.queuedAt })
    .from(mails)
    .where(
      and(
        isNull(mails.sentAt),
        isNull(mails.givenUpAt),
        lt(mails.queuedAt, new Date(clock().getTime() - WAITING_MS)),
      ),
    )
    .orderBy(asc(mails.queuedAt))
    .limit(1);
  return oldest && `a mail has been waiting since ${oldest.queuedAt.toISOString()}`;
}
