import { Readable } from 'node:stream';
import pg from 'pg';
import type { ObjectStore } from '../object-store/object-store.ts';
import { BackupError } from './backup-error.ts';
import type { BackupTarget } from './backup-target.ts';
import {
  checkFrames,
  databaseFrames,
  loadFrames,
  type Manifest,
  type RowCounts,
  requireEmpty,
  requireTables,
} from './database-copy.ts';
import { sealed, unsealed } from './encryption.ts';
import { readFrames } from './frames.ts';

/** The newest, instead of a name. */
export const LATEST = 'latest';

export interface MadeBackup {
  readonly name: string;
  readonly rows: RowCounts;
  /** Older ones that were removed. */
  readonly removed: readonly string[];
}

export interface BackupOptions {
  readonly connection: pg.ClientConfig;
  readonly target: BackupTarget;
  /** The public key it is encrypted for. */
  readonly recipient: string;
  /** How many are kept; the oldest go. */
  readonly keep: number;
  readonly now: Date;
  /** Where pictures may be kept beside the database. */
  readonly objects: ObjectStore | undefined;
}

/** Writes a backup of the whole database, while the product runs. */
export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
  const { connection, target, recipient, keep, now, objects } = options;
  await requireTables(connection);
  const name = `${now.toISOString().replaceAll(/[:.]/g, '-')}.age`;
  let rows: RowCounts = new Map();
  const plain = Readable.from(
    databaseFrames(connection, { now, objects }, (counts) => {
      rows = counts;
    }),
    { objectMode: false },
  );
  await target.write(name, await sealed(plain, recipient));
  const names = await target.names();
  const removed = names.slice(0, Math.max(0, names.length - keep));
  for (const old of removed) await target.remove(old);
  return { name, rows, removed };
}

export interface RestoreOptions {
  readonly target: BackupTarget;
  readonly identity: string;
  /** A name, or `latest`. */
  readonly name: string;
}

export interface CheckedBackup {
  readonly name: string;
  readonly manifest: Manifest;
  readonly rows: RowCounts;
}

/** Whether a backup is whole and ours, read to its last byte. */
export async function checkBackup({ target, identity, name }: RestoreOptions): Promise<CheckedBackup> {
  const found = name === LATEST ? (await target.names()).at(-1) : name;
  if (found === undefined) throw new BackupError('no backups found in BACKUP_TO');
  return { name: found, ...(await checkFrames(await framesOf(target, identity, found))) };
}

/** Loads a backup into an empty database. Nothing is touched before it has been read to its end. */
export async function restoreBackup(
  options: RestoreOptions & { readonly connection: pg.ClientConfig },
): Promise<CheckedBackup> {
  const { target, identity, connection } = options;
  const checked = await checkBackup(options);
  await requireEmpty(connection, checked.manifest);
  const pool = new pg.Pool({ ...connection, max: 2 });
  try {
    await loadFrames(pool, connection, checked.manifest, await framesOf(target, identity, checked.name));
  } finally {
    await pool.end();
  }
  return checked;
}

async function framesOf(target: BackupTarget, identity: string, name: string) {
  const cipher = await target.read(name);
  if (cipher === undefined) throw new BackupError(`there is no ${name}`);
  return readFrames(damageNamed(await unsealed(cipher, identity)));
}

async function* damageNamed(plain: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of plain) yield chunk;
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError('it is damaged', { cause: error });
  }
}
