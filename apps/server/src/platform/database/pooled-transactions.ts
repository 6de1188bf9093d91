import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isDatabaseAway } from './busy.ts';
import { logger } from './statement-events.ts';

/**
 * Drizzle on a pool, with transactions that end their connection unless it is idle again. Drizzle hands it back as it is: one
 * whose rollback had no answer stays inside its transaction, and the next statement on it is acknowledged and then lost, or
 * commits the half of what had failed.
 */
export function onPool(pool: pg.Pool): NodePgDatabase {
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let error: unknown;
    try {
      return await drizzle(client, { logger }).transaction(work, config);
    } catch (reason) {
      error = reason;
      throw reason;
    } finally {
      // An answer that is still on its way may yet begin or end something: the status does not show it.
      const isIdle = client.getTransactionStatus() === 'I' && !isDatabaseAway(error);
      client.release(!isIdle);
    }
  };
  return Object.assign(drizzle(pool, { logger }), { transaction });
}
