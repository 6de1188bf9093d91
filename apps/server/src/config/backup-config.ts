import path from 'node:path';
import { StartupError } from '../platform/errors/startup-error.ts';
import { backupBucketOf, pictureBucketOf, type S3Config } from './bucket-config.ts';
import { readVariables, required } from './read-variables.ts';
import { BACKUP_BUCKET_RULES, BUCKET_RULES, missing } from './rules.ts';

/** What making and restoring backups needs: less than a server. */
export interface BackupConfig {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Where pictures may be kept. */
  readonly bucket: S3Config | undefined;
  /** A folder, or one in the bucket of the backups. */
  readonly to: { readonly folder: string } | { readonly bucket: S3Config; readonly prefix: string };
  readonly keep: number;
  /** The keys, each named as missing when it is asked for. */
  recipient(): string;
  secret(why: string): string;
  identity(): string;
}

const IN_BUCKET = /^s3:\/\/(.*)$/;

/** For the commands that make and restore backups. */
export function readBackupConfig(environment: NodeJS.ProcessEnv): BackupConfig {
  const read = readVariables(environment, [...BUCKET_RULES, ...BACKUP_BUCKET_RULES]);
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
    recipient: () => required(read, 'BACKUP_RECIPIENT', 'to make a backup'),
    secret: (why) => required(read, 'BACKUP_SECRET', why),
    identity: () => required(read, 'BACKUP_IDENTITY', 'to read a backup'),
  };
}

/** For the command that moves pictures between the stores. */
export function readMoveConfig(environment: NodeJS.ProcessEnv) {
  const { databaseUrl, dataDir, bucket } = readBackupConfig(environment);
  if (bucket !== undefined) return { databaseUrl, dataDir, bucket };
  throw new StartupError(missing('S3_BUCKET', 'to move pictures'));
}
