import { randomUUID } from 'node:crypto';
import { readCompany } from '@trazo/company/read-company';
import { asc, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAILS } from '../../mails.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { accountIdOf } from '../authentication/account.ts';
import { createByteStore } from '../byte-store/byte-store.ts';
import { systemClock } from '../clock.ts';
import { inTransaction } from '../database/transaction.ts';
import { createLog } from '../log/log.ts';
import { JobQueue } from '../queue/job-queue.ts';
import type { MailValues } from './mail-kind.ts';
import type { MailOrder } from './mail-order.ts';
import { causeOf, createMailQueue, type MailQueue, SEND_MAIL } from './mail-queue.ts';
import { registerMailWorker, SWEEP_MAILS } from './mail-worker.ts';
import { mailAttachments, mails } from './schema.ts';
import { startTestSmtpServer, type TestSmtpServer } from './smtp-server.fixture.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const log = createLog('silent');
/** As long as an attempt lasts on which the mail server says nothing. */
const STALLED_MS = 10_000;

let database: TestDatabase;
let server: TestSmtpServer;
let jobs: JobQueue;
let queue: MailQueue;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  server = await startTestSmtpServer();
  jobs = await startJobs();
  queue = createMailQueue(jobs, bytes());
});
afterEach(async () => {
  await jobs.stop();
  await server.close();
});

const bytes = () => createByteStore(database.query, undefined);

interface JobSettings {
  readonly isWorker: boolean;
  readonly pollSeconds?: number;
  readonly stalledMs?: number;
}

async function startJobs({ stalledMs = STALLED_MS, ...settings }: JobSettings = { isWorker: false }) {
  const started = await JobQueue.start({ pool: database.queuePool, log, ...settings });
  const from = { name: 'Trazo', address: 'hello@trazo.example' };
  const transport = createSmtpTransport({ url: server.url, from, altogetherMs: stalledMs });
  const options = {
    database: database.query,
    jobs: started,
    kinds: MAILS,
    transport,
    clock: systemClock,
    bytes: bytes(),
    log,
  };
  await registerMailWorker({ ...options, publicUrl: 'https://trazo.example', company: readCompany({}) });
  return started;
}

const ACCOUNT = accountIdOf(randomUUID());

const order = (own: Partial<MailOrder> = {}): MailOrder => ({
  kind: MAILS.recovery,
  account: ACCOUNT,
  to: 'ada@example.com',
  language: 'en',
  causeId: randomUUID(),
  data: { name: 'Ada', page: '/recovery-password/KEY' },
  ...own,
});

const enqueue = <Data extends MailValues>(mail: MailOrder<Data>) =>
  inTransaction(database.query, (tx) => queue.enqueue(tx, mail));

const lastRow = async () => {
  const rows = await database.query.select().from(mails).orderBy(asc(mails.queuedAt));
  return rows.at(-1);
};

describe('a queued mail', () => {
  it('is sent once its change is committed, and then redacted but for its cause', async () => {
    const mail = order();
    expect(await enqueue(mail)).toBe(true);
    await jobs.workOnce();
    await jobs.workOnce();
    expect(server.accepted).toHaveLength(1);
    expect(server.accepted[0]).toMatchObject({ subject: 'Set a new password' });
    expect(server.accepted[0]?.text).toContain('https://trazo.example/recovery-password/KEY');
    expect(await lastRow()).toMatchObject({
      cause: causeOf(mail),
      recipient: null,
      data: null,
      sentAt: expect.any(Date),
    });
  });

  it('leaves its address nowhere', async () => {
    await enqueue(order({ to: 'gone@example.com' }));
    await jobs.workOnce();
    expect(JSON.stringify(await database.query.select().from(mails))).not.toContain('gone@example.com');
  });

  it('is not sent any more once what it leads to has ended', async () => {
    const endsAt = new Date(Date.now() + 3_600_000);
    const [late, early] = [order({ endsAt }), order({ endsAt })];
    server.behave('refuse recipient for now');
    await enqueue(late);
    await jobs.workOnce();
    expect(server.attempts).toBe(1);
    await database.query
      .update(mails)
      .set({ endsAt: new Date() })
      .where(eq(mails.cause, causeOf(late)));
    await enqueue(early);
    await jobs.workOnce();
    expect(server.accepted).toHaveLength(1);
    const [settled] = await database.query
      .select()
      .from(mails)
      .where(eq(mails.cause, causeOf(late)));
    expect(settled).toMatchObject({ givenUpAt: expect.any(Date), sentAt: null, recipient: null, data: null });
  });

  it('is not there if its change is not', async () => {
    const undone = inTransaction(database.query, async (tx) => {
      await queue.enqueue(tx, order());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await jobs.workOnce();
    expect(server.attempts).toBe(0);
  });

  it('is sent once for one cause, however often it is enqueued', async () => {
    const mail = order();
    const queued = await Promise.all(Array.from({ length: 5 }, () => enqueue(mail)));
    expect(queued.filter((isQueued) => isQueued)).toHaveLength(1);
    await jobs.workOnce();
    expect(await enqueue(mail)).toBe(false);
    await jobs.workOnce();
    expect(server.accepted).toHaveLength(1);
  });

  it('goes to each address for one cause', async () => {
    const mail = order();
    await enqueue(mail);
    await enqueue({ ...mail, to: 'eve@example.com' });
    await jobs.workOnce();
    expect(server.accepted.map(({ envelopeTo: [to] }) => to).sort()).toEqual([
      'ada@example.com',
      'eve@example.com',
    ]);
  });

  it('is tried until it gets through, as the same mail', async () => {
    server.behave('refuse recipient for now', 'drop before the message', 'refuse message for now', 'stall');
    await enqueue(order());
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await jobs.workOnce();
      expect(server.attempts).toBe(attempt);
      expect(server.accepted).toHaveLength(0);
    }
    await jobs.workOnce();
    await jobs.workOnce();
    expect(server.attempts).toBe(5);
    expect(server.accepted).toHaveLength(1);
  });

  it('has the same Message-ID for every attempt, and another for another cause', async () => {
    const mail = order();
    server.behave('accept', 'accept');
    await enqueue(mail);
    await enqueue(order());
    await jobs.workOnce();
    const ids = server.accepted.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toMatch(/^<[0-9a-f]{40}@trazo\.example>$/);
  });

  it('is given up when it is refused for good', async () => {
    server.behave('refuse recipient for good');
    await enqueue(order());
    await jobs.workOnce();
    await jobs.workOnce();
    expect(server.attempts).toBe(1);
    expect(await lastRow()).toMatchObject({ sentAt: null, givenUpAt: expect.any(Date), recipient: null });
  });

  it('takes its attachments along and leaves none behind', async () => {
    const bytes = Buffer.from('%PDF-1.7');
    await enqueue({
      kind: MAILS.planSent,
      account: ACCOUNT,
      to: 'bank@example.com',
      language: 'es',
      causeId: randomUUID(),
      data: {
        senderName: 'Ada <b>',
        senderEmail: 'ada@example.com',
        planName: 'Pan & más',
        message: 'Hola\n<b>mire</b> evil.example',
      },
      attachments: [{ fileName: 'Pan - Trazo.pdf', mediaType: 'application/pdf', bytes }],
    });
    await jobs.workOnce();
    const [received] = server.accepted;
    expect(received).toMatchObject({
      subject: 'Plan de negocio: Pan & más (de Ada <b>)',
      from: { name: 'Ada <b> (Trazo)', address: 'hello@trazo.example' },
      replyTo: [{ name: 'Ada <b>', address: 'ada@example.com' }],
    });
    expect(received?.html).toContain('Ada &lt;b&gt; le envía');
    expect(received?.html).toContain('&lt;b&gt;mire&lt;/b&gt; evil[.]example');
    expect(received?.text).toContain('Hola\n<b>mire</b> evil[.]example');
    expect(Buffer.from(received?.attachments[0]?.content as ArrayBuffer)).toEqual(bytes);
    expect(await database.query.select().from(mailAttachments)).toEqual([]);
  });

  it('is remembered for a while, then not even by its cause', async () => {
    await enqueue(order());
    await jobs.workOnce();
    const { query } = database;
    const old = new Date(Date.now() - 91 * 24 * 3_600_000);
    await query.update(mails).set({ sentAt: old });
    await enqueue(order());
    await jobs.add(query, SWEEP_MAILS, {});
    await jobs.workOnce();
    expect(await query.select().from(mails)).toHaveLength(1);
  });

  it('is tried for as long as mail servers try (RFC 5321 §4.5.4.1)', () => {
    const { retries, retrySeconds, longestRetrySeconds } = SEND_MAIL;
    const pauses = Array.from({ length: retries }, (_, tried) =>
      Math.min(longestRetrySeconds, retrySeconds * 2 ** tried),
    );
    const days = pauses.reduce((sum, pause) => sum + pause, 0) / (24 * 3600);
    expect(days).toBeGreaterThan(4);
  });

  it('is given up, and redacted with the keys in it, when no attempt got it through in a week', async () => {
    const { query } = database;
    const rowOf = async (mail: MailOrder) => {
      const rows = await query.select().from(mails);
      return rows.find(({ cause }) => cause === causeOf(mail));
    };
    const attachments = [
      { fileName: 'Terms.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') },
    ];
    const [old, young] = [order({ attachments }), order()];
    await enqueue(old);
    await query.update(mails).set({ queuedAt: new Date(Date.now() - 8 * 24 * 3_600_000) });
    await enqueue(young);
    server.behave('refuse recipient for now', 'refuse recipient for now');
    await jobs.workOnce();
    await jobs.add(query, SWEEP_MAILS, {});
    await jobs.workOnce();
    const given = { givenUpAt: expect.any(Date), sentAt: null, recipient: null, language: null, data: null };
    expect(await rowOf(old)).toMatchObject(given);
    expect(await query.select().from(mailAttachments)).toEqual([]);
    await jobs.workOnce();
    expect(await rowOf(young)).toMatchObject({ givenUpAt: null, sentAt: expect.any(Date) });
    expect(server.accepted).toHaveLength(1);
  });

  it('does not wait for one that the mail server is slow over', async () => {
    // Thirty mails take seconds, and far more where the machine is busy.
    const stalledMs = 60_000;
    const worker = await startJobs({ isWorker: true, pollSeconds: 0.5, stalledMs });
    server.behave('stall');
    for (let index = 0; index < 31; index += 1) await enqueue(order({ to: `p${index}@example.com` }));
    await worker.work();
    await expect.poll(() => server.accepted.length, { timeout: stalledMs - 5_000 }).toBe(30);
    await worker.stop();
    await database.query.update(mails).set({ givenUpAt: new Date() }).where(isNull(mails.sentAt));
  });

  it('is sent by one of several workers', async () => {
    const workers = await Promise.all([1, 2].map(() => startJobs({ isWorker: true, pollSeconds: 0.5 })));
    await Promise.all(workers.map((worker) => worker.work()));
    const causes = Array.from({ length: 25 }, (_, index) => order({ to: `p${index}@example.com` }));
    await Promise.all(causes.map((mail) => enqueue(mail)));
    await expect.poll(() => server.accepted.length).toBe(25);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(new Set(server.accepted.map(({ messageId }) => messageId)).size).toBe(25);
    expect(server.attempts).toBe(25);
  });
});
