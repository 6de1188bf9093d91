import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { portraits } from './modules/accounts/schema.ts';
import { planCovers, plans as planTable } from './modules/plans/schema.ts';
import { runMoveImages } from './move-images-command.ts';
import { type AccountId, accountIdOf } from './platform/authentication/account.ts';
import { images } from './platform/images/schema.ts';
import { moveBytes } from './platform/kept-bytes/move-bytes.ts';
import { MOVE_STRAGGLERS } from './platform/kept-bytes/move-stragglers.ts';
import { deleteDoomed, doomObjects, GRACE_MS, SWEEP_OBJECTS } from './platform/kept-bytes/object-sweep.ts';
import { objectMarks } from './platform/kept-bytes/schema.ts';
import { mailAttachments } from './platform/mailer/schema.ts';
import { type ObjectStore, ObjectStoreError } from './platform/object-store/object-store.ts';
import { createS3Store } from './platform/object-store/s3-store.ts';
import { confirmTestAccount, signUpTestAccount, type TestAccount } from './testing/test-account.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { testPicture } from './testing/test-pictures.ts';
import { contentOf, errorOf, PLAIN_PLAN, plansOf } from './testing/test-plans.ts';
import { startTestS3, type TestS3 } from './testing/test-s3.ts';
import { unzip } from './testing/unzip.ts';

let s3: TestS3;
let objects: ObjectStore;
let running: TestApp;
let account: TestAccount;
let owner: AccountId;
let plans: ReturnType<typeof plansOf>;

beforeAll(async () => {
  s3 = await startTestS3();
  objects = createS3Store(s3.settings);
  running = await startTestApp({ kept: { objects, writesTo: 's3' } });
});
afterAll(async () => {
  await running.close();
  objects.close();
  await s3.close();
});
beforeEach(async () => {
  account = await signUpTestAccount(running.app);
  owner = accountIdOf(account.user._id);
  plans = plansOf(account);
});
afterEach(async () => {
  await s3.up();
  // The bucket is asked again.
  running.clock.forward(60_000);
});

const withLogo = (logo: string, text = 'x') =>
  contentOf(text, { ...PLAIN_PLAN, general: { ...PLAIN_PLAN.general, logo } });

async function inBucket(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of objects.list(`kept/${owner}/`)) keys.push(key);
  return keys.toSorted();
}
const rows = () => running.database.query.select().from(images).where(eq(images.accountId, owner));
const named = async () => (await rows()).flatMap(({ objectKey }) => objectKey ?? []).toSorted();
const marked = async () =>
  (await running.database.query.select().from(objectMarks).where(eq(objectMarks.accountId, owner))).map(
    ({ objectKey }) => objectKey,
  );

async function sweep(): Promise<void> {
  await running.jobs.add(running.database.query, SWEEP_OBJECTS, {});
  await running.settle();
}

const attachments = () =>
  running.database.query.select().from(mailAttachments).where(eq(mailAttachments.accountId, owner));

/** For the marks there are. */
const aDayLater = () =>
  running.database.query
    .update(objectMarks)
    .set({ markedAt: new Date(Date.now() - GRACE_MS - 1_000) })
    .where(eq(objectMarks.accountId, owner));

const portrait = async (number: number) =>
  account.call({
    method: 'PUT',
    url: '/api/users/me/image',
    payload: { user_profile_image: await testPicture(number) },
  });

describe('with a bucket', () => {
  it('pictures are objects that only their rows name, and come back', async () => {
    const { _id } = await plans.create(withLogo(await testPicture(1)));
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row?.bytes).toBeNull();
    expect(await inBucket()).toEqual([row?.objectKey]);
    expect(await marked()).toEqual([]);
    expect((await plans.open(_id)).business_plan_content).toContain('data:image/webp;base64,');
    expect((await plans.get(`/api/business_plan/download/${_id}`)).statusCode).toBe(200);
  });

  it('so are portraits and covers, until they are replaced', async () => {
    const { _id, business_plan_cover } = await plans.create(withLogo(await testPicture(2)));
    const address: string = (await portrait(1)).json().user_profile_image;
    expect((await running.app.inject({ url: address })).statusCode).toBe(200);
    for (let shown = 0; shown < 2; shown += 1) {
      expect((await running.app.inject({ url: business_plan_cover })).statusCode).toBe(200);
    }
    const { query } = running.database;
    const [cover] = await query.select().from(planCovers).where(eq(planCovers.accountId, owner));
    const [own] = await query.select().from(portraits).where(eq(portraits.accountId, owner));
    expect([cover?.webp, own?.webp]).toEqual([null, null]);
    expect(await inBucket()).toEqual([...(await named()), cover?.objectKey, own?.objectKey].toSorted());
    await portrait(2);
    await plans.save(_id, 1, contentOf('y'));
    expect((await running.app.inject({ url: business_plan_cover })).statusCode).toBe(200);
    expect(await marked()).toHaveLength(3);
    await aDayLater();
    await sweep();
    expect(await marked()).toEqual([]);
    expect(await inBucket()).toHaveLength(2);
  });

  it('an object stays for a day after its last row, and goes then', async () => {
    const { _id } = await plans.create(withLogo(await testPicture(3)));
    const [key = ''] = await inBucket();
    await plans.save(_id, 1, contentOf('without'));
    expect(await marked()).toEqual([key]);
    await sweep();
    expect(await inBucket()).toEqual([key]);
    await aDayLater();
    await sweep();
    expect(await inBucket()).toEqual([]);
    expect(await marked()).toEqual([]);
  });

  it('what a deleted account kept goes too', async () => {
    const { business_plan_cover } = await plans.create(withLogo(await testPicture(4)));
    await portrait(3);
    await running.app.inject({ url: business_plan_cover });
    expect(await inBucket()).toHaveLength(3);
    const payload = { password: account.password };
    expect((await account.call({ method: 'POST', url: '/api/users/me/delete', payload })).statusCode).toBe(
      200,
    );
    expect(await marked()).toHaveLength(3);
    await aDayLater();
    await sweep();
    expect(await inBucket()).toEqual([]);
  });

  it('a sweep that was killed after it deleted an object goes on where it was', async () => {
    const { _id } = await plans.create(withLogo(await testPicture(5)));
    const [key = ''] = await inBucket();
    await plans.save(_id, 1, contentOf('without'));
    await doomObjects(running.database.query, owner, new Date(Date.now() + 10 * GRACE_MS), new Date());
    await objects.remove([key]);
    await deleteDoomed(running.database.query, objects, owner);
    expect(await marked()).toEqual([]);
  });

  it('no sweep takes what a save needs, however they meet', async () => {
    let sweeps = 0;
    const isOver = new AbortController();
    onTestFinished(() => isOver.abort());
    const swept = owner;
    // The test's store deletes a folder that has become empty, together with what is put there at the same moment.
    await objects.put(`kept/${owner}/not-empty`, Buffer.from('x'));
    // A grace about as long as a save takes here: some are claimed in time, some are not.
    const began = performance.now();
    const first = withLogo(await testPicture(9));
    await plans.post('/api/business_plan', { business_plan_content: first });
    const grace = performance.now() - began;
    const sweeping = (async () => {
      while (!isOver.signal.aborted) {
        await doomObjects(running.database.query, swept, new Date(Date.now() - grace), new Date());
        await deleteDoomed(running.database.query, objects, swept);
        sweeps += 1;
      }
    })();
    let saved = 0;
    for (let round = 0; round < 12; round += 1) {
      const one = withLogo(await testPicture(10 + (round % 3)));
      const answers = await Promise.all(
        [1, 2].map(() => plans.post('/api/business_plan', { business_plan_content: one })),
      );
      for (const answer of answers) {
        if (answer.statusCode !== 201) continue;
        saved += 1;
        const { _id } = answer.json();
        expect((await plans.open(_id)).business_plan_content).toContain('data:image/webp');
        if (round % 2 === 0) await plans.save(_id, 1, contentOf('without'));
      }
      const marks = new Set(await marked());
      for (const key of await named()) {
        expect([marks.has(key), (await objects.get(key)) !== undefined]).toEqual([false, true]);
      }
    }
    isOver.abort();
    await sweeping;
    expect(saved).toBeGreaterThan(0);
    expect(sweeps).toBeGreaterThan(5);
  });
});

describe('npm run move-images', () => {
  const environment = () => ({
    // An address has to have a host; the socket's folder that it names wins.
    DATABASE_URL: running.database.url.replace('@/', '@localhost/'),
    S3_ENDPOINT: s3.settings.endpoint ?? '',
    S3_BUCKET: s3.settings.bucket,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  });
  const move = async (...args: string[]) => {
    const lines: string[] = [];
    await runMoveImages(args, environment(), (line) => lines.push(line));
    return lines;
  };
  const contents = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await plans.open(id)).business_plan_content));

  it('moves everything to the database and back while plans are saved, and says what it did', async () => {
    const made = [];
    for (let number = 0; number < 6; number += 1) {
      made.push(await plans.create(withLogo(await testPicture(30 + number))));
    }
    const address: string = (await portrait(5)).json().user_profile_image;
    await running.app.inject({ url: made[0]?.business_plan_cover ?? '' });
    const ids = made.map(({ _id }) => _id);
    const before = await contents(ids);
    const others = await Promise.all([
      move('--to', 'database'),
      ...[0, 1, 2].map(async (number) => plans.create(withLogo(await testPicture(40 + number)))),
      ...ids.slice(0, 2).map((id) => plans.save(id, 1, contentOf('without'))),
    ]);
    expect(others[0]).toHaveLength(4);
    expect(others[0]?.[0]).toMatch(/^images: \d+ moved to the database/);
    await move('--to', 'database');
    expect(await named()).toEqual([]);
    expect((await contents(ids)).slice(2)).toEqual(before.slice(2));
    expect((await running.app.inject({ url: address })).statusCode).toBe(200);
    await move('--to', 's3');
    expect((await rows()).every(({ bytes, objectKey }) => bytes === null && objectKey !== null)).toBe(true);
    expect((await contents(ids)).slice(2)).toEqual(before.slice(2));
    const again = await move('--to', 's3');
    expect(again).toEqual(
      ['images', 'plan_covers', 'portraits', 'mail_attachments'].map(
        (name) => `${name}: 0 moved to the bucket`,
      ),
    );
    const marks = new Set(await marked());
    const there = new Set(await inBucket());
    for (const key of await named()) expect([there.has(key), marks.has(key)]).toEqual([true, false]);
  });

  it('goes on where it was stopped', async () => {
    const { _id } = await plans.create(withLogo(await testPicture(50)));
    await move('--to', 'database');
    const isOver = () => true;
    for await (const { moved } of moveBytes({
      database: running.database.query,
      objects,
      to: 's3',
      isOver,
    })) {
      expect(moved).toBe(0);
    }
    await running.jobs.add(running.database.query, MOVE_STRAGGLERS, {});
    await running.settle();
    expect(await named()).toHaveLength(1);
    expect((await plans.open(_id)).business_plan_content).toContain('data:image/webp');
  });

  it('leaves alone what the bucket has lost, and says so', async () => {
    await plans.create(withLogo(await testPicture(51)));
    const [key = ''] = await named();
    await objects.remove([key]);
    expect((await move('--to', 'database'))[0]).toMatch(/, 1 not in the bucket, left alone$/);
    expect(await named()).toEqual([key]);
    await running.database.query.delete(planTable).where(eq(planTable.accountId, owner));
    await running.database.query.delete(images).where(eq(images.accountId, owner));
  });

  it('says in one line what is missing or does not answer', async () => {
    await expect(move('--to', 'elsewhere')).rejects.toThrow('say where to: --to s3, or --to database');
    await expect(runMoveImages(['--to', 's3'], {}, () => undefined)).rejects.toThrow(
      /^S3_BUCKET must be set to move pictures: /,
    );
    await s3.down();
    await expect(move('--to', 's3')).rejects.toThrow(/^S3_BUCKET: the store does not answer/);
  });
});

describe('while the bucket does not answer', () => {
  it('texts, lists and new pictures are saved; pictures that lie there say so in the language of the reader', async () => {
    const picture = await testPicture(20);
    const { _id } = await plans.create(withLogo(picture));
    const address: string = (await portrait(4)).json().user_profile_image;
    await s3.down();
    expect((await plans.save(_id, 1, withLogo(picture, 'other text'))).statusCode).toBe(200);
    expect((await plans.list()).map(({ version }) => version)).toEqual([2]);
    const second = await plans.create(withLogo(await testPicture(21), 'new'));
    expect((await plans.open(second._id)).business_plan_content).toContain('data:image/webp');
    expect((await rows()).map(({ bytes }) => bytes === null).toSorted()).toEqual([false, true]);
    for (const url of [`/api/business_plan/${_id}`, `/api/business_plan/download/${_id}`]) {
      const answer = await account.call({ url, headers: { 'accept-language': 'de' } });
      expect(errorOf(answer)).toEqual([503, 'pictures_unavailable']);
      expect(answer.json().message).toMatch(/^Ihre Bilder sind gerade nicht erreichbar\./);
    }
    expect(errorOf(await running.app.inject({ url: address }))).toEqual([503, 'pictures_unavailable']);
    await s3.up();
    expect((await plans.open(_id)).business_plan_content).toContain('data:image/webp');
    expect((await running.app.inject({ url: address })).statusCode).toBe(200);
  });

  it('an export goes on without them, and says so', async () => {
    const { _id } = await plans.create(withLogo(await testPicture(22), 'What I wrote'));
    await portrait(5);
    await s3.down();
    const answer = await account.call({ url: '/api/users/me/export', headers: { 'accept-language': 'de' } });
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
    const deaf = createS3Store({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` }, 200);
    const began = performance.now();
    await expect(deaf.put('kept/x', Buffer.from('x'))).rejects.toThrow(ObjectStoreError);
    // Far less than the minutes a connection would be waited for.
    expect(performance.now() - began).toBeLessThan(20_000);
    deaf.close();
    silent.close();
  });

  it('a cover that lies there is drawn again', async () => {
    const { business_plan_cover } = await plans.create(contentOf('plain'));
    await running.app.inject({ url: business_plan_cover });
    expect(await inBucket()).toHaveLength(1);
    await s3.down();
    const answer = await running.app.inject({ url: business_plan_cover });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('a mail waits for its attachment', async () => {
    await confirmTestAccount(running, account);
    const { _id } = await plans.create(contentOf('plain'));
    const mailing = { business_plan_id: _id, email_to_send: ['a@example.com', 'b@example.com'] };
    expect((await plans.post('/api/business_plan/send-by-email', mailing)).statusCode).toBe(200);
    const kept = await attachments();
    expect(kept.map(({ bytes }) => bytes === null)).toEqual([true, true]);
    expect(await inBucket()).toEqual(kept.map(({ objectKey }) => objectKey).toSorted());
    const sent = async () => (await running.mails()).filter(({ to }) => /^[ab]@example/.test(to));
    await s3.down();
    expect(await sent()).toEqual([]);
    await s3.up();
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
    expect(await marked()).toHaveLength(2);
  });

  it('the server is ready, and names what is wrong', async () => {
    const ready = () => running.app.inject({ url: '/api/health/ready' });
    const named = { path: 'pictures', message: 'the bucket of S3_BUCKET does not answer as it should' };
    // On a busy machine the bucket's first answer after it came back may be too late, and renderers start.
    const whole = async () => {
      const answer = await ready();
      return answer.statusCode === 200 && !JSON.stringify(answer.json()).includes(named.message);
    };
    await expect.poll(whole).toBe(true);
    await s3.down();
    const answer = await ready();
    expect(answer.statusCode).toBe(200);
    expect(answer.json().details).toContainEqual(named);
  });
});
