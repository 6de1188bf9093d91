import { setTimeout as delay } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { errorCode } from '../errors/error-code.ts';

const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 10;
/** Serialisation failure and deadlock: PostgreSQL asks for the whole transaction again. */
const RETRIED = new Set(['40001', '40P01']);

/** An open transaction. A function that takes one changes nothing by itself: its caller commits. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** What reading works on: the database itself, or a transaction. */
export type Queryable = NodePgDatabase | Transaction;

/**
 * Runs the work in one transaction, whole again when the database could not keep it apart from another one. The work must
 * therefore change nothing outside the database.
 */
export async function inTransaction<Result>(
  database: NodePgDatabase,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRIED.has(postgresCode(error) ?? '')) throw error;
      await delay(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

/** The name of the unique constraint a statement would have broken, if that is what went wrong. */
export function brokenUniqueness(error: unknown): string | undefined {
  if (postgresCode(error) !== '23505') return undefined;
  const cause = causeOf(error);
  const isNamed = typeof cause === 'object' && cause !== null && 'constraint' in cause;
  return isNamed && typeof cause.constraint === 'string' ? constraintName(cause.constraint) : undefined;
}

/** Citus names the constraint of a shard: `plans_key_102008`. */
export const constraintName = (constraint: string): string => constraint.replace(/_\d{6,}$/, '');

const postgresCode = (error: unknown): string | undefined => errorCode(causeOf(error));

/** Drizzle wraps what the driver throws. */
const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : (error ?? {});
