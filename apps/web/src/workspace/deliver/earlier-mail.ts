import type { PlanMailed } from '@trazo/contract/plans/plan-mail';

/** The last mail that has gone to one of these people; one that could not be delivered is none. `mailings`: the newest first. */
export function earlierMailTo(
  addresses: readonly string[],
  mailings: readonly PlanMailed[],
): PlanMailed | undefined {
  const meant = new Set(addresses.map((address) => address.toLowerCase()));
  return mailings.find(({ email, state }) => state !== 'failed' && meant.has(email.toLowerCase()));
}
