import { must } from '@trazo/plan/must';
import { and, eq, lte } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../../platform/authentication/account.ts';
import { type ByteStore, type StoredBytes, UploadGoneError } from '../../platform/byte-store/byte-store.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { ObjectStoreError } from '../../platform/object-store/object-store.ts';
import { type PlanId, planCovers, plans } from './schema.ts';

export interface DrawnCover {
  readonly accountId: AccountId;
  readonly planId: PlanId;
  readonly version: number;
  readonly webp: Uint8Array;
  readonly drawnFor: string;
}

/** Covers that were drawn: a cache, so none of it has to be there. */
export const createCoverCache = (database: NodePgDatabase, bytes: ByteStore) => ({
  /** Never over the cover of a newer version; `not_found` if the plan was deleted meanwhile. */
  put: async ({ webp, ...cover }: DrawnCover): Promise<void> => {
    const { accountId, version, planId } = cover;
    try {
      const kept = must((await bytes.place(accountId, [webp]))[0], 'one is placed');
      await inTransaction(database, async (tx) => {
        const before = await tx
          .delete(planCovers)
          .where(
            and(
              eq(planCovers.accountId, accountId),
              eq(planCovers.planId, planId),
              lte(planCovers.version, version),
            ),
          )
          .returning({ objectKey: planCovers.objectKey });
        await bytes.discard(tx, accountId, before);
        const put = await tx
          .insert(planCovers)
          .values({ ...cover, webp: kept.bytes, objectKey: kept.objectKey })
          .onConflictDoNothing()
          .returning({ planId: planCovers.planId });
        if (put.length > 0) await bytes.claim(tx, accountId, [kept]);
      });
    } catch (error) {
      // It is drawn again when it is next asked for.
      if (error instanceof UploadGoneError || error instanceof ObjectStoreError) return;
      const there = await database
        .select({ id: plans.id })
        .from(plans)
        .where(and(eq(plans.accountId, accountId), eq(plans.id, planId)));
      throw there.length === 0 ? new ApiError('not_found') : error;
    }
  },
  /** Undefined also while the bucket does not answer: a cover can be drawn again. */
  read: async (kept: StoredBytes): Promise<Uint8Array | undefined> => {
    try {
      return await bytes.read(kept);
    } catch (error) {
      if (error instanceof ObjectStoreError) return undefined;
      throw error;
    }
  },
});
