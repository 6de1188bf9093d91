import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { regularFontFile } from '@trazo/document/fonts/font-files';
import { endlessPostScriptFont } from '@trazo/document/testing/postscript-font';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { pictureBytes, testPicture } from '../../testing/test-pictures.ts';
import { type AccountId, accountIdOf } from '../authentication/account.ts';
import { ApiError } from '../errors/api-error.ts';
import { createDailyBudget } from '../limits/daily-budget.ts';
import { countUse } from '../limits/rate-window-store.ts';
import { createLog } from '../log/log.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { inContext } from '../telemetry/work-context.ts';
import { createPictureProcessing, type PictureProcessing } from './picture-processing.ts';
import { bookPixels } from './pixel-budget.ts';

const MEGAPIXEL = 1_000_000;

let database: TestDatabase;
let processing: PictureProcessing;
beforeAll(async () => {
  database = await openTestDatabase();
  processing = makeProcessing();
});
afterAll(async () => {
  await processing.close();
  await database.close();
});

const makeProcessing = (payers: readonly AccountId[] = []) =>
  createPictureProcessing({
    ...{ database: database.query, log: createLog('silent'), metrics: createMetrics() },
    hasPaid: async (id) => payers.includes(id),
  });
const account = () => accountIdOf(randomUUID());
const jobOf = (owner: AccountId, signal = new AbortController().signal) => ({ owner, signal });

/** As many of them as may be: black, a few kilobytes, decoded many million pixels. */
const blackPng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .png({ palette: true, colours: 2 })
    .toBuffer();

describe('pictures of one save', () => {
  it('are taken from forty photos of a telephone', async () => {
    const photo = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#335577' } })
      .jpeg()
      .toBuffer();
    const encoded = await processing.pictures(
      jobOf(account()),
      Array.from({ length: 40 }, () => photo),
    );
    expect(encoded).toHaveLength(40);
    const [first = new Uint8Array()] = encoded;
    expect(await sharp(first).metadata()).toMatchObject({ format: 'webp', width: 1_600, height: 1_200 });
  });

  it('are refused before any is decoded when they unpack to too many pixels', async () => {
    const bomb = await blackPng(7_000, 7_000);
    expect(bomb.byteLength).toBeLessThan(8_192);
    const begun = performance.now();
    const job = processing.pictures(
      jobOf(account()),
      Array.from({ length: 200 }, () => bomb),
    );
    await expect(job).rejects.toMatchObject({ code: 'too_many_pixels' });
    const refusing = performance.now() - begun;
    const one = performance.now();
    await processing.pictures(jobOf(account()), [bomb]);
    expect(refusing).toBeLessThan((performance.now() - one) * 20);
  });

  it('keep their places where one cannot be decoded', async () => {
    const good = pictureBytes(await testPicture(1));
    const encoded = await processing.pictures(jobOf(account()), [good, Buffer.from('no picture'), good]);
    expect(encoded.map((bytes) => bytes !== undefined)).toEqual([true, false, true]);
  });
});

describe('a font that never comes to an end', () => {
  it('holds up no pictures, and ends with its process', async () => {
    const font = endlessPostScriptFont(new Uint8Array(readFileSync(regularFontFile('Scada'))));
    const own = makeProcessing();
    const outcome = own.font({ signal: new AbortController().signal }, font).then(
      () => 'made',
      (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
    );
    const picture = own.pictures(jobOf(account()), [pictureBytes(await testPicture(3))]);
    expect(await Promise.race([picture, outcome])).toHaveLength(1);
    await own.close();
    expect(await outcome).toBe('server_busy');
  });
});

it('pictures of who has paid go before those of twenty others from the same network', async () => {
  const payer = account();
  const own = makeProcessing([payer]);
  const picture = pictureBytes(await testPicture(4));
  const order: string[] = [];
  const take = async (owner: AccountId) => {
    await own.pictures(jobOf(owner), [picture]);
    order.push(owner);
  };
  await inContext({ caller: { network: '192.0.2.1' } }, async () => {
    const others = Array.from({ length: 20 }, () => take(account()));
    await Promise.all([...others, take(payer)]);
  });
  await own.close();
  // What was in work when it came goes on.
  expect(order.indexOf(payer)).toBeLessThan(3);
});

describe('the pixels of an account', () => {
  it('end within a minute, and those of others do not', async () => {
    const owner = account();
    await bookPixels(database.query, owner, 600 * MEGAPIXEL);
    await bookPixels(database.query, owner, 600 * MEGAPIXEL);
    await expect(bookPixels(database.query, owner, MEGAPIXEL)).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfter: expect.any(Number),
    });
    await bookPixels(database.query, account(), MEGAPIXEL);
  });

  it('have a limit a day as well, of the account and of the network', async () => {
    const day = (budget: string) =>
      createDailyBudget({
        ...{ database: database.query, log: createLog('silent'), metrics: createMetrics() },
        ...{ budget, most: 1_000 },
      });
    const [ofAccount, ofNetwork] = [day('account'), day('network')];
    const book = (owner: AccountId) =>
      bookPixels(database.query, owner, 600 * MEGAPIXEL, [
        [ofAccount, owner],
        [ofNetwork, 'one network'],
      ]);
    const owner = account();
    await (await book(owner)).close();
    const booked = await book(owner);
    booked.spend(600 * MEGAPIXEL);
    await booked.close();
    await expect(book(account())).rejects.toMatchObject({ code: 'daily_limit' });
    expect((await usageOf(owner)).hits).toBe(600);
  });

  it('are not taken back where the database is away and has counted none', async () => {
    const asked: string[] = [];
    const away = drizzle(new pg.Pool({ host: '127.0.0.1', port: 1 }), {
      logger: { logQuery: (query) => void asked.push(query) },
    });
    await expect(bookPixels(away, account(), MEGAPIXEL)).rejects.toThrow();
    expect(asked).toEqual([expect.stringMatching(/^insert/)]);
  });

  it('are given back as far as they were not worked on', async () => {
    const owner = account();
    const booked = await bookPixels(database.query, owner, 600 * MEGAPIXEL);
    await bookPixels(database.query, owner, 600 * MEGAPIXEL);
    booked.spend(100 * MEGAPIXEL);
    await booked.close();
    await bookPixels(database.query, owner, 500 * MEGAPIXEL);
    await expect(bookPixels(database.query, owner, MEGAPIXEL)).rejects.toThrow('too_many_requests');
  });

  it('come back with the caller who leaves, whose work stops', async () => {
    const owner = account();
    const picture = await blackPng(3_000, 4_000);
    const sources = Array.from({ length: 50 }, () => picture);
    const caller = new AbortController();
    const job = processing.pictures(jobOf(owner, caller.signal), sources);
    const isBooked = async () => {
      const { hits } = await usageOf(owner);
      return hits;
    };
    await expect.poll(isBooked, { interval: 5 }).toBe(600);
    caller.abort(new Error('left'));
    await expect(job).rejects.toThrow('left');
    // Those that were worked on when the caller left, and no more.
    expect((await usageOf(owner)).hits).toBeLessThan(600);
    const small = pictureBytes(await testPicture(2));
    expect(await processing.pictures(jobOf(owner), [small])).toHaveLength(1);
  });
});

const usageOf = (owner: AccountId) =>
  countUse(database.query, { subject: 'megapixels', who: owner, windowMs: 60_000, amount: 0 });
