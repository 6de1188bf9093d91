import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/transaction.ts';

const SCHEMA = 'jobs';

/** A job whose last attempt failed: another one comes (`retry`), or it was given up within the last hours (`failed`). */
export interface FailingJob {
  readonly id: string;
  readonly kind: string;
  readonly state: 'retry' | 'failed';
  readonly attempts: number;
  readonly createdAt: Date;
  readonly nextAt: Date | null;
  /** What was logged of the failure. */
  readonly error: string;
}

/** The latest first. What a job is about stays unread. */
export async function failingJobs(on: Queryable, most: number): Promise<FailingJob[]> {
  const { rows } = await on.execute<{
    id: string;
    kind: string;
    state: 'retry' | 'failed';
    attempts: number;
    created_at: string;
    next_at: string | null;
    error: string | null;
  }>(sql`
    select id, name as kind, state::text, retry_count + 1 as attempts, created_on::text as created_at,
      case when state = 'retry' then start_after::text end as next_at, output ->> 'message' as error
    from ${sql.raw(SCHEMA)}.job
    where state in ('retry', 'failed') and name not like '\\_\\_%'
    order by created_on desc limit ${most}`);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    createdAt: new Date(row.created_at),
    nextAt: row.next_at === null ? null : new Date(row.next_at),
    error: row.error ?? '',
  }));
}

/** Lets a failing job's next attempt come at once; false if there is no such job, or it is in work. */
export async function retryFailingJob(on: Queryable, kind: string, id: string): Promise<boolean> {
  const { rows } = await on.execute(sql`
    update ${sql.raw(SCHEMA)}.job
    set state = 'retry', start_after = now(), completed_on = null, retry_limit = greatest(retry_limit, retry_count + 1)
    where name = ${kind} and id = ${id}::uuid and state in ('retry', 'failed')
    returning id`);
  return rows.length > 0;
}

/** The job that is about something, as its data names it: what has become of it, and undefined where there is none. */
export async function jobAbout(
  on: Queryable,
  kind: string,
  field: string,
  value: string,
): Promise<{ readonly id: string; readonly state: string } | undefined> {
  const { rows } = await on.execute<{ id: string; state: string }>(sql`
    select id, state::text from ${sql.raw(SCHEMA)}.job
    where name = ${kind} and data ->> ${field} = ${value} and state in ('created', 'retry', 'active', 'failed')
    order by created_on desc limit 1`);
  return rows[0];
}
