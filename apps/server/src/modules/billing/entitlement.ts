import type { Entitlement } from '../entitlement/entitlement.ts';
import type { BillingState } from './billing-state.ts';

/** The subscription at a moment: one that was stopped is over with its period, also before the provider's event has come. */
export function runningAt({ running }: BillingState, now: Date): BillingState['running'] {
  const isOver = running?.renews === false && now >= new Date(running.periodEnd);
  return isOver ? null : running;
}

/** The longest that a debit is on its way, in milliseconds. */
const DEBIT_MS = 14 * 24 * 3_600_000;

/**
 * What an account's payments allow at a moment. Access follows what was paid, never what a subscription is called; one that
 * goes on by itself keeps it for the grace period while its renewal is on the way or has failed, and as long as a debit takes.
 */
export function entitlementAt(
  { paidUntil, paidFor, hasPaid, running, debit }: BillingState,
  now: Date,
  graceMs: number,
): Entitlement {
  const without: Entitlement = { state: hasPaid ? 'expired' : 'registered', mayExport: false, until: null };
  if (paidUntil === null) return without;
  const paid = new Date(paidUntil);
  const renews = running?.renews === true;
  const isDebited = debit !== null && running?.due === null;
  const grace = isDebited ? Math.max(graceMs, DEBIT_MS) : graceMs;
  const until = renews ? new Date(paid.getTime() + grace) : paid;
  if (now >= until) return without;
  if (!renews) return { state: 'cancelled', mayExport: true, until };
  if (running.due !== null) return { state: 'past_due', mayExport: true, until };
  const isTrial = paidFor === 'trial' && now < paid;
  return { state: isTrial ? 'trial' : 'active', mayExport: true, until: now < paid ? paid : until };
}
