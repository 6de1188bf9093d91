import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { portraits } from './modules/accounts/schema.ts';
import { planCovers } from './modules/plans/schema.ts';
import { createByteStore, markObjects, UploadGoneError } from './platform/byte-store/byte-store.ts';
import { GRACE_MS, SWEEP_OBJECTS, sweepObjects } from './platform/byte-store/object-sweep.ts';
import { objectMarks } from './platform/byte-store/schema.ts';
import { inTransaction } from './platform/database/transaction.ts';
import { createLog } from './platform/log/log.ts';
import { mailAttachments } from './platform/mailer/schema.ts';
import { ObjectStoreError } from './platform/object-store/object-store.ts';
import { createS3Store } from './platform/object-store/s3-store.ts';
import { JobQueue } from './platform/queue/job-queue.ts';
import { confirmTestAccount } from './testing/test-account.ts';
import {
  type BucketApp,
  newPictureOwner,
  type PictureOwner,
  startBucketApp,
  withLogo,
} from './testing/test-bucket.ts';
import { testPicture } from './testing/test-pictures.ts';
import { contentOf, errorOf } from './testing/test-plans.ts';
import { unzip } from './testing/unzip.ts';

let bucket: BucketApp;
let user: PictureOwner;

beforeAll(async () => {
  bucket = await startBucketApp();
});
afterAll(() => bucket.close());
beforeEach(async () => {
  user = await newPictureOwner(bucket);
});
afterEach(() => bucket.comeBack());

async function sweep(): Promise<void> {
  await bucket.running.jobs.add(bucket.running.database.query, SWEEP_OBJECTS, {});
  await bucket.running.settle();
}

const attachments = () =>
  bucket.running.database.query
    .select()
    .from(mailAttachments)
    .where(eq(mailAttachments.accountId, user.owner));

/** For the marks there are. */
const aDayLater = () =>
  bucket.running.database.query
    .update(objectMarks)
    .set({ markedAt: new Date(Date.now() - GRACE_MS - 1_000) })
    .where(eq(objectMarks.accountId, user.owner));

describe('with a bucket', () => {
  it('pictures are objects that only their rows name, and come back', async () => {
    const { _id } = await user.plans.create(withLogo(await testPicture(1)));
    const [row, ...others] = await user.rows();
    expect(others).toEqual([]);
    expect(row?.bytes).toBeNull();
    expect(await user.inBucket()).toEqual([row?.objectKey]);
    expect(await user.marked()).toEqual([]);
    expect((await user.plans.open(_id)).business_plan_content).toContain('data:image/webp;base64,');
    expect((await user.plans.get(`/api/business_plan/download/${_id}`)).statusCode).toBe(200);
  });

  it('so are portraits and covers, until they are replaced', async () => {
    const { _id, business_plan_cover } = await user.plans.create(withLogo(await testPicture(2)));
    const address: string = (await user.portrait(1)).json().user_profile_image;
    expect((await bucket.running.app.inject({ url: address })).statusCode).toBe(200);
    for (let shown = 0; shown < 2; shown += 1) {
      expect((await bucket.running.app.inject({ url: business_plan_cover })).statusCode).toBe(200);
    }
    const { query } = bucket.running.database;
    const [cover] = await query.select().from(planCovers).where(eq(planCovers.accountId, user.owner));
    const [own] = await query.select().from(portraits).where(eq(portraits.accountId, user.owner));
    expect([cover?.webp, own?.webp]).toEqual([null, null]);
    expect(await user.inBucket()).toEqual(
      [...(await user.named()), cover?.objectKey, own?.objectKey].toSorted(),
    );
    await user.portrait(2);
    await user.plans.save(_id, 1, contentOf('y'));
    expect((await bucket.running.app.inject({ url: business_plan_cover })).statusCode).toBe(200);
    expect(await user.marked()).toHaveLength(3);
    await aDayLater();
    await sweep();
    expect(await user.marked()).toEqual([]);
    expect(await user.inBucket()).toHaveLength(2);
  });

  it('an object stays for a day after its last row, and goes then', async () => {
    const { _id } = await user.plans.create(withLogo(await testPicture(3)));
    const [key = ''] = await user.inBucket();
    await user.plans.save(_id, 1, contentOf('without'));
    expect(await user.marked()).toEqual([key]);
    await sweep();
    expect(await user.inBucket()).toEqual([key]);
    await aDayLater();
    await sweep();
    expect(await user.inBucket()).toEqual([]);
    expect(await user.marked()).toEqual([]);
  });

  it('what a deleted account kept goes too', async () => {
    const { business_plan_cover } = await user.plans.create(withLogo(await testPicture(4)));
    await user.portrait(3);
    await bucket.running.app.inject({ url: business_plan_cover });
    expect(await user.inBucket()).toHaveLength(3);
    const payload = { password: user.account.password };
    expect(
      (await user.account.call({ method: 'POST', url: '/api/users/me/delete', payload })).statusCode,
    ).toBe(200);
    expect(await user.marked()).toHaveLength(3);
    await aDayLater();
    await sweep();
    expect(await user.inBucket()).toEqual([]);
  });

  it('a sweep that was killed after it deleted an object goes on where it was', async () => {
    const { _id } = await user.plans.create(withLogo(await testPicture(5)));
    const [key = ''] = await user.inBucket();
    await user.plans.save(_id, 1, contentOf('without'));
    await aDayLater();
    await bucket.objects.remove([key]);
    await sweep();
    expect(await user.marked()).toEqual([]);
  });

  it('a sweep has ended before another worker takes it up, and the next one goes on', async () => {
    const { database, clock } = bucket.running;
    const left = Array.from({ length: 2_500 }, (_, number) => ({
      objectKey: `kept/${user.owner}/${number}`,
    }));
    await markObjects(database.query, user.owner, left);
    await aDayLater();
    const settings = { log: createLog('silent'), isWorker: false, takenUpAgainSeconds: 6 };
    const jobs = await JobQueue.start({ pool: database.queuePool, ...settings });
    onTestFinished(() => jobs.stop());
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const slow = {
      ...bucket.objects,
      remove: async (keys: readonly string[]) => {
        await bucket.objects.remove(keys);
        vi.advanceTimersByTime(3_000);
      },
    };
    await sweepObjects({ database: database.query, clock: clock.now, jobs, objects: slow });
    await jobs.add(database.query, SWEEP_OBJECTS, {});
    await jobs.workOnce(SWEEP_OBJECTS.name);
    expect(await user.marked()).toHaveLength(500);
    vi.useRealTimers();
    await sweep();
    expect(await user.marked()).toEqual([]);
  });

  it('an upload that no change claimed within the hour is claimed by none, long before a sweep takes it', async () => {
    const { query } = bucket.running.database;
    const store = createByteStore(query, bucket.objects);
    const placed = await store.place(user.owner, [Buffer.from('abandoned')]);
    const age = (minutes: number) =>
      query
        .update(objectMarks)
        .set({ markedAt: new Date(Date.now() - minutes * 60_000) })
        .where(eq(objectMarks.accountId, user.owner));
    const claim = () => inTransaction(query, (tx) => store.claim(tx, user.owner, placed));
    await age(61);
    await expect(claim()).rejects.toThrow(UploadGoneError);
    await sweep();
    expect(await user.inBucket()).toHaveLength(1);
    await age(55);
    await claim();
    expect(await user.marked()).toEqual([]);
  });
});

describe('while the bucket does not answer', () => {
  it('texts and lists are saved; pictures say so in the language of the reader, and are saved when it is back', async () => {
    const picture = await testPicture(20);
    const { _id } = await user.plans.create(withLogo(picture));
    const address: string = (await user.portrait(4)).json().user_profile_image;
    await bucket.s3.down();
    expect((await user.plans.save(_id, 1, withLogo(picture, 'other text'))).statusCode).toBe(200);
    expect((await user.plans.list()).map(({ version }) => version)).toEqual([2]);
    const added = withLogo(await testPicture(21), 'new');
    const saving = () => user.plans.save(_id, 2, added);
    expect(errorOf(await saving())).toEqual([503, 'pictures_unavailable']);
    for (const url of [`/api/business_plan/${_id}`, `/api/business_plan/download/${_id}`]) {
      const answer = await user.account.call({ url, headers: { 'accept-language': 'de' } });
      expect(errorOf(answer)).toEqual([503, 'pictures_unavailable']);
      expect(answer.json().message).toMatch(/^Ihre Bilder sind gerade nicht erreichbar\./);
    }
    expect(errorOf(await bucket.running.app.inject({ url: address }))).toEqual([503, 'pictures_unavailable']);
    await bucket.s3.up();
    expect((await user.plans.open(_id)).business_plan_content).toContain('data:image/webp');
    expect((await bucket.running.app.inject({ url: address })).statusCode).toBe(200);
    expect((await saving()).statusCode).toBe(200);
  });

  it('an export goes on without them, and says so', async () => {
    const { _id } = await user.plans.create(withLogo(await testPicture(22), 'What I wrote'));
    await user.portrait(5);
    await bucket.s3.down();
    const answer = await user.account.call({
      url: '/api/users/me/export',
      headers: { 'accept-language': 'de' },
    });
    expect(answer.statusCode).toBe(200);
    const files = await unzip(answer.rawPayload);
    expect(files.get(`plans/${_id}/plan.json`)?.toString()).toContain('What I wrote');
    for (const name of ['portrait-missing.json', `plans/${_id}/pictures-missing.json`]) {
      expect(JSON.parse(files.get(name)?.toString() ?? '{}')).toMatchObject({
        error: 'pictures_unavailable',
      });
    }
  });

  it('a save waits for one that takes nothing and says nothing no longer than its limit', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const deaf = createS3Store(
      { ...bucket.s3.settings, endpoint: `http://127.0.0.1:${port}` },
      { putWithinMs: 200 },
    );
    const began = performance.now();
    await expect(deaf.put('kept/x', Buffer.from('x'))).rejects.toThrow(ObjectStoreError);
    // Far less than the minutes a connection would be waited for.
    expect(performance.now() - began).toBeLessThan(20_000);
    deaf.close();
    silent.close();
  });

  it('a cover that lies there is drawn again', async () => {
    const { business_plan_cover } = await user.plans.create(contentOf('plain'));
    await bucket.running.app.inject({ url: business_plan_cover });
    expect(await user.inBucket()).toHaveLength(1);
    await bucket.s3.down();
    const answer = await bucket.running.app.inject({ url: business_plan_cover });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('a mail waits for its attachment', async () => {
    await confirmTestAccount(bucket.running, user.account);
    const { _id } = await user.plans.create(contentOf('plain'));
    const mailing = { business_plan_id: _id, email_to_send: ['a@example.com', 'b@example.com'] };
    expect((await user.plans.post('/api/business_plan/send-by-email', mailing)).statusCode).toBe(200);
    const kept = (await attachments()).filter(({ mediaType }) => mediaType === 'application/pdf');
    expect(kept.map(({ bytes }) => bytes === null)).toEqual([true, true]);
    expect(await user.inBucket()).toEqual(expect.arrayContaining(kept.map(({ objectKey }) => objectKey)));
    const sent = async () => (await bucket.running.mails()).filter(({ to }) => /^[ab]@example/.test(to));
    await bucket.s3.down();
    expect(await sent()).toEqual([]);
    await bucket.s3.up();
    const mails = await sent();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['a@example.com', 'b@example.com']);
    for (const mail of mails) {
      expect(
        Buffer.from(mail.attachments[0]?.bytes ?? [])
          .subarray(0, 4)
          .toString(),
      ).toBe('%PDF');
    }
    expect(await attachments()).toEqual([]);
    expect(await user.marked()).toHaveLength(2);
  });

  it('the server is ready, and names what is wrong', async () => {
    const ready = () => bucket.running.app.inject({ url: '/api/health/ready' });
    const named = { path: 'pictures', message: 'the bucket of S3_BUCKET does not answer as it should' };
    // On a busy machine the bucket's first answer after it came back may be too late, and renderers start.
    const whole = async () => {
      const answer = await ready();
      return answer.statusCode === 200 && !JSON.stringify(answer.json()).includes(named.message);
    };
    await expect.poll(whole).toBe(true);
    await bucket.s3.down();
    const answer = await ready();
    expect(answer.statusCode).toBe(200);
    expect(answer.json().details).toContainEqual(named);
  });
});
