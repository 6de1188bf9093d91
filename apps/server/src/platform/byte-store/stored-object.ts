import { createHash, randomUUID } from 'node:crypto';
import type { AccountId } from '../authentication/account.ts';
import { type ObjectStore, ObjectStoreError } from '../object-store/object-store.ts';
import { currentContext } from '../telemetry/work-context.ts';

const DESCRIBED = /\.(?<size>\d{1,10})\.(?<hash>[0-9a-f]{64})$/;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The name of a new object. It says what is in it, so that the row that names it knows whether the store answers with that. */
export const newObjectKey = (owner: AccountId, bytes: Uint8Array): string =>
  `kept/${owner}/${randomUUID()}.${bytes.byteLength}.${sha256(bytes)}`;

/**
 * The bytes of an object, as long as the caller waits; undefined if it is lost. `ObjectStoreError` while the store does not answer,
 * and for anything but what was put there.
 */
export async function readObject(store: ObjectStore, key: string): Promise<Uint8Array | undefined> {
  const { size, hash } = DESCRIBED.exec(key)?.groups ?? {};
  if (size === undefined) throw new ObjectStoreError('the name of an object does not say what is in it');
  const bytes = await store.get(key, { size: Number(size), signal: currentContext().caller?.signal });
  if (bytes !== undefined && sha256(bytes) !== hash) {
    throw new ObjectStoreError('the bytes are not those that were put there');
  }
  return bytes;
}
