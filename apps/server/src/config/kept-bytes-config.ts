import { must } from '@trazo/plan/must';
import type { Environment } from './variables.ts';

/** Where pictures, covers and attachments are kept; what is in the bucket is read there wherever new ones go. */
export interface KeptConfig {
  readonly writesTo: Environment['IMAGE_STORE'];
  readonly bucket: S3Config | undefined;
}

/** A bucket and who may use it. */
export interface S3Config {
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export const keptOf = (read: Environment): KeptConfig => ({ writesTo: read.IMAGE_STORE, bucket: s3Of(read) });

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

const s3Of = (read: Environment): S3Config | undefined =>
  read.S3_BUCKET === undefined
    ? undefined
    : {
        endpoint: read.S3_ENDPOINT,
        region: read.S3_REGION,
        bucket: read.S3_BUCKET,
        accessKeyId: must(read.S3_ACCESS_KEY_ID, 'asked for by the rules'),
        secretAccessKey: must(read.S3_SECRET_ACCESS_KEY, 'asked for by the rules'),
      };
