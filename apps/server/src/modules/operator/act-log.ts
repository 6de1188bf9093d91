import { randomUUID } from 'node:crypto';
import type { Act } from '@trazo/contract/operator/acts';
import { desc, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/transaction.ts';
import { operatorActs } from './schema.ts';

const PAGE = 50;

export type ActRow = typeof operatorActs.$inferSelect;

/** The append-only log of what operators do. */
export interface ActLog {
  /** In the transaction of the act itself, where it has one. `by` is the operator's address, null for the server's command. */
  record(on: Queryable, by: string | null, act: Act, subject: string): Promise<void>;
  /** The latest first, from the act after `before` on: acts of one millisecond follow each other by their ids. */
  page(before: string | undefined): Promise<{ readonly acts: readonly ActRow[]; readonly more: boolean }>;
}

export function createActLog({
  database,
  clock,
}: {
  readonly database: NodePgDatabase;
  readonly clock: Clock;
}): ActLog {
  return {
    record: async (on, doneBy, act, subject) => {
      await on.insert(operatorActs).values({ id: randomUUID(), act, doneBy, subject, doneAt: clock() });
    },
    page: async (before) => {
      const { id, doneAt } = operatorActs;
      // Keyset pagination, along the index of both.
      const isEarlier = sql`(${doneAt}, ${id}) < ((select ${doneAt} from ${operatorActs} where ${id} = ${before}), ${before}::uuid)`;
      const rows = await database
        .select()
        .from(operatorActs)
        .where(before === undefined ? undefined : isEarlier)
        .orderBy(desc(doneAt), desc(id))
        .limit(PAGE + 1);
      return { acts: rows.slice(0, PAGE), more: rows.length > PAGE };
    },
  };
}
