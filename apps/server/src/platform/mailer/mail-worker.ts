import type { Company } from '@trazo/company/company';
import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { AccountId } from '../authentication/account.ts';
import type { ByteStore } from '../byte-store/byte-store.ts';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../database/transaction.ts';
import { type JobQueue, repeatedJob } from '../queue/job-queue.ts';
import { createMailComposer } from './mail-composer.ts';
import type { MailKinds } from './mail-kind.ts';
import type { Attachment } from './mail-order.ts';
import { SEND_MAIL } from './mail-queue.ts';
import type { MailName } from './mail-texts.ts';
import { type MailTransport, UndeliverableMailError } from './mail-transport.ts';
import { mailAttachments, mails } from './schema.ts';

const DAY_MS = 24 * 3_600_000;
const REMEMBERED_MS = 90 * DAY_MS;
/** Longer than anything is tried. */
const UNSENT_MS = 7 * DAY_MS;
/** Redaction: what a settled mail said, and the keys in it, goes; that it was sent stays. */
const REDACTED = { recipient: null, language: null, data: null };

export const SWEEP_MAILS = repeatedJob({
  name: 'sweep-mails',
  cron: '23 3 * * *',
  retries: 2,
  retrySeconds: 60,
  longestRetrySeconds: 600,
});

export interface MailWorkerOptions {
  readonly database: NodePgDatabase;
  readonly jobs: JobQueue;
  /** What the modules contribute. */
  readonly kinds: MailKinds;
  readonly transport: MailTransport;
  readonly publicUrl: string;
  readonly company: Company;
  readonly clock: Clock;
  readonly bytes: ByteStore;
  readonly log: FastifyBaseLogger;
}

/** Says how queued mails are sent; docs/adr/0010-mail-outbox.md tells what may happen twice and what may not. */
export async function registerMailWorker(options: MailWorkerOptions): Promise<void> {
  const { database, jobs, kinds, transport, publicUrl, company, clock, bytes, log } = options;
  const compose = createMailComposer(publicUrl, company);
  await sweepMails(options);

  const finish = (accountId: AccountId, id: string, outcome: { sentAt: Date } | { givenUpAt: Date }) =>
    inTransaction(database, async (tx) => {
      await tx
        .update(mails)
        .set({ ...outcome, ...REDACTED })
        .where(and(eq(mails.accountId, accountId), eq(mails.id, id)));
      const gone = await tx
        .delete(mailAttachments)
        .where(and(eq(mailAttachments.accountId, accountId), eq(mailAttachments.mailId, id)))
        .returning({ objectKey: mailAttachments.objectKey });
      await bytes.discard(tx, accountId, gone);
    });

  await jobs.define(SEND_MAIL, async ({ accountId, mailId }) => {
    const [mail] = await database
      .select()
      .from(mails)
      .where(and(eq(mails.accountId, accountId), eq(mails.id, mailId)));
    if (mail === undefined || mail.sentAt !== null || mail.givenUpAt !== null) return;
    const { kind, cause, language, recipient, data, endsAt } = mail;
    if (endsAt !== null && endsAt <= clock()) {
      log.warn({ mailId, kind }, 'a mail came too late to be sent');
      await finish(accountId, mailId, { givenUpAt: clock() });
      return;
    }
    if (!isContributed(kinds, kind) || language === null || recipient === null) {
      throw new TypeError(`a mail of the kind ${kind} cannot be composed`);
    }
    const rows = await database
      .select()
      .from(mailAttachments)
      .where(and(eq(mailAttachments.accountId, accountId), eq(mailAttachments.mailId, mailId)))
      .orderBy(asc(mailAttachments.position));
    const attachments = await Promise.all(rows.map((attachment) => read(bytes, attachment)));
    const order = {
      kind: kinds[kind],
      language,
      to: recipient,
      causeId: cause,
      data: kinds[kind].data.parse(data),
      attachments,
    };
    try {
      await transport.send(compose(order, cause));
    } catch (error) {
      if (!(error instanceof UndeliverableMailError)) throw error;
      log.warn({ mailId, kind, err: error }, 'a mail cannot be delivered');
      await finish(accountId, mailId, { givenUpAt: clock() });
      return;
    }
    await finish(accountId, mailId, { sentAt: clock() });
    log.info({ mailId, kind }, 'a mail was sent');
  });
}

/** A cause is remembered long after anybody could name it again; what no attempt got through is given up. */
async function sweepMails({ database, jobs, clock, bytes, log }: MailWorkerOptions): Promise<void> {
  await jobs.repeat(SWEEP_MAILS, async () => {
    const now = clock();
    for (const mail of await giveUpUnsent({ database, bytes }, now))
      log.error(mail, 'no attempt got a mail through');
    const before = new Date(now.getTime() - REMEMBERED_MS);
    await database.delete(mails).where(or(lt(mails.sentAt, before), lt(mails.givenUpAt, before)));
  });
}

const giveUpUnsent = ({ database, bytes }: Pick<MailWorkerOptions, 'database' | 'bytes'>, now: Date) =>
  inTransaction(database, async (tx) => {
    const before = new Date(now.getTime() - UNSENT_MS);
    const unsent = await tx
      .update(mails)
      .set({ givenUpAt: now, ...REDACTED })
      .where(and(isNull(mails.sentAt), isNull(mails.givenUpAt), lt(mails.queuedAt, before)))
      .returning({ mailId: mails.id, kind: mails.kind });
    const ids = unsent.map(({ mailId }) => mailId);
    const gone = await tx
      .delete(mailAttachments)
      .where(inArray(mailAttachments.mailId, ids))
      .returning({ accountId: mailAttachments.accountId, objectKey: mailAttachments.objectKey });
    for (const attachment of gone) await bytes.discard(tx, attachment.accountId, [attachment]);
    return unsent;
  });

async function read(
  store: ByteStore,
  { fileName, mediaType, bytes, objectKey, contentId }: typeof mailAttachments.$inferSelect,
): Promise<Attachment> {
  const there = await store.read({ bytes, objectKey });
  if (there === undefined) throw new Error(`the attachment ${objectKey} is lost`);
  return { fileName, mediaType, bytes: there, contentId: contentId ?? undefined };
}

const isContributed = (kinds: MailKinds, name: string): name is MailName => Object.hasOwn(kinds, name);
