import type { AccountId } from '../../platform/authentication/account.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { eraseOf, type PlanErasure } from './deleted-plans.ts';
import { storedBytes } from './plan-repository.ts';

/** Bytes of contents and documents, without pictures, that an account may keep: there is no limit in number. */
const TEXT_LIMIT = 2_000_000_000;
/** What each plan counts as at least: one that stays below needs no look at the others. */
const RESERVED = 100_000;

/** Whether as many bytes are no more than was reserved for their plan. */
const fitsReservation = (bytes: number): boolean => bytes <= RESERVED;

/** Whether so many bytes fit, instead of those of the plan `id` if there is one. */
async function fits(on: Queryable, owner: AccountId, bytes: number, id?: string): Promise<boolean> {
  if (id !== undefined && fitsReservation(bytes)) return true;
  return (await storedBytes(on, owner, RESERVED, id)) + Math.max(RESERVED, bytes) <= TEXT_LIMIT;
}

/** Bounds what an account stores by its bytes. */
export function createTextStorage(erasure: PlanErasure) {
  return {
    /** `plans_too_large` unless a plan fits; only while the account's holdings are locked. */
    require: async (tx: Transaction, owner: AccountId, bytes: number, id?: string): Promise<void> => {
      if (await fits(tx, owner, bytes, id)) return;
      // Deletions that could still be undone become final.
      await eraseOf(tx, erasure, owner);
      if (!(await fits(tx, owner, bytes, id))) throw new ApiError('plans_too_large');
    },
    /** The same for a plan that grows by a change: without the lock, so that a few at once may pass the limit a little. */
    requireRoomToGrow: async (
      tx: Transaction,
      owner: AccountId,
      bytes: number,
      id: string,
    ): Promise<void> => {
      if (!(await fits(tx, owner, bytes, id))) throw new ApiError('plans_too_large');
    },
  };
}

export type TextStorage = ReturnType<typeof createTextStorage>;
