import { FIGURES, type Figure, type UsageDay } from '@trazo/contract/operator/usage';
import { must } from '@trazo/plan/must';
import { desc, gte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { lastBackup } from '../../platform/backup/backup-log.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { repeatedJob } from '../../platform/queue/job-queue.ts';
import { usageDays } from './schema.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS_SHOWN = 30;

export const COUNT_USAGE = repeatedJob({
  name: 'count-usage',
  cron: '41 * * * *',
  retries: 2,
  retrySeconds: 60,
  longestRetrySeconds: 600,
});

interface Source {
  readonly table: string;
  readonly moment: string;
  readonly amount?: string;
  readonly where?: string;
}

/** Where each figure comes from: one range of an index, but for the sessions, whose table is small. */
const SOURCES: Readonly<Record<Figure, Source>> = {
  accounts: { table: 'accounts', moment: 'created_at' },
  active_accounts: {
    table: 'sessions',
    moment: 'last_used_at',
    amount: 'count(distinct account_id)',
  },
  sign_ins: { table: 'sessions', moment: 'signed_in_at' },
  plans: { table: 'plans', moment: 'created_at' },
  payments: { table: 'billing_payments', moment: 'made_at', where: `status = 'paid'` },
  mails: { table: 'mails', moment: 'sent_at' },
};

export interface UsageFigures {
  /** The days counted last, the latest first. */
  days(): Promise<{ readonly countedAt: Date | null; readonly days: UsageDay[] }>;
  backup(): ReturnType<typeof lastBackup>;
}

export type UsageOptions = Pick<Foundation, 'database' | 'clock' | 'jobs'>;

/**
 * Counts what happened each day once an hour, yesterday and today: what was counted stays, also of accounts deleted since.
 * What is shown is read from these counts alone.
 */
export async function createUsageFigures({ database, clock, jobs }: UsageOptions): Promise<UsageFigures> {
  await jobs.repeat(COUNT_USAGE, async () => {
    const now = clock();
    for (const daysAgo of [1, 0]) {
      const day = dayOf(new Date(now.getTime() - daysAgo * DAY_MS));
      for (const figure of FIGURES) {
        const amount = await countOn(database, SOURCES[figure], day);
        // A day only grows: who is deleted or comes back the next day was there all the same.
        const most = sql`greatest(${usageDays.amount}, excluded.amount)`;
        await inTransaction(database, (tx) =>
          tx
            .insert(usageDays)
            .values({ day, figure, amount, countedAt: now })
            .onConflictDoUpdate({
              target: [usageDays.day, usageDays.figure],
              set: { amount: most, countedAt: now },
            }),
        );
      }
    }
  });
  return {
    backup: () => lastBackup(database),
    days: async () => {
      const since = dayOf(new Date(clock().getTime() - (DAYS_SHOWN - 1) * DAY_MS));
      const rows = await database
        .select()
        .from(usageDays)
        .where(gte(usageDays.day, since))
        .orderBy(desc(usageDays.day));
      const days = [...Map.groupBy(rows, ({ day }) => day)].map(([day, counted]): UsageDay => {
        const amountOf = (figure: Figure) => counted.find((row) => row.figure === figure)?.amount ?? 0;
        return {
          day,
          accounts: amountOf('accounts'),
          active_accounts: amountOf('active_accounts'),
          sign_ins: amountOf('sign_ins'),
          plans: amountOf('plans'),
          payments: amountOf('payments'),
          mails: amountOf('mails'),
        };
      });
      const moments = rows.map(({ countedAt }) => countedAt.getTime());
      return { countedAt: moments.length === 0 ? null : new Date(Math.max(...moments)), days };
    },
  };
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

async function countOn(
  database: NodePgDatabase,
  { table, moment, amount = 'count(*)', where = 'true' }: Source,
  day: string,
): Promise<number> {
  const from = new Date(`${day}T00:00:00Z`);
  const until = new Date(from.getTime() + DAY_MS);
  const { rows } = await database.execute<{ amount: string }>(
    sql`select ${sql.raw(amount)} as amount from ${sql.raw(table)}
      where ${sql.raw(moment)} >= ${from.toISOString()}::timestamptz
        and ${sql.raw(moment)} < ${until.toISOString()}::timestamptz and ${sql.raw(where)}`,
  );
  return Number(must(rows[0], 'a count has one row').amount ?? 0);
}
