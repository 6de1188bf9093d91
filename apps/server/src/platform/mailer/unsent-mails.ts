import { and, desc, eq, gte, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../authentication/account.ts';
import type { Clock } from '../clock.ts';
import type { Queryable, Transaction } from '../database/transaction.ts';
import { jobAbout, retryFailingJob } from '../queue/failing-jobs.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { SEND_MAIL } from './mail-queue.ts';
import { mails } from './schema.ts';

const MINUTE_MS = 60_000;
/** The first attempts have been made. */
const WAITING_MS = 2 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const GIVEN_UP_DAYS = 30;

export type UnsentMailRow = Pick<
  typeof mails.$inferSelect,
  'accountId' | 'id' | 'kind' | 'recipient' | 'queuedAt' | 'givenUpAt'
>;

const LISTED = {
  accountId: mails.accountId,
  id: mails.id,
  kind: mails.kind,
  recipient: mails.recipient,
  queuedAt: mails.queuedAt,
  givenUpAt: mails.givenUpAt,
};

/** Mails that wait for more than some minutes, and those given up lately; the latest first, without what they say. */
export async function unsentMails(
  database: NodePgDatabase,
  clock: Clock,
  most: number,
): Promise<UnsentMailRow[]> {
  const now = clock().getTime();
  const isWaiting = and(
    isNull(mails.sentAt),
    isNull(mails.givenUpAt),
    lt(mails.queuedAt, new Date(now - WAITING_MS)),
  );
  const isGivenUp = and(
    isNotNull(mails.givenUpAt),
    gte(mails.givenUpAt, new Date(now - GIVEN_UP_DAYS * DAY_MS)),
  );
  return database
    .select(LISTED)
    .from(mails)
    .where(or(isWaiting, isGivenUp))
    .orderBy(desc(mails.queuedAt), desc(mails.id))
    .limit(most);
}

/**
 * Lets a waiting mail's next attempt come at once. Its job, where there is one, is brought forward instead of doubled; the
 * mail's kind, or undefined if it does not wait.
 */
export async function retryMail(
  tx: Transaction,
  jobs: Pick<JobQueue, 'add'>,
  accountId: AccountId,
  mailId: string,
): Promise<string | undefined> {
  const kind = await waitingKind(tx, accountId, mailId);
  if (kind === undefined) return undefined;
  const job = await jobAbout(tx, SEND_MAIL.name, 'mailId', mailId);
  if (job === undefined) await jobs.add(tx, SEND_MAIL, { accountId, mailId });
  else await retryFailingJob(tx, SEND_MAIL.name, job.id);
  return kind;
}

async function waitingKind(on: Queryable, accountId: AccountId, mailId: string): Promise<string | undefined> {
  const [row] = await on
    .select({ kind: mails.kind })
    .from(mails)
    .where(
      and(
        eq(mails.accountId, accountId),
        eq(mails.id, mailId),
        isNull(mails.sentAt),
        isNull(mails.givenUpAt),
      ),
    )
    .for('update');
  return row?.kind;
}
