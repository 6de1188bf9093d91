import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';

const SCHEMA = 'jobs';

const queueSchema = z.object({
  name: z.string(),
  policy: z.enum(['standard', 'short', 'singleton', 'stately', 'exclusive', 'key_strict_fifo']),
  retryLimit: z.number(),
  retryDelay: z.number(),
  retryBackoff: z.boolean(),
  retryDelayMax: z.number().nullable(),
  expireInSeconds: z.number(),
  deleteAfterSeconds: z.number(),
});
const jobSchema = z.object({
  id: z.string(),
  name: z.string(),
  data: z.looseObject({}).nullable(),
  priority: z.number(),
  startAfter: z.coerce.date(),
  singletonKey: z.string().nullable(),
});

/** What of the queue has to outlive a database: the kinds of job, and the jobs that have not been done. */
export const storedJobsSchema = z.object({ queues: z.array(queueSchema), jobs: z.array(jobSchema) });
export type StoredJobs = z.output<typeof storedJobsSchema>;

const NONE: StoredJobs = { queues: [], jobs: [] };

export async function readStoredJobs(client: pg.Client): Promise<StoredJobs> {
  const { rows: found } = await client.query(`select to_regclass('${SCHEMA}.job') is not null as "isThere"`);
  if (found[0]?.isThere !== true) return NONE;
  const { rows: queues } = await client.query(`
    select name, policy, retry_limit as "retryLimit", retry_delay as "retryDelay",
      retry_backoff as "retryBackoff", retry_delay_max as "retryDelayMax",
      expire_seconds as "expireInSeconds", deletion_seconds as "deleteAfterSeconds"
    from ${SCHEMA}.queue where name not like '\\_\\_%'`);
  // One in work has perhaps not been done; a handler has to bear a second run anyway.
  const { rows: jobs } = await client.query(`
    select id, name, data, priority, start_after as "startAfter", singleton_key as "singletonKey"
    from ${SCHEMA}.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`);
  return storedJobsSchema.parse({ queues, jobs });
}

/** Without those about accounts that are gone. */
export const withoutJobsOf = ({ queues, jobs }: StoredJobs, accounts: ReadonlySet<unknown>): StoredJobs => ({
  queues,
  jobs: jobs.filter(({ data }) => !accounts.has(data?.['accountId'] ?? data?.['account'])),
});

/** Makes the queue, and in the client's transaction the jobs. */
export async function writeStoredJobs(
  pool: pg.Pool,
  client: pg.Client,
  { queues, jobs }: StoredJobs,
): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    ...{ schema: SCHEMA, supervise: false, schedule: false },
  });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const { name, retryDelayMax, ...queue } of queues) {
      await boss.createQueue(name, { ...queue, ...(retryDelayMax !== null && { retryDelayMax }) });
    }
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    for (const [name, ofKind] of Map.groupBy(jobs, (job) => job.name)) {
      const inserted = ofKind.map(({ id, data, priority, startAfter, singletonKey }) => ({
        ...{ id, priority, startAfter },
        ...(data !== null && { data }),
        ...(singletonKey !== null && { singletonKey }),
      }));
      await boss.insert(name, inserted, { db });
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}
