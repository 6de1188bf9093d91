import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plans as planTable } from './modules/plans/schema.ts';
import { runMoveImages } from './move-images-command.ts';
import { images } from './platform/images/schema.ts';
import { moveBytes } from './platform/kept-bytes/move-bytes.ts';
import { MOVE_STRAGGLERS } from './platform/kept-bytes/move-stragglers.ts';
import {
  type BucketApp,
  newPictureOwner,
  type PictureOwner,
  startBucketApp,
  withLogo,
} from './testing/test-bucket.ts';
import { testPicture } from './testing/test-pictures.ts';
import { contentOf } from './testing/test-plans.ts';

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

describe('npm run move-images', () => {
  const environment = () => ({
    // An address has to have a host; the socket's folder that it names wins.
    DATABASE_URL: bucket.running.database.url.replace('@/', '@localhost/'),
    S3_ENDPOINT: bucket.s3.settings.endpoint ?? '',
    S3_BUCKET: bucket.s3.settings.bucket,
    S3_ACCESS_KEY_ID: bucket.s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.s3.settings.secretAccessKey,
  });
  const move = async (...args: string[]) => {
    const lines: string[] = [];
    await runMoveImages(args, environment(), (line) => lines.push(line));
    return lines;
  };
  const contents = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await user.plans.open(id)).business_plan_content));

  it('moves everything to the database and back while plans are saved, and says what it did', async () => {
    const made = [];
    for (let number = 0; number < 6; number += 1) {
      made.push(await user.plans.create(withLogo(await testPicture(30 + number))));
    }
    const address: string = (await user.portrait(5)).json().user_profile_image;
    await bucket.running.app.inject({ url: made[0]?.business_plan_cover ?? '' });
    const ids = made.map(({ _id }) => _id);
    const before = await contents(ids);
    const others = await Promise.all([
      move('--to', 'database'),
      ...[0, 1, 2].map(async (number) => user.plans.create(withLogo(await testPicture(40 + number)))),
      ...ids.slice(0, 2).map((id) => user.plans.save(id, 1, contentOf('without'))),
    ]);
    expect(others[0]).toHaveLength(4);
    expect(others[0]?.[0]).toMatch(/^images: \d+ moved to the database/);
    await move('--to', 'database');
    expect(await user.named()).toEqual([]);
    expect((await contents(ids)).slice(2)).toEqual(before.slice(2));
    expect((await bucket.running.app.inject({ url: address })).statusCode).toBe(200);
    await move('--to', 's3');
    expect((await user.rows()).every(({ bytes, objectKey }) => bytes === null && objectKey !== null)).toBe(
      true,
    );
    expect((await contents(ids)).slice(2)).toEqual(before.slice(2));
    const again = await move('--to', 's3');
    expect(again).toEqual(
      ['images', 'plan_covers', 'portraits', 'mail_attachments'].map(
        (name) => `${name}: 0 moved to the bucket`,
      ),
    );
    const marks = new Set(await user.marked());
    const there = new Set(await user.inBucket());
    for (const key of await user.named()) expect([there.has(key), marks.has(key)]).toEqual([true, false]);
  });

  it('goes on where it was stopped', async () => {
    const { _id } = await user.plans.create(withLogo(await testPicture(50)));
    await move('--to', 'database');
    const isOver = () => true;
    for await (const { moved } of moveBytes({
      database: bucket.running.database.query,
      objects: bucket.objects,
      to: 's3',
      isOver,
    })) {
      expect(moved).toBe(0);
    }
    await bucket.running.jobs.add(bucket.running.database.query, MOVE_STRAGGLERS, {});
    await bucket.running.settle();
    expect(await user.named()).toHaveLength(1);
    expect((await user.plans.open(_id)).business_plan_content).toContain('data:image/webp');
  });

  it('leaves alone what the bucket has lost, and says so', async () => {
    await user.plans.create(withLogo(await testPicture(51)));
    const [key = ''] = await user.named();
    await bucket.objects.remove([key]);
    expect((await move('--to', 'database'))[0]).toMatch(/, 1 not in the bucket, left alone$/);
    expect(await user.named()).toEqual([key]);
    await bucket.running.database.query.delete(planTable).where(eq(planTable.accountId, user.owner));
    await bucket.running.database.query.delete(images).where(eq(images.accountId, user.owner));
  });

  it('says in one line what is missing or does not answer', async () => {
    await expect(move('--to', 'elsewhere')).rejects.toThrow('usage: npm run move-images -- --to s3|database');
    await expect(runMoveImages(['--to', 's3'], {}, () => undefined)).rejects.toThrow(
      /^S3_BUCKET must be set to move pictures: /,
    );
    await bucket.s3.down();
    await expect(move('--to', 's3')).rejects.toThrow(/^S3_BUCKET: the store does not answer/);
  });
});
