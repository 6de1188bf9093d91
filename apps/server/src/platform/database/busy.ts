import { errorCode } from '../errors/error-code.ts';

/** pg-pool has no code for it: what it says when no connection came free in time. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** PostgreSQL gave a statement or a lock up in time, or lacks memory or another resource but connections and disk space (class 53). */
const BUSY_CODE = /^(?:57014|55P03|53000|53200|53400)$/;

/** Whether a query failed because the database has too much to do: nothing was done, and trying again may help. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.message === NO_CONNECTION || BUSY_CODE.test(errorCode(error) ?? '') || isDatabaseBusy(error.cause)
  );
}

/** Whether PostgreSQL had no disk space left to write (53100). What is there can still be read. */
export function isDatabaseFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return errorCode(error) === '53100' || isDatabaseFull(error.cause);
}

/**
 * PostgreSQL is not there, is starting or stopping, or accepts no more connections (its class 57P, 08 and 53300), ended an idle
 * transaction (25P03), or is a standby that is not promoted yet (25006).
 */
const AWAY_CODE = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|57P0[1-3]|25006|25P0[34]|08...|53300)$/;
/** The driver has no codes for these. */
const AWAY_TEXT = /^(?:Connection terminated|Client has encountered a connection error|Query read timeout)/;

/** Whether a query failed because the database was not to be reached, or went away meanwhile: what was asked may be done. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error) ?? '';
  const isAway = AWAY_CODE.test(code) || AWAY_TEXT.test(error.message);
  return (
    isAway ||
    (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') ||
    isDatabaseAway(error.cause)
  );
}
