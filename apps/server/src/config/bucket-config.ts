import { must } from '@trazo/plan/must';
import type { Environment } from './variables.ts';

/** A bucket and who may use it. */
export interface S3Config {
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The bucket of the backups. */
export const backupBucketOf = (read: Environment): S3Config | undefined =>
  read.BACKUP_S3_BUCKET === undefined
    ? undefined
    : {
        endpoint: read.BACKUP_S3_ENDPOINT,
        region: read.BACKUP_S3_REGION,
        bucket: read.BACKUP_S3_BUCKET,
        accessKeyId: must(read.BACKUP_S3_ACCESS_KEY_ID, 'asked for by the rules'),
        secretAccessKey: must(read.BACKUP_S3_SECRET_ACCESS_KEY, 'asked for by the rules'),
      };

/** The bucket of pictures, covers and attachments. */
export const pictureBucketOf = (read: Environment): S3Config | undefined =>
  read.S3_BUCKET === undefined
    ? undefined
    : {
        endpoint: read.S3_ENDPOINT,
        region: read.S3_REGION,
        bucket: read.S3_BUCKET,
        accessKeyId: must(read.S3_ACCESS_KEY_ID, 'asked for by the rules'),
        secretAccessKey: must(read.S3_SECRET_ACCESS_KEY, 'asked for by the rules'),
      };
