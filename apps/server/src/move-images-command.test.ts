import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runMoveImages } from './move-images-command.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { createS3Store } from './platform/object-store/s3-store.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { startTestS3, type TestS3 } from './testing/test-s3.ts';

const PORTRAITS = 3;

let s3: TestS3;
let existing: TestDatabase;

beforeAll(async () => {
  s3 = await startTestS3();
  existing = await openTestDatabase();
});
afterAll(async () => {
  await existing.close();
  await s3.close();
});

/** A migrated database on which no server runs, with the portraits of a few accounts. */
async function portraitsAtRest() {
  const name = `moved_${randomUUID().replaceAll('-', '')}`;
  await existing.queuePool.query(`create database ${name}`);
  const url = existing.url.replace(/[^/?]+(?=\?|$)/, name);
  await migrate({ connectionString: url });
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await existing.queuePool.query(`drop database ${name} with (force)`);
  });
  for (let number = 0; number < PORTRAITS; number += 1) {
    const id = randomUUID();
    await client.query(
      `insert into accounts (id, email, address_key, name, surname, language, contact, terms_accepted_at, created_at)
      values ($1, $2, $2, 'Ada', '', 'en', '{}', now(), now())`,
      [id, `${number}@example.com`],
    );
    await client.query('insert into portraits (account_id, key, webp) values ($1, $2, $3)', [
      id,
      `key ${number}`,
      Buffer.from(`portrait ${number}`),
    ]);
  }
  const rows = async () =>
    (
      await client.query<{ webp: Buffer | null; object_key: string | null }>(
        'select webp, object_key from portraits order by key',
      )
    ).rows;
  return { url, rows };
}

const environment = (url: string) => ({
  // An address has to have a host; the socket's folder that it names wins.
  DATABASE_URL: url.replace('@/', '@localhost/'),
  S3_ENDPOINT: s3.settings.endpoint ?? '',
  S3_BUCKET: s3.settings.bucket,
  S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
});

async function move(url: string, to: string): Promise<string[]> {
  const lines: string[] = [];
  await runMoveImages(['--to', to], environment(url), (line) => lines.push(line));
  return lines;
}

describe('npm run move-images', () => {
  it('moves everything to the bucket and back, says what it did, and leaves alone what is lost', async () => {
    const { url, rows } = await portraitsAtRest();
    const before = await rows();
    expect(await move(url, 's3')).toEqual([
      'images: 0 moved to the bucket',
      'plan_covers: 0 moved to the bucket',
      `portraits: ${PORTRAITS} moved to the bucket`,
      'mail_attachments: 0 moved to the bucket',
    ]);
    const moved = await rows();
    expect(moved.map(({ webp }) => webp)).toEqual(before.map(() => null));
    expect((await move(url, 's3'))[2]).toBe('portraits: 0 moved to the bucket');
    const objects = createS3Store(s3.settings);
    onTestFinished(() => objects.close());
    await objects.remove([moved[0]?.object_key ?? '']);
    expect((await move(url, 'database'))[2]).toBe(
      `portraits: ${PORTRAITS - 1} moved to the database, 1 not in the bucket, left alone`,
    );
    expect(await rows()).toEqual([moved[0], ...before.slice(1)]);
  });

  it('refuses while a server runs', async () => {
    const { url, rows } = await portraitsAtRest();
    const server = await openDatabase({
      databaseUrl: url,
      dataDir: '/nonexistent',
      onConnectionLost: () => undefined,
    });
    expect(await server.isReady()).toBe(true);
    const before = await rows();
    await expect(move(url, 's3')).rejects.toThrow(/^stop all servers and workers first/);
    await server.close();
    expect(await rows()).toEqual(before);
    expect((await move(url, 's3'))[2]).toBe(`portraits: ${PORTRAITS} moved to the bucket`);
  });

  it('says in one line what is missing or does not answer', async () => {
    await expect(move(existing.url, 'elsewhere')).rejects.toThrow(
      'usage: npm run move-images -- --to s3|database',
    );
    await expect(runMoveImages(['--to', 's3'], {}, () => undefined)).rejects.toThrow(
      /^S3_BUCKET must be set to move pictures: /,
    );
    await s3.down();
    onTestFinished(() => s3.up());
    await expect(move(existing.url, 's3')).rejects.toThrow(/^S3_BUCKET: the store does not answer/);
  });
});
