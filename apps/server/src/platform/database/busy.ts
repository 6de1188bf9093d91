/** pg-pool has no code for it: what it says when no connection came free in time. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** Whether a query failed because all connections were taken for too long: nothing was done, and trying again may help. */
export function isDatabaseBusy(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  return problem.message === NO_CONNECTION || isDatabaseBusy(problem.cause);
}

/** PostgreSQL is not there, is starting or stopping, or takes nobody else in (its class 57P, 08 and 53300). */
const AWAY_CODE = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|57P0[1-3]|08...|53300)$/;
/** The driver has no codes for these. */
const AWAY_TEXT = /^(?:Connection terminated|Client has encountered a connection error|Query read timeout)/;

/** Whether a query failed because the database was not to be reached, or went away meanwhile: what was asked may be done. */
export function isDatabaseAway(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  const { code = '', syscall } = problem as NodeJS.ErrnoException;
  const isAway = AWAY_CODE.test(code) || AWAY_TEXT.test(problem.message);
  return isAway || (code === 'ENOENT' && syscall === 'connect') || isDatabaseAway(problem.cause);
}
