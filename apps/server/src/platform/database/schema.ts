import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Rate limits: uses by a subject (hashed) in the current window, for all servers together. */
export const rateWindows = pgTable('rate_windows', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});
