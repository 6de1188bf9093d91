/** pg-pool has no code for it: what it says when no connection came free in time. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** Whether a query failed because all connections were taken for too long: nothing was done, and trying again may help. */
export function isDatabaseBusy(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  return problem.message === NO_CONNECTION || isDatabaseBusy(problem.cause);
}
