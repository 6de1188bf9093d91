import { createHash } from 'node:crypto';
import { inArray, lt, max, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { requireEmail } from '../accounts/new-account.ts';
import { billingWithdrawals } from './schema.ts';

/** How long no new order is taken. The house's own rule, not the law's: docs/adr/0021-consent-withdrawal-cancellation.md. */
export const PAUSE_MS = 365 * 24 * 3_600_000;

const markOf = (kind: 'address' | 'payer', value: string): string =>
  createHash('sha256').update(`${kind}\n${value}`).digest('base64url');

/** The mark of an address, however it is written. */
export const markOfAddress = (email: string): string => markOf('address', requireEmail(email).key);

/** The mark of a card or a bank account, by the provider's fingerprint of it. */
export const markOfPayer = (fingerprint: string): string => markOf('payer', fingerprint);

/** Whether no new order is taken yet. */
export const countsStill = (withdrawnAt: Date, now: Date): boolean =>
  withdrawnAt.getTime() + PAUSE_MS > now.getTime();

/** Keeps by what a withdrawal is known again, whatever becomes of its account. */
export async function rememberWithdrawal(
  tx: Transaction,
  marks: readonly string[],
  withdrawnAt: Date,
): Promise<void> {
  if (marks.length === 0) return;
  const later = sql`greatest(${billingWithdrawals.withdrawnAt}, excluded.withdrawn_at)`;
  await tx
    .insert(billingWithdrawals)
    .values(marks.map((mark) => ({ mark, withdrawnAt })))
    .onConflictDoUpdate({ target: billingWithdrawals.mark, set: { withdrawnAt: later } });
}

/** When one of the marks was last part of a withdrawal that still counts. */
export async function lastWithdrawalOf(
  on: Queryable,
  marks: readonly string[],
  now: Date,
): Promise<Date | null> {
  if (marks.length === 0) return null;
  const [row] = await on
    .select({ at: max(billingWithdrawals.withdrawnAt) })
    .from(billingWithdrawals)
    .where(inArray(billingWithdrawals.mark, [...marks]));
  const at = row?.at ?? null;
  return at !== null && countsStill(at, now) ? at : null;
}

/** Forgets those that count no more. */
export async function forgetWithdrawals(on: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PAUSE_MS);
  await on.delete(billingWithdrawals).where(lt(billingWithdrawals.withdrawnAt, before));
}
