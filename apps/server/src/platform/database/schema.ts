import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often somebody (hashed) used something in the current window: the limits hold for all servers together. */
export const rateWindows = pgTable('rate_windows', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});
