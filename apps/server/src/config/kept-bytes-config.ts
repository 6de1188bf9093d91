import { required } from './read-variables.ts';
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

export function keptOf(read: Environment): KeptConfig {
  const bucket = s3Of(read);
  if (read.IMAGE_STORE === 's3' && bucket === undefined)
    required(read, 'S3_BUCKET', 'together with IMAGE_STORE');
  return { writesTo: read.IMAGE_STORE, bucket };
}

/** All of it or nothing: half of it would be found out by the first picture. */
function s3Of(read: Environment): S3Config | undefined {
  const set = (['S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).find(
    (name) => read[name] !== undefined,
  );
  if (set === undefined) return undefined;
  return {
    endpoint: read.S3_ENDPOINT,
    region: read.S3_REGION,
    bucket: required(read, 'S3_BUCKET', `together with ${set}`),
    accessKeyId: required(read, 'S3_ACCESS_KEY_ID', `together with ${set}`),
    secretAccessKey: required(read, 'S3_SECRET_ACCESS_KEY', `together with ${set}`),
  };
}
