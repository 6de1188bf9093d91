import { addAbortSignal, Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type ObjectStore, ObjectStoreError, type ObjectStoreState } from './object-store.ts';

const CONNECT_TIMEOUT_MS = 2_000;
/** Of one attempt: pictures are small, and a person waits. */
const ANSWER_TIMEOUT_MS = 10_000;
const ATTEMPTS = 2;
/** Of a small upload with all its attempts: a person waits for what they save, and the database takes it otherwise. */
const PUT_WITHIN_MS = 4_000;
/** Of a whole object with all attempts, however slowly it comes: the largest is an attachment of 17 MB. */
const GET_WITHIN_MS = 10_000;
/** What else a store answers: errors, and lists of a thousand names. */
const DESCRIPTION_BYTES = 8 * 1024 ** 2;
const DELETED_TOGETHER = 1_000;
const BYTES_A_PART = 8 * 1024 ** 2;

export interface S3Settings {
  /** Undefined for Amazon’s own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A bucket, at any store that speaks S3. */
export function createS3Store(
  settings: S3Settings,
  { putWithinMs = PUT_WITHIN_MS, getWithinMs = GET_WITHIN_MS } = {},
): ObjectStore {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    // Stores other than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: ANSWER_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
  });
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (asked) => {
        const result = await next(asked);
        const { response } = result;
        if (isAnswer(response) && !(commandName === 'GetObjectCommand' && response.statusCode === 200)) {
          response.body = Readable.from(atMost(response.body, DESCRIPTION_BYTES), { objectMode: false });
          addAbortSignal(AbortSignal.timeout(ANSWER_TIMEOUT_MS), response.body);
        }
        return result;
      },
    // Before anything reads it.
    { step: 'deserialize', priority: 'low', name: 'boundAnswers' },
  );
  const getStream = (Key: string, abortSignal?: AbortSignal): Promise<Readable | undefined> =>
    answered(async () => {
      try {
        const command = new GetObjectCommand({ Bucket, Key });
        const { Body } = await client.send(command, { ...(abortSignal && { abortSignal }) });
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    });
  return {
    state: async () => {
      try {
        await client.send(new HeadBucketCommand({ Bucket }));
        return 'ready';
      } catch (error) {
        return stateBehind(error);
      }
    },
    put: (Key, Body) =>
      answered(async () => {
        const abortSignal = AbortSignal.timeout(putWithinMs);
        await client.send(new PutObjectCommand({ Bucket, Key, Body }), { abortSignal });
      }),
    putStream: (Key, Body) =>
      answered(async () => {
        const params = { Bucket, Key, Body };
        await new Upload({ client, params, partSize: BYTES_A_PART, leavePartsOnError: false }).done();
      }),
    get: async (key, { size, signal }) => {
      const tooLate = AbortSignal.timeout(getWithinMs);
      const ended = signal === undefined ? tooLate : AbortSignal.any([tooLate, signal]);
      const stream = await getStream(key, ended);
      return stream && answered(() => wholeOf(addAbortSignal(ended, stream), size));
    },
    getStream: (key) => getStream(key),
    remove: async (keys) => {
      for (let next = 0; next < keys.length; next += DELETED_TOGETHER) {
        const Objects = keys.slice(next, next + DELETED_TOGETHER).map((Key) => ({ Key }));
        const command = new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } });
        const { Errors = [] } = await answered(() => client.send(command));
        if (Errors.length > 0) throw new ObjectStoreError(`not removed: ${Errors[0]?.Code}`);
      }
    },
    list: async function* list(Prefix) {
      let ContinuationToken: string | undefined;
      do {
        const page = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
        const answer = await answered(() => client.send(page));
        for (const { Key, LastModified, Size = 0 } of answer.Contents ?? []) {
          if (Key !== undefined && LastModified !== undefined) {
            yield { key: Key, writtenAt: LastModified, size: Size };
          }
        }
        ContinuationToken = answer.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    close: () => client.destroy(),
  };
}

interface Answer {
  readonly statusCode: number;
  body: Readable;
}

const isAnswer = (response: unknown): response is Answer =>
  typeof response === 'object' &&
  response !== null &&
  'body' in response &&
  response.body instanceof Readable;

/** Ends with an error, and the connection, where there is more. */
async function* atMost(body: Readable, bytes: number): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const piece of body) {
    length += piece.byteLength;
    if (length > bytes) throw new Error(`an answer of more than ${bytes} bytes`);
    yield piece;
  }
}

/** Its bytes, if they are so many; the connection is given up with the first that is too much. */
async function wholeOf(stream: Readable, size: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream) {
    pieces.push(piece);
    length += piece.byteLength;
    if (length > size) break;
  }
  if (length !== size) throw new Error(`${length > size ? 'more' : 'less'} than the ${size} bytes there are`);
  return Buffer.concat(pieces);
}

function stateBehind(error: unknown): ObjectStoreState {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 404) return 'no bucket';
  return status === 401 || status === 403 ? 'refused' : 'away';
}

/** Whatever the library throws, with its kind and without what was sent. */
async function answered<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'unknown', message: '' };
    throw new ObjectStoreError(`${name}: ${message}`, { cause: error });
  }
}
