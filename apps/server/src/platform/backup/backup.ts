import { Readable } from 'node:stream';
import pg from 'pg';
import type { ObjectStore } from '../object-store/object-store.ts';
import { BackupError } from './backup-error.ts';
import { forgetBackup, noteBackup } from './backup-log.ts';
import type { BackupTarget } from './backup-target.ts';
import {
  checkFrames,
  databaseFrames,
  loadFrames,
  type Manifest,
  type RowCounts,
  readManifest,
  requireEmpty,
  requireTables,
  type SealedFrames,
} from './database-copy.ts';
import { sealed, unsealed } from './encryption.ts';
import { readFrames } from './frames.ts';
import { newSeal } from './seal.ts';

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
  /** What proves who made it. */
  readonly secret: string;
  /** How many are kept; the oldest go. */
  readonly keep: number;
  readonly now: Date;
  /** Where pictures may be kept beside the database. */
  readonly objects: ObjectStore | undefined;
}

/** The name says when it was made; only names of this pattern are ours. */
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.age$/;
/** Clocks differ; one that is further ahead was wrong. */
const AHEAD_MS = 24 * 3_600_000;

/** The backups in their place, the oldest first by their names. */
export const backupsIn = async (target: BackupTarget): Promise<string[]> =>
  (await target.names()).filter((name) => NAME.test(name));

/** Writes a backup of the whole database, while the product runs. */
export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
  const { connection, target, recipient, secret, keep, now, objects } = options;
  await requireTables(connection);
  const name = `${now.toISOString().replaceAll(/[:.]/g, '-')}.age`;
  let rows: RowCounts = new Map();
  const plain = Readable.from(
    databaseFrames(connection, { now, objects, seal: newSeal(secret) }, (counts) => {
      rows = counts;
    }),
    { objectMode: false },
  );
  await target.write(name, await sealed(plain, recipient));
  const made = await noteBackup(connection, name, now);
  // Only what this database has noted down as made: whatever else is there is not ours to delete.
  const there = new Set(await backupsIn(target));
  const removed: string[] = [];
  for (const old of made.slice(0, Math.max(0, made.length - keep))) {
    if (there.has(old)) {
      await target.remove(old);
      removed.push(old);
    }
    await forgetBackup(connection, old);
  }
  return { name, rows, removed };
}

export interface RestoreOptions {
  readonly target: BackupTarget;
  readonly identity: string;
  readonly secret: string;
  /** A name, or `latest`. */
  readonly name: string;
}

export interface CheckedBackup {
  readonly name: string;
  readonly manifest: Manifest;
  readonly rows: RowCounts;
}

export interface RestoredBackup extends CheckedBackup {
  /** Accounts that were deleted after it was made, and are so again. */
  readonly erased: number;
}

/** Whether a backup is whole and ours, read to its last byte. */
export async function checkBackup(options: RestoreOptions): Promise<CheckedBackup> {
  const { name } = options;
  const found = name === LATEST ? await latestOf(options) : name;
  const { frames, seal } = await framesOf(options, found);
  return { name: found, ...(await checkFrames(frames, seal)) };
}

/** Loads a backup into an empty database. Nothing is touched before it has been read to its end. */
export async function restoreBackup(
  options: RestoreOptions & { readonly connection: pg.ClientConfig },
): Promise<RestoredBackup> {
  const { connection } = options;
  const checked = await checkBackup(options);
  const { manifest } = checked;
  await requireEmpty(connection, manifest);
  const known = (await manifestsIn(options)).flatMap((one) => one.manifest.erasures);
  const later = known.filter(({ at }) => at > manifest.madeAt);
  const erasures = [...new Map(later.map((erasure) => [erasure.id, erasure])).values()];
  const pool = new pg.Pool({ ...connection, max: 2 });
  try {
    const sealed = await framesOf(options, checked.name);
    return { ...checked, erased: await loadFrames(pool, connection, { manifest, erasures }, sealed) };
  } finally {
    await pool.end();
  }
}

/** The one that says it was made last: a name is soon given, and proves nothing. */
async function latestOf(options: RestoreOptions): Promise<string> {
  const until = new Date(Date.now() + AHEAD_MS).toISOString();
  const ours = (await manifestsIn(options)).filter(({ manifest }) => manifest.madeAt <= until);
  const [latest] = ours.toSorted((one, other) => (one.manifest.madeAt < other.manifest.madeAt ? 1 : -1));
  if (latest !== undefined) return latest.name;
  const [last] = (await backupsIn(options.target)).toReversed();
  if (last === undefined) throw new BackupError('no backups found in BACKUP_TO');
  // Says what is wrong with it.
  return last;
}

/** What those say of themselves that are ours, and can be read. */
async function manifestsIn(options: RestoreOptions) {
  const found: { readonly name: string; readonly manifest: Manifest }[] = [];
  for (const name of await backupsIn(options.target)) {
    try {
      const { frames, seal } = await framesOf(options, name);
      found.push({ name, manifest: await readManifest(frames, seal) });
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
    }
  }
  return found;
}

async function framesOf({ target, identity, secret }: RestoreOptions, name: string): Promise<SealedFrames> {
  const cipher = await target.read(name);
  if (cipher === undefined) throw new BackupError(`there is no ${name}`);
  return { frames: readFrames(damageNamed(await unsealed(cipher, identity))), seal: newSeal(secret) };
}

async function* damageNamed(plain: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of plain) yield chunk;
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError('it is damaged', { cause: error });
  }
}
