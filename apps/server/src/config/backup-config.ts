import path from 'node:path';
import { must } from '@trazo/plan/must';
import { backupBucketOf, pictureBucketOf, type S3Config } from './bucket-config.ts';
import { readVariables } from './read-variables.ts';
import { BACKUP_BUCKET_RULES, BUCKET_RULES, COMMAND_RULES } from './rules.ts';

/** What making and restoring backups needs: less than a server. */
export interface BackupConfig {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Where pictures may be kept. */
  readonly bucket: S3Config | undefined;
  /** A folder, or one in the bucket of the backups. */
  readonly to: { readonly folder: string } | { readonly bucket: S3Config; readonly prefix: string };
  readonly keep: number;
  /** The keys, for what was named when the configuration was read. */
  recipient(): string;
  secret(): string;
  identity(): string;
}

const IN_BUCKET = /^s3:\/\/(.*)$/;

/** For the commands that make and restore backups, with the keys of what is done; all that is missing is one `StartupError`. */
export function readBackupConfig(
  environment: NodeJS.ProcessEnv,
  work?: keyof typeof COMMAND_RULES,
): BackupConfig {
  const own = work === undefined ? [] : COMMAND_RULES[work];
  const read = readVariables(environment, [...BUCKET_RULES, ...BACKUP_BUCKET_RULES, ...own]);
  const [, prefix] = IN_BUCKET.exec(read.BACKUP_TO ?? '') ?? [];
  const backups = backupBucketOf(read);
  return {
    bucket: pictureBucketOf(read),
    databaseUrl: read.DATABASE_URL,
    dataDir: path.resolve(read.DATA_DIR),
    to:
      prefix === undefined || backups === undefined
        ? { folder: path.resolve(read.BACKUP_TO ?? 'backups') }
        : { bucket: backups, prefix },
    keep: read.BACKUP_KEEP,
    recipient: () => must(read.BACKUP_RECIPIENT, 'asked for by the rules'),
    secret: () => must(read.BACKUP_SECRET, 'asked for by the rules'),
    identity: () => must(read.BACKUP_IDENTITY, 'asked for by the rules'),
  };
}

/** For the command that moves pictures between the stores. */
export function readMoveConfig(environment: NodeJS.ProcessEnv) {
  const { databaseUrl, dataDir, bucket } = readBackupConfig(environment, 'move pictures');
  return { databaseUrl, dataDir, bucket: must(bucket, 'asked for by the rules') };
}
