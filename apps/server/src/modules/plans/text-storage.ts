import type { AccountId } from '../../platform/authentication/account.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { eraseOf, type PlanErasure } from './deleted-plans.ts';
import { contentBytes } from './plan-repository.ts';

/** Bytes of contents, without pictures, that an account may keep: there is no limit in number. */
const TEXT_LIMIT = 2_000_000_000;
/** What each plan counts as at least: a save of every few seconds that stays below needs no look at the others. */
const RESERVED = 100_000;

/** Whether a content takes no more than was reserved for its plan. */
export const fitsReservation = (content: string): boolean => Buffer.byteLength(content) <= RESERVED;

/** Bounds what an account stores by its bytes; only while its holdings are locked. */
export function createTextStorage(erasure: PlanErasure) {
  return {
    /** `plans_too_large` unless a content fits, instead of that of the plan `id` if there is one. */
    require: async (tx: Transaction, owner: AccountId, content: string, id?: string): Promise<void> => {
      if (id !== undefined && fitsReservation(content)) return;
      const bytes = Math.max(RESERVED, Buffer.byteLength(content));
      const fits = async () => (await contentBytes(tx, owner, RESERVED, id)) + bytes <= TEXT_LIMIT;
      if (await fits()) return;
      // Deletions that could still be undone become final.
      await eraseOf(tx, erasure, owner);
      if (!(await fits())) throw new ApiError('plans_too_large');
    },
  };
}

export type TextStorage = ReturnType<typeof createTextStorage>;
