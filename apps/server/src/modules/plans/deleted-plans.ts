import type { AccountId } from '../../platform/authentication/account.ts';
import { accountJob } from '../../platform/authentication/account-job.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { repeatedJob } from '../../platform/queue/job-queue.ts';
import { removeCoAuthors } from './co-author-repository.ts';
import { type DeletedPlans, deletedPlans, erasePlan, ownersOfDeleted } from './deleted-plan-repository.ts';
import { ownersOfUnusedImages } from './plan-image-repository.ts';
import type { PlanImages } from './plan-images.ts';
import { lockHoldings } from './plan-repository.ts';
import type { PlanId } from './schema.ts';

/** How long the deletion of a plan can be taken back: a tab that is closed meanwhile, or a night, takes nothing away. */
const KEPT_MS = 24 * 3_600_000;

export const ERASURE = repeatedJob({
  name: 'erase-deleted-plans',
  cron: '43 * * * *',
  retries: 2,
  retrySeconds: 60,
  longestRetrySeconds: 600,
});

/** One account each: those of a busy day, or of a night without a worker, take longer than a job may. */
export const ERASE_OF = accountJob({
  name: 'erase-deleted-plans-of',
  retries: 5,
  retrySeconds: 60,
  longestRetrySeconds: 3600,
});

/** What goes with a plan for good. */
export interface PlanErasure {
  readonly images: PlanImages;
  /** Deletes what another module keeps of a plan and no foreign key takes along. */
  readonly alsoErase: (tx: Transaction, owner: AccountId, id: PlanId) => Promise<void>;
}

interface ErasureOptions extends Pick<Foundation, 'database' | 'clock' | 'jobs'> {
  readonly erasure: PlanErasure;
}

/** Erases every hour what was deleted more than a day ago, with the pictures no other plan shows. */
export async function eraseDeletedPlans({ database, clock, jobs, erasure }: ErasureOptions): Promise<void> {
  const before = () => new Date(clock().getTime() - KEPT_MS);
  await jobs.repeat(ERASURE, async () => {
    const owners = new Set([
      ...(await ownersOfDeleted(database, before())),
      ...(await ownersOfUnusedImages(database, before())),
    ]);
    await jobs.addAll(
      database,
      ERASE_OF,
      [...owners].map((accountId) => ({ accountId })),
    );
  });
  await jobs.define(ERASE_OF, ({ accountId }) =>
    inTransaction(database, async (tx) => {
      await lockHoldings(tx, accountId);
      await eraseOf(tx, erasure, accountId, { before: before() });
      await erasure.images.removeUnused(tx, accountId, before());
    }),
  );
}

/** Erases deleted plans of the account, all or those meant, while its holdings are locked. */
export async function eraseOf(
  tx: Transaction,
  { images, alsoErase }: PlanErasure,
  owner: AccountId,
  meant: DeletedPlans = {},
): Promise<void> {
  for (const id of await deletedPlans(tx, owner, meant)) {
    const removeUnused = await images.release(tx, owner, id);
    await alsoErase(tx, owner, id);
    await removeCoAuthors(tx, owner, id);
    await erasePlan(tx, owner, id);
    await removeUnused();
  }
}
