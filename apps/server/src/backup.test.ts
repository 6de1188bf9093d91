import { randomUUID } from 'node:crypto';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { encodeContent } from '@trazo/contract/content/content-codec';
import { regularFontFile } from '@trazo/document/fonts/font-files';
import type { OwnFont } from '@trazo/plan/theme/own-font';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runBackup, runRestore } from './backup-commands.ts';
import { makeBackup } from './platform/backup/backup.ts';
import { BackupError } from './platform/backup/backup-error.ts';
import { folderTarget } from './platform/backup/backup-target.ts';
import { newBackupKeys, sealed } from './platform/backup/encryption.ts';
import { jsonFrame } from './platform/backup/frames.ts';
import { newBackupSecret, newSeal } from './platform/backup/seal.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrationSteps } from './platform/database/migrate.ts';
import { createS3Store } from './platform/object-store/s3-store.ts';
import { PERSONAL_COLUMNS } from './platform/personal-data/personal-columns.ts';
import { freePort } from './testing/free-port.ts';
import { signUpTestAccount, type TestAccount } from './testing/test-account.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { signUpTestCustomer } from './testing/test-customer.ts';
import { testDevice } from './testing/test-device.ts';
import { testPicture } from './testing/test-pictures.ts';
import { contentOf, PLAIN_PLAN, plansOf, SAMPLE_THEME } from './testing/test-plans.ts';
import { startTestS3, type TestS3 } from './testing/test-s3.ts';

let running: TestApp;
let folder: string;
let keys: Awaited<ReturnType<typeof newBackupKeys>>;
let s3: TestS3;

beforeAll(async () => {
  running = await startTestApp({ entitlementOf: undefined });
  folder = await mkdtemp(path.join(tmpdir(), 'trazo-backup-'));
  keys = await newBackupKeys();
  s3 = await startTestS3();
});
afterAll(async () => {
  await running.close();
  await s3.close();
  await rm(folder, { recursive: true });
});

const SECRET = newBackupSecret();
const OPEN_TRANSACTIONS = `select count(*)::int as open from pg_stat_activity
  where datname = current_database() and state = 'idle in transaction'`;

/** With a host, which an address has to have; the socket's folder that it names wins. */
const addressOf = (url: string) => new URL(url.replace('@/', '@localhost/'));

const environment = (own: Record<string, string> = {}) => ({
  DATABASE_URL: addressOf(running.database.url).href,
  BACKUP_TO: path.join(folder, randomUUID()),
  BACKUP_RECIPIENT: keys.recipient,
  BACKUP_IDENTITY: keys.identity,
  BACKUP_SECRET: SECRET,
  ...own,
});

async function run(
  command: typeof runBackup,
  args: string[],
  variables: NodeJS.ProcessEnv,
): Promise<string[]> {
  const lines: string[] = [];
  await command(args, variables, (line) => lines.push(line));
  return lines;
}

/** A database with nothing in it, not even tables. */
async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: running.database.url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`create database ${name}`);
  onTestFinished(() => administer(`drop database ${name} with (force)`));
  const url = addressOf(running.database.url);
  url.pathname = name;
  return url.href;
}

/** The product on a restored database, until the test ends. */
async function productOn(databaseUrl: string) {
  const database = await openDatabase({ databaseUrl, dataDir: folder, onConnectionLost: () => undefined });
  const { app, close } = await startTestApp({ database });
  onTestFinished(async () => {
    await close();
    await database.close();
  });
  return { app, database };
}

async function rowsAt(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

const TABLES = [
  'accounts',
  'sessions',
  'plans',
  'images',
  'plan_images',
  'plan_documents',
  'plan_changes',
  'portraits',
  'shares',
  'mails',
];
const PAYMENTS = ['billing_customers', 'billing_orders', 'billing_payments', 'billing_events'];

/** Everything in a table, in an order of its own. */
const contentsAt = (url: string, tables: readonly string[]) =>
  Promise.all(tables.map((name) => rowsAt(url, `select to_jsonb(t) as row from ${name} t order by t::text`)));

const ownFont: OwnFont = {
  file: `data:font/sfnt;base64,${readFileSync(regularFontFile('Scada')).toString('base64')}`,
  name: 'Our font',
  use: 'all',
  lacks: '',
  licensed: true,
};

async function somethingToLose() {
  const customer = await signUpTestCustomer(running);
  await customer.subscribe();
  await running.settle();
  const plans = plansOf(customer);
  const logo = await testPicture(1);
  const plan = await plans.create(
    encodeContent({
      plan: {
        ...PLAIN_PLAN,
        general: { ...PLAIN_PLAN.general, logo, companyName: 'Molino "Ñandú"\t\\N\n☂' },
      },
      theme: { ...SAMPLE_THEME, ownFont },
    }),
  );
  const device = await testDevice(customer, plan._id).open();
  device.write('mission', (mission) => ({ ...mission, vision: 'Written on a device, not folded in yet.' }));
  await device.send();
  const portrait = await customer.call({
    method: 'PUT',
    url: '/api/users/me/image',
    payload: { user_profile_image: await testPicture(2) },
  });
  return { customer, plan, portrait };
}

/** The member is invited to a plan of the owner's, and writes in it. */
async function writeIn(owner: TestAccount, member: TestAccount): Promise<void> {
  const { user_email: email } = member.user;
  const { _id } = await plansOf(owner).create(contentOf('Mill'));
  await plansOf(owner).post(`/api/business_plan/${_id}/invitations`, { email, role: 'edit' });
  const mail = (await running.mails()).find(({ to, kind }) => to === email && kind.startsWith('invited'));
  const token = /\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  await member.call({ method: 'POST', url: `/api/invitations/${token}/accept` });
  const device = await testDevice(member, _id).open();
  device.write('mission', (mission) => ({ ...mission, vision: 'Written together.' }));
  await device.send();
}

describe('a backup', () => {
  it.each(['a folder', 'a bucket'])(
    'in %s brings back every plan, picture and payment, and what waits',
    async (where) => {
      const { customer, plan } = await somethingToLose();
      const waiting = await signUpTestAccount(running.app);
      const { settings } = s3;
      const variables = environment(
        where === 'a folder'
          ? {}
          : {
              BACKUP_TO: 's3://nightly',
              BACKUP_S3_ENDPOINT: settings.endpoint ?? '',
              BACKUP_S3_BUCKET: settings.bucket,
              BACKUP_S3_ACCESS_KEY_ID: settings.accessKeyId,
              BACKUP_S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
            },
      );
      const [made] = await run(runBackup, [], variables);
      expect(made).toMatch(/^\S+\.age: .*\d+ plans/);
      const before = await contentsAt(running.database.url, [...TABLES, ...PAYMENTS]);

      const restored = await emptyDatabase();
      const [said] = await run(runRestore, ['latest'], { ...variables, DATABASE_URL: restored });
      expect(said).toMatch(/is restored, as of/);
      expect(await contentsAt(restored, [...TABLES, ...PAYMENTS])).toEqual(before);
      expect(before.every((rows, index) => rows.length > 0 || TABLES[index] === 'shares')).toBe(true);

      // And the product goes on with it, down to the mail that had not left.
      const { app, database } = await productOn(restored);
      const answer = await app.inject({
        url: `/api/business_plan/${plan._id}`,
        headers: { authorization: `Bearer ${customer.token}` },
      });
      expect(answer.statusCode).toBe(200);
      const { business_plan_content: content } = answer.json();
      expect(content).toBe((await plansOf(customer).open(plan._id)).business_plan_content);
      expect(content).toContain('data:font/sfnt;base64,');
      const { rows } = await database.queuePool.query(
        `select m.recipient from jobs.job j join mails m on m.id::text = j.data->>'mailId' where j.state = 'created'`,
      );
      expect(rows).toContainEqual({ recipient: waiting.user.user_email });
    },
  );

  it('holds the pictures that lie in a bucket, and brings them back into the database', async () => {
    const objects = createS3Store(s3.settings);
    const kept = await startTestApp({ objects });
    onTestFinished(async () => {
      await kept.close();
      objects.close();
    });
    const customer = await signUpTestAccount(kept.app);
    const plans = plansOf(customer);
    const logo = await testPicture(3);
    const plan = await plans.create(
      contentOf('Molino', { ...PLAIN_PLAN, general: { ...PLAIN_PLAN.general, logo } }),
    );
    const opened = await plans.open(plan._id);
    const url = addressOf(kept.database.url).href;
    const variables = environment({ DATABASE_URL: url });
    await expect(run(runBackup, [], variables)).rejects.toThrow(/^S3_BUCKET must be set/);
    const inBucket = {
      ...variables,
      S3_ENDPOINT: s3.settings.endpoint ?? '',
      S3_BUCKET: s3.settings.bucket,
      S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    };
    await s3.down();
    await expect(run(runBackup, [], inBucket)).rejects.toThrow(/^the bucket .* does not answer/);
    await s3.up();
    const [made] = await run(runBackup, [], inBucket);
    expect(made).toMatch(/, 1 objects$/);
    // A transaction that stayed open over all objects would keep every dead row of the night.
    const open: unknown[] = [];
    await makeBackup({
      ...{ connection: { connectionString: url }, target: folderTarget(variables.BACKUP_TO), keep: 30 },
      ...{ recipient: keys.recipient, secret: SECRET, now: new Date() },
      objects: {
        ...objects,
        get: async (...asked) => {
          open.push(...(await rowsAt(url, OPEN_TRANSACTIONS)));
          return objects.get(...asked);
        },
      },
    });
    expect(open).toEqual([{ open: 0 }]);
    const restored = await emptyDatabase();
    // Without the bucket, which may be lost as well.
    expect(await run(runRestore, ['latest', '--check'], variables)).toHaveLength(1);
    await run(runRestore, ['latest'], { ...variables, DATABASE_URL: restored });
    expect(await rowsAt(restored, 'select object_key from images')).toEqual([{ object_key: null }]);
    const { app } = await productOn(restored);
    const answer = await app.inject({
      url: `/api/business_plan/${plan._id}`,
      headers: { authorization: `Bearer ${customer.token}` },
    });
    expect(answer.json().business_plan_content).toBe(opened.business_plan_content);
  });

  it('cannot be read without the key, nor with another one', async () => {
    const variables = environment();
    await somethingToLose();
    await run(runBackup, [], variables);
    const [name = ''] = await readdir(variables.BACKUP_TO);
    const bytes = await readFile(path.join(variables.BACKUP_TO, name));
    expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
    const other = await newBackupKeys();
    const restoring = run(runRestore, [name], { ...variables, BACKUP_IDENTITY: other.identity });
    await expect(restoring).rejects.toThrow('BACKUP_IDENTITY does not match');
  });

  it('gives way to the newest, and is listed', async () => {
    const variables = environment({ BACKUP_KEEP: '2' });
    for (let count = 0; count < 3; count += 1) await run(runBackup, [], variables);
    const names = await readdir(variables.BACKUP_TO);
    expect(names).toHaveLength(2);
    expect(await run(runBackup, ['--list'], variables)).toEqual(names.toSorted());
  });
});

describe('what else lies where the backups are', () => {
  it('is never deleted, and never taken for the latest', async () => {
    const variables = environment({ BACKUP_KEEP: '1' });
    await run(runBackup, [], variables);
    const [first = ''] = await readdir(variables.BACKUP_TO);
    const at = (name: string) => path.join(variables.BACKUP_TO, name);
    const others = [
      '0-not-ours.age',
      '2020-01-01T00-00-00-000Z.age',
      '2099-01-01T00-00-00-000Z.age',
      'zzz.age',
    ];
    for (const name of others) await writeFile(at(name), 'not ours');
    const lines = await run(runBackup, [], variables);
    expect(lines).toEqual([expect.stringMatching(/^\d{4}-.*: /), `${first} removed`]);
    const [made = ''] = (lines[0] ?? '').split(': ');
    expect(await readdir(variables.BACKUP_TO)).toEqual([...others, made].toSorted());
    const [checked] = await run(runRestore, ['latest', '--check'], variables);
    expect(checked).toContain(`${made} is complete`);
    const noted = await rowsAt(
      running.database.url,
      `select checked_at is not null as checked from backups where name = '${made}'`,
    );
    expect(noted).toEqual([{ checked: true }]);
  });

  it.each([
    ['a table of the cluster', 'pg_authid', 'rolname'],
    ['a name with a quote', 'x"; drop table plans; --', 'id'],
    ['a column there is not', 'operators', 'rolsuper'],
  ])('is refused if it is forged: %s', async (_what, name, column) => {
    const forge = async (secret: string) => {
      const variables = environment();
      const seal = newSeal(secret);
      const put = (value: object) => {
        const frame = jsonFrame(value);
        seal.add(frame);
        return frame;
      };
      const mark = () => jsonFrame({ kind: 'seal', mark: seal.mark() });
      const bytes = [
        put({
          ...{ kind: 'manifest', subject: 'business plans', format: 2, madeAt: new Date().toISOString() },
          ...{ steps: await migrationSteps(), tables: [{ name, columns: [column] }], erasures: [] },
          jobs: { queues: [], jobs: [] },
        }),
        mark(),
        put({ kind: 'table', name }),
        put({ kind: 'end', name, rows: 0 }),
        put({ kind: 'complete' }),
        mark(),
      ];
      await mkdir(variables.BACKUP_TO);
      const file = path.join(variables.BACKUP_TO, '2026-01-01T00-00-00-000Z.age');
      await pipeline(await sealed(Readable.from(bytes), keys.recipient), createWriteStream(file));
      return variables;
    };
    // By reading the public key alone, and by a maker who lost the secret.
    const stranger = await forge(newBackupSecret());
    await expect(run(runRestore, ['latest', '--check'], stranger)).rejects.toThrow(
      'it was not made with this BACKUP_SECRET',
    );
    const maker = await forge(SECRET);
    const into = { ...maker, DATABASE_URL: await emptyDatabase() };
    await expect(run(runRestore, ['latest'], into)).rejects.toThrow(
      /which no migration of this product makes$/,
    );
  });

  it('deletes again, in an older backup, the accounts that were deleted since', async () => {
    const variables = environment();
    const { customer } = await somethingToLose();
    const staying = await signUpTestAccount(running.app);
    await writeIn(staying, customer);
    await run(runBackup, [], variables);
    const [older = ''] = await readdir(variables.BACKUP_TO);
    const payload = { password: customer.password };
    await customer.call({ method: 'POST', url: '/api/users/me/delete', payload });
    await run(runBackup, [], variables);
    const restored = await emptyDatabase();
    const lines = await run(runRestore, [older], { ...variables, DATABASE_URL: restored });
    expect(lines.at(-1)).toBe('1 accounts deleted since are deleted again');
    const gone = PERSONAL_COLUMNS.filter((one) => one.erased === 'delete' && one.except === undefined);
    const tables = new Set(gone.map(({ table }) => table));
    const left = JSON.stringify(await contentsAt(restored, [...tables, 'sessions', 'mails', 'jobs.job']));
    expect(left).not.toContain(customer.user._id);
    expect(left).not.toContain(customer.user.user_email);
    expect(left).toContain(staying.user._id);
    expect(await contentsAt(restored, ['billing_payments'])).not.toEqual([[]]);
  });
});

describe('before anything is touched', () => {
  const restoreOf = async (change: (bytes: Buffer) => Buffer) => {
    const variables = environment();
    await run(runBackup, [], variables);
    const [name = ''] = await readdir(variables.BACKUP_TO);
    const file = path.join(variables.BACKUP_TO, name);
    await writeFile(file, change(await readFile(file)));
    const restored = await emptyDatabase();
    const restoring = run(runRestore, [name], { ...variables, DATABASE_URL: restored });
    return { restoring, restored };
  };
  const tablesAt = (url: string) =>
    rowsAt(url, `select tablename from pg_tables where schemaname in ('public', 'jobs')`);

  it.each([
    [
      'a changed byte in the middle',
      (bytes: Buffer) =>
        bytes.fill(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1, (bytes.length >> 1) + 1),
    ],
    [
      'a changed byte at the end',
      (bytes: Buffer) => bytes.fill(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1),
    ],
    ['a missing end', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
    ['a missing half', (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)],
    ['something added', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('more')])],
    ['another file', () => Buffer.from('%PDF-1.7 something else entirely')],
    ['an empty file', () => Buffer.alloc(0)],
  ])('%s is refused', async (_what, change) => {
    const { restoring, restored } = await restoreOf(change);
    await expect(restoring).rejects.toThrow(
      /^(?:it is damaged|not a backup file, or its header is damaged)$/,
    );
    expect(await tablesAt(restored)).toEqual([]);
  });

  it('a database that holds something is refused', async () => {
    await somethingToLose();
    const variables = environment();
    await run(runBackup, [], variables);
    const before = await contentsAt(running.database.url, TABLES);
    await expect(run(runRestore, ['latest'], variables)).rejects.toThrow(
      /^the database is not empty: there are rows in /,
    );
    expect(await contentsAt(running.database.url, TABLES)).toEqual(before);
  });

  it('a database that no server has started on is refused', async () => {
    const variables = environment({ DATABASE_URL: await emptyDatabase() });
    await expect(run(runBackup, [], variables)).rejects.toThrow(/^the database has no tables yet/);
    expect(await run(runBackup, ['--list'], variables)).toEqual([]);
  });

  it('a store that is away is named', async () => {
    const away = environment({
      BACKUP_TO: 's3://nightly',
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      BACKUP_S3_BUCKET: 'backups',
      BACKUP_S3_ACCESS_KEY_ID: 'key',
      BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
    });
    await expect(run(runBackup, [], away)).rejects.toThrow(/^BACKUP_S3_BUCKET: the store does not answer/);
    await expect(run(runRestore, ['latest'], away)).rejects.toThrow(BackupError);
  });

  it('what is missing is named', async () => {
    await expect(run(runRestore, ['latest'], environment())).rejects.toThrow('no backups found in BACKUP_TO');
    await expect(run(runRestore, ['x.age'], environment())).rejects.toThrow('there is no x.age');
    await expect(run(runRestore, [], environment())).rejects.toThrow('usage: npm run restore');
    await expect(run(runBackup, [], environment({ BACKUP_RECIPIENT: '' }))).rejects.toThrow(
      /^BACKUP_RECIPIENT must be set to make a backup/,
    );
    const withoutKeys = { BACKUP_RECIPIENT: '', BACKUP_IDENTITY: '', BACKUP_SECRET: '' };
    await expect(run(runBackup, [], environment(withoutKeys))).rejects.toThrow(
      /^BACKUP_RECIPIENT must be [^\n]+\nBACKUP_SECRET must be set to make a backup[^\n]+$/,
    );
    await expect(run(runRestore, ['latest'], environment(withoutKeys))).rejects.toThrow(
      /^BACKUP_IDENTITY must be [^\n]+\nBACKUP_SECRET must be set to read a backup[^\n]+$/,
    );
    await expect(run(runBackup, [], environment({ BACKUP_TO: 's3://nightly' }))).rejects.toThrow(
      /^BACKUP_S3_BUCKET must be set together with BACKUP_TO/,
    );
    await expect(run(runBackup, [], environment({ BACKUP_SECRET: '' }))).rejects.toThrow(
      /^BACKUP_SECRET must be set to make a backup/,
    );
    await expect(run(runBackup, [], environment({ S3_BUCKET: 'pictures' }))).rejects.toThrow(
      /^S3_ACCESS_KEY_ID must be set together with S3_BUCKET/,
    );
  });
});
