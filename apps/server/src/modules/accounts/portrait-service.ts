import { portraitPicture } from '@trazo/contract/api/portraits';
import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Account, AccountId, SignedIn } from '../../platform/authentication/account.ts';
import type { ByteStore, StoredBytes } from '../../platform/byte-store/byte-store.ts';
import { newSecret } from '../../platform/crypto/secrets.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { PictureProcessing } from '../../platform/images/picture-processing.ts';
import { claim, release, rememberingAccountOf } from '../../platform/lookups/lookups.ts';
import { lockAccount, updateAccount } from './account-repository.ts';
import { portraits } from './schema.ts';

/** The pictures people give of themselves: encoded by us, one an account. */
export interface PortraitService {
  /** `image_invalid` for what cannot be decoded. */
  set(signedIn: SignedIn, dataUrl: string, signal: AbortSignal): Promise<Account>;
  /** Google's picture goes as well as one of their own. */
  remove(signedIn: SignedIn): Promise<Account>;
  /** `not_found` for a key no portrait has (any more). */
  picture(key: string): Promise<Uint8Array>;
  ofAccount(id: AccountId): Promise<Uint8Array | undefined>;
}

export function createPortraitService(
  database: NodePgDatabase,
  pictures: PictureProcessing,
  bytes: ByteStore,
): PortraitService {
  const accountOfKey = rememberingAccountOf(database, 'portrait');
  const change = (id: AccountId, kept: StoredBytes | undefined): Promise<Account> =>
    inTransaction(database, async (tx) => {
      if ((await lockAccount(tx, id)) === undefined) throw new ApiError('not_signed_in');
      const before = await tx
        .delete(portraits)
        .where(eq(portraits.accountId, id))
        .returning({ key: portraits.key, objectKey: portraits.objectKey });
      await bytes.discard(tx, id, before);
      await release(
        tx,
        'portrait',
        before.map(({ key }) => key),
      );
      const key = newSecret();
      if (kept !== undefined) {
        const { bytes: webp, objectKey } = kept;
        await tx.insert(portraits).values({ accountId: id, key, webp, objectKey });
        await bytes.claim(tx, id, [kept]);
        await claim(tx, 'portrait', key, id);
      }
      const profileImage = kept === undefined ? null : portraitPicture.path.replace(':key', key);
      const account = await updateAccount(tx, id, { profileImage });
      if (account === undefined) throw new ApiError('not_signed_in');
      return account;
    });
  const read = ({ webp, objectKey }: typeof portraits.$inferSelect) => bytes.read({ bytes: webp, objectKey });
  return {
    set: async ({ account: { id } }, dataUrl, signal) => {
      const source = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
      const [kept] = await bytes.place(id, [await pictures.portrait({ owner: id, signal }, source)]);
      return change(id, kept);
    },
    remove: ({ account }) => change(account.id, undefined),
    picture: async (key) => {
      const owner = await accountOfKey(key);
      if (owner === undefined) throw new ApiError('not_found');
      const [portrait] = await database
        .select()
        .from(portraits)
        .where(and(eq(portraits.accountId, owner), eq(portraits.key, key)));
      const webp = portrait && (await read(portrait));
      if (webp === undefined) throw new ApiError('not_found');
      return webp;
    },
    ofAccount: async (id) => {
      const [portrait] = await database.select().from(portraits).where(eq(portraits.accountId, id));
      return portrait && read(portrait);
    },
  };
}
