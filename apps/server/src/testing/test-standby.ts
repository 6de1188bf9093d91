import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { postgresUser } from '../platform/database/postgres-user.ts';

export interface TestStandby {
  /** Of a database on the primary, and of the same one on the standby. */
  primaryUrl(database: string): string;
  standbyUrl(database: string): string;
  /** Runs a statement on the primary or on the standby. */
  onPrimary(statement: string): Promise<void>;
  onStandby(statement: string): Promise<void>;
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  close(): Promise<void>;
}

/** What belongs to a running server, or is made by one that starts. */
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|\.s\.PGSQL\..*|pg_replslot)$/;

/** A PostgreSQL and its streaming standby, made of a base backup of it. */
export async function startTestStandby(): Promise<TestStandby> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trazo-standby-'));
  const dataDirs = { primary: path.join(folder, 'primary'), standby: path.join(folder, 'standby') };
  const primary = await startEmbeddedPostgres(dataDirs.primary);
  // The standby's user comes to the primary's socket through them.
  for (const entered of [folder, dataDirs.primary, path.join(dataDirs.primary, 'postgres')]) {
    await chmod(entered, 0o755);
  }
  await baseBackup(primary, dataDirs.primary, dataDirs.standby);
  let standby: EmbeddedPostgres | undefined = await startEmbeddedPostgres(dataDirs.standby);
  const { host: standbyHost } = standby;
  const stopStandby = async () => {
    await standby?.stop();
    standby = undefined;
  };
  return {
    primaryUrl: (database) => urlOf(primary.host, database),
    standbyUrl: (database) => urlOf(standbyHost, database),
    onPrimary: (statement) => ask(primary.host, statement),
    onStandby: (statement) => ask(standbyHost, statement),
    stopStandby,
    startStandby: async () => {
      standby ??= await startEmbeddedPostgres(dataDirs.standby);
    },
    close: async () => {
      await stopStandby();
      await primary.stop();
      await rm(folder, { recursive: true, maxRetries: 5 });
    },
  };
}

const urlOf = (host: string, database: string): string =>
  `postgres://trazo@localhost/${database}?host=${encodeURIComponent(host)}`;

async function ask(host: string, statement: string): Promise<void> {
  const client = new pg.Client({ host, user: 'trazo', database: 'postgres' });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** As pg_basebackup does, which the embedded PostgreSQL does not bring. */
async function baseBackup({ host, user }: EmbeddedPostgres, from: string, to: string): Promise<void> {
  const source = path.join(from, 'postgres/cluster');
  const target = path.join(to, 'postgres/cluster');
  const { identity } = await postgresUser(source);
  const client = new pg.Client({ host, user, database: 'postgres' });
  await client.connect();
  await client.query(`select pg_backup_start('standby', true)`);
  await mkdir(target, { recursive: true });
  for (const name of await readdir(source)) {
    if (!LEFT_OUT.test(name)) await cp(path.join(source, name), path.join(target, name), { recursive: true });
  }
  const { rows } = await client.query<{ label: string }>(
    'select labelfile as label from pg_backup_stop(false)',
  );
  await client.end();
  await mkdir(path.join(target, 'pg_replslot'));
  await writeFile(path.join(target, 'backup_label'), rows[0]?.label ?? '');
  await writeFile(path.join(target, 'standby.signal'), '');
  await writeFile(
    path.join(target, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=''${host}'' user=${user}'\nwal_retrieve_retry_interval = '100ms'\n`,
  );
  await chmod(target, 0o700);
  const { uid, gid } = identity;
  if (uid === undefined || gid === undefined) return;
  const all = await readdir(target, { recursive: true, withFileTypes: true });
  for (const entry of all) await chown(path.join(entry.parentPath, entry.name), uid, gid);
  await chown(target, uid, gid);
}
