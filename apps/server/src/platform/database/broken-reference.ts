import { errorCode } from '../errors/error-code.ts';
import { constraintName } from './transaction.ts';

const FOREIGN_KEY_VIOLATION = '23503';
/** PostgreSQL's own name of a constraint on a column `account_id` alone. */
const TO_ACCOUNT = /_account_id_fkey$/;

/**
 * What a row that was written refers to although it is gone (PostgreSQL 23503): deleted between the look at it and the
 * write. Undefined for any other failure.
 */
export function brokenReference(error: unknown): 'account' | 'other' | undefined {
  if (!(error instanceof Error)) return undefined;
  if (errorCode(error) !== FOREIGN_KEY_VIOLATION) return brokenReference(error.cause);
  const constraint = 'constraint' in error ? String(error.constraint) : '';
  return TO_ACCOUNT.test(constraintName(constraint)) ? 'account' : 'other';
}
