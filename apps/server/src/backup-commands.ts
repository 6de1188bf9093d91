import { parseArgs } from 'node:util';
import { readBackupConfig } from './config/backup-config.ts';
import { backupsIn, checkBackup, LATEST, makeBackup, restoreBackup } from './platform/backup/backup.ts';
import { BackupError } from './platform/backup/backup-error.ts';
import { noteCheck } from './platform/backup/backup-log.ts';
import { type BackupTarget, bucketTarget, folderTarget } from './platform/backup/backup-target.ts';
import { newBackupKeys } from './platform/backup/encryption.ts';
import { newBackupSecret } from './platform/backup/seal.ts';
import { locateDatabase } from './platform/database/locate-database.ts';
import { ObjectStoreError } from './platform/object-store/object-store.ts';
import { createS3Store } from './platform/object-store/s3-store.ts';

type Print = (line: string) => void;
type Config = ReturnType<typeof readBackupConfig>;

/** `npm run backup`: a backup, or with `--list` those there are, or with `--new-key` a pair of keys. */
export async function runBackup(args: string[], environment: NodeJS.ProcessEnv, print: Print): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { list: { type: 'boolean' }, 'new-key': { type: 'boolean' } },
  });
  if (values['new-key'] === true) {
    const { recipient, identity } = await newBackupKeys();
    print(`BACKUP_RECIPIENT=${recipient}`);
    print(`BACKUP_IDENTITY=${identity}`);
    print(`BACKUP_SECRET=${newBackupSecret()}`);
    return;
  }
  const isList = values.list === true;
  const config = readBackupConfig(environment, isList ? undefined : 'make a backup');
  await withTarget(config, async (target) => {
    if (isList) {
      for (const name of await backupsIn(target)) print(name);
      return;
    }
    const [recipient, secret] = [config.recipient(), config.secret()];
    await withDatabase(config, async (connection) => {
      const { keep, bucket } = config;
      const objects = bucket && createS3Store(bucket);
      try {
        const now = new Date();
        const options = { connection, target, recipient, secret, keep, objects, now };
        const { name, rows, removed } = await makeBackup(options);
        print(`${name}: ${said(rows)}`);
        for (const old of removed) print(`${old} removed`);
      } finally {
        objects?.close();
      }
    });
  });
}

/** `npm run restore -- <name | latest>`; with `--check` it is only read to its end. */
export async function runRestore(
  args: string[],
  environment: NodeJS.ProcessEnv,
  print: Print,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { check: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (name === undefined) throw new BackupError(`usage: npm run restore -- <name>|${LATEST}`);
  const config = readBackupConfig(environment, 'read a backup');
  await withTarget(config, async (target) => {
    const from = { target, identity: config.identity(), secret: config.secret(), name };
    if (values.check === true) {
      const checked = await checkBackup(from);
      // From another machine, or with the database gone, there is nowhere to note it.
      if (config.databaseUrl !== undefined) {
        await withDatabase(config, (connection) => noteCheck(connection, checked.name));
      }
      print(`${checked.name} is complete: ${said(checked.rows)}`);
      return;
    }
    // Before the database is even looked for.
    await checkBackup(from);
    await withDatabase(config, async (connection) => {
      const restored = await restoreBackup({ ...from, connection });
      print(`${restored.name} is restored, as of ${restored.manifest.madeAt}: ${said(restored.rows)}`);
      if (restored.erased > 0) print(`${restored.erased} accounts deleted since are deleted again`);
    });
  });
}

async function withTarget(config: Config, work: (target: BackupTarget) => Promise<void>): Promise<void> {
  try {
    if ('folder' in config.to) return await work(folderTarget(config.to.folder));
    const store = createS3Store(config.to.bucket);
    try {
      await work(bucketTarget(store, config.to.prefix));
    } finally {
      store.close();
    }
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error;
    throw new BackupError(`BACKUP_S3_BUCKET: the store does not answer, or refuses: ${error.message}`, {
      cause: error,
    });
  }
}

async function withDatabase(
  config: Config,
  work: (connection: Parameters<typeof restoreBackup>[0]['connection']) => Promise<void>,
): Promise<void> {
  const { connection, stop } = await locateDatabase(config);
  try {
    await work(connection);
  } finally {
    await stop();
  }
}

const said = (rows: ReadonlyMap<string, number>): string =>
  [...rows].map(([name, count]) => `${count} ${name}`).join(', ');
