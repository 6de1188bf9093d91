import type { AccountId } from '../../platform/authentication/account.ts';
import { UploadGoneError } from '../../platform/byte-store/byte-store.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import { ImageGoneError } from './image-gone-error.ts';
import type { StorableContent } from './plan-content.ts';
import {
  addPlanImages,
  imagesOfPlan,
  removePlanImages,
  unusedImages,
  unusedImagesOf,
} from './plan-image-repository.ts';
import type { PlanId } from './schema.ts';

/** Bytes of pictures an account may keep. */
const STORAGE_LIMIT = 1_000_000_000;

/** Keeps the stored pictures in step with what plans show; only while the account's holdings are locked. */
export interface PlanImages {
  /** Stores what is new; `storage_full` if there is no room for it. */
  store(tx: Transaction, owner: AccountId, added: StorableContent['added']): Promise<void>;
  /** The plan shows these from now on as well; all are stored. */
  show(tx: Transaction, owner: AccountId, id: PlanId, hashes: readonly string[]): Promise<void>;
  /** After a plan was written: stores what is new, deletes what nothing shows any more. */
  settle(
    tx: Transaction,
    owner: AccountId,
    id: PlanId,
    content: Pick<StorableContent, 'hashes' | 'added'>,
  ): Promise<void>;
  /** Deletes those stored before a moment that no plan shows: they were uploaded for a change that never came. */
  removeUnused(tx: Transaction, owner: AccountId, before: Date): Promise<void>;
  /** For a plan about to be deleted: call the result when it is. */
  release(tx: Transaction, owner: AccountId, id: PlanId): Promise<() => Promise<void>>;
}

export function createPlanImages(store: ImageStore): PlanImages {
  const removeUnused = async (tx: Transaction, owner: AccountId, hashes: readonly string[]) =>
    store.remove(tx, owner, await unusedImages(tx, owner, hashes));

  const put: ImageStore['put'] = async (...added) => {
    try {
      await store.put(...added);
    } catch (error) {
      throw error instanceof UploadGoneError ? new ImageGoneError() : error;
    }
  };

  const storeAdded: PlanImages['store'] = async (tx, owner, added) => {
    if (added.length === 0) return;
    const bytes = added.reduce((total, image) => total + image.size, 0);
    if ((await store.usage(tx, owner)) + bytes > STORAGE_LIMIT) throw new ApiError('storage_full');
    await put(tx, owner, added);
  };

  return {
    store: storeAdded,
    show: addPlanImages,
    settle: async (tx, owner, id, { hashes, added }) => {
      const before = new Set(await imagesOfPlan(tx, owner, id));
      await storeAdded(tx, owner, added);
      const stored = await store.known(tx, owner, hashes);
      if (hashes.some((hash) => !stored.has(hash))) throw new ImageGoneError();
      await addPlanImages(
        tx,
        owner,
        id,
        hashes.filter((hash) => !before.has(hash)),
      );
      const gone = [...before].filter((hash) => !hashes.includes(hash));
      await removePlanImages(tx, owner, id, gone);
      await removeUnused(tx, owner, gone);
    },
    removeUnused: async (tx, owner, before) =>
      store.remove(tx, owner, await unusedImagesOf(tx, owner, before)),
    release: async (tx, owner, id) => {
      const shown = await imagesOfPlan(tx, owner, id);
      return () => removeUnused(tx, owner, shown);
    },
  };
}
