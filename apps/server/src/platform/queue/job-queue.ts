import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Queryable } from '../database/transaction.ts';
import { loggedError } from '../log/logged-error.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { inSpan, SpanKind } from '../telemetry/spans.ts';
import { arrived, inContext, travelling, travellingContextSchema } from '../telemetry/work-context.ts';

const SCHEMA = 'jobs';
const STOP_TIMEOUT_MS = 2_000;
/** A job that is done, or given up, says whom it was about for this long, and for as long again until that is looked for. */
const DELETE_AFTER_SECONDS = 3_600;
/** Jobs of a kind that a process does at once, where the kind says nothing else. */
const BATCH = 10;
/** Failures of a kind in a row from which it is no single job that fails. */
const FAILING = 3;
/** Where a job's data name the request that caused it. */
const CONTEXT = '$context';
const MILLISECONDS = 1_000;
/** Jobs that are added in one statement. */
const ADDED_TOGETHER = 1_000;
const TAKEN_UP_AGAIN_SECONDS = 90;

/** Milliseconds an attempt may take: it has ended before another worker begins one. */
export const attemptMsOf = (takenUpAgainSeconds: number): number =>
  Math.floor((takenUpAgainSeconds * MILLISECONDS * 2) / 3);

/** One kind of work that is done later, by any worker, at least once. */
export interface JobKind<Data extends object> {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** Attempts after the first one; the pauses between them double from `retrySeconds` up to `longestRetrySeconds`. */
  readonly retries: number;
  readonly retrySeconds: number;
  readonly longestRetrySeconds: number;
  /** How many workers of a process do it side by side; one otherwise. A job that is slow holds up those of its own worker. */
  readonly workers?: number;
  /** How many of them a process does at once. They share its connections, and each has to end in the time a job may take. */
  readonly atOnce?: number;
  /** Done, it is deleted at once: its data say who a person is, and what that person wrote. */
  readonly leavesNothing?: true;
  /** Jobs with the same subject are one as long as it has not been begun. */
  readonly subject?: (data: Data) => string;
}

/** A recurring job (cron), without data. */
export interface RepeatedJob extends JobKind<Record<never, never>> {
  /** When, in UTC. */
  readonly cron: string;
}

/** Such a kind, from what is its own. */
export const repeatedJob = (job: Omit<RepeatedJob, 'data' | 'subject'>): RepeatedJob => ({
  ...job,
  data: z.strictObject({}),
});

type Handler = (data: object, id: string) => Promise<void>;

export interface JobQueueSettings {
  /** Not the pool of those who add jobs: they hold its connections meanwhile. */
  readonly pool: pg.Pool;
  readonly log: FastifyBaseLogger;
  /** Whether this process does jobs itself, and looks after the queue. */
  readonly isWorker: boolean;
  /** How often a worker looks for jobs. */
  readonly pollSeconds?: number;
  /** A job whose worker was killed is taken up again after this long; no job may take longer. */
  readonly takenUpAgainSeconds?: number;
  /** What the database is: Citus lacks some of what PostgreSQL has. */
  readonly engine?: 'postgres' | 'citus';
  readonly onFailure?: (error: unknown) => void;
  readonly metrics?: Pick<Metrics, 'jobs'> | undefined;
}

/** Jobs in the same database as everything else, so that a job exists exactly if the change that causes it does. */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #pool: pg.Pool;
  readonly #pollSeconds: number;
  readonly #takenUpAgainSeconds: number;
  readonly #log: FastifyBaseLogger;
  readonly #onFailure: (error: unknown) => void;
  readonly #metrics: Pick<Metrics, 'jobs'> | undefined;
  readonly #kinds = new Map<
    string,
    { readonly handler: Handler; readonly workers: number; readonly atOnce: number }
  >();
  /** A job with more to do than fits into so many milliseconds ends, and leaves the rest to the next one. */
  readonly attemptMs: number;
  /** How often in a row each kind has failed in this process. */
  readonly #failures = new Map<string, number>();

  private constructor(settings: JobQueueSettings) {
    const { pool, log, isWorker, pollSeconds = 1, engine = 'postgres' } = settings;
    const { takenUpAgainSeconds = TAKEN_UP_AGAIN_SECONDS } = settings;
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schema: SCHEMA,
      backend: engine,
      supervise: isWorker,
      schedule: isWorker,
      superviseIntervalSeconds: Math.max(1, Math.round(takenUpAgainSeconds / 3)),
      monitorIntervalSeconds: Math.max(1, Math.round(takenUpAgainSeconds / 3)),
      maintenanceIntervalSeconds: DELETE_AFTER_SECONDS,
    });
    this.#pool = pool;
    this.#log = log;
    this.#pollSeconds = pollSeconds;
    this.#takenUpAgainSeconds = takenUpAgainSeconds;
    this.attemptMs = attemptMsOf(takenUpAgainSeconds);
    this.#metrics = settings.metrics;
    this.#onFailure = settings.onFailure ?? (() => undefined);
    this.#boss.on('error', (err) => log.error({ err }, 'job queue'));
    this.#boss.on('warning', (warning) => log.warn({ warning }, 'job queue'));
  }

  static async start(settings: JobQueueSettings): Promise<JobQueue> {
    const queue = new JobQueue(settings);
    await queue.#boss.start();
    return queue;
  }

  /** Says how a kind of job is done; before the first one is added. */
  async define<Data extends object>(
    kind: JobKind<Data>,
    handler: (data: Data) => Promise<void>,
  ): Promise<void> {
    const settings = {
      retryLimit: kind.retries,
      retryDelay: kind.retrySeconds,
      retryBackoff: true,
      retryDelayMax: kind.longestRetrySeconds,
      expireInSeconds: this.#takenUpAgainSeconds,
      deleteAfterSeconds: DELETE_AFTER_SECONDS,
    };
    await this.#boss.createQueue(kind.name, { ...settings, ...(kind.subject && { policy: 'short' }) });
    await this.#boss.updateQueue(kind.name, settings);
    this.#kinds.set(kind.name, {
      handler: async (data, id) => {
        await handler(kind.data.parse(data));
        if (kind.leavesNothing) await this.#boss.deleteJob(kind.name, id);
      },
      workers: kind.workers ?? 1,
      atOnce: kind.atOnce ?? BATCH,
    });
  }

  /** Says how a repeated job is done, by one of all workers; once more for what fell into a time without any. */
  async repeat(job: RepeatedJob, handler: () => Promise<void>): Promise<void> {
    await this.define(job, handler);
    await this.#boss.schedule(job.name, job.cron, {}, { missed: 'once' });
  }

  /** Adds a job in the caller's transaction: it is there once that commits, and not before. */
  async add<Data extends object>(on: Queryable, kind: JobKind<Data>, data: Data): Promise<void> {
    const singletonKey = kind.subject?.(data);
    const id = await this.#boss.send(kind.name, withContext(data), {
      db: fromDrizzle(on, sql),
      ...(singletonKey !== undefined && { singletonKey }),
    });
    if (id === null && singletonKey === undefined) throw new Error(`no ${kind.name} job was added`);
  }

  /** Adds jobs of a kind as `add` would one by one: for a hundred thousand that would take longer than a job may. */
  async addAll<Data extends object>(
    on: Queryable,
    { name, subject }: JobKind<Data>,
    all: readonly Data[],
  ): Promise<void> {
    const jobs = all.map((data) => ({
      data: withContext(data),
      ...(subject && { singletonKey: subject(data) }),
    }));
    for (let next = 0; next < jobs.length; next += ADDED_TOGETHER) {
      await this.#boss.insert(name, jobs.slice(next, next + ADDED_TOGETHER), { db: fromDrizzle(on, sql) });
    }
  }

  /** Takes up jobs of every kind defined so far, until `stop`. */
  async work(): Promise<void> {
    for (const [name, { handler, workers, atOnce }] of this.#kinds) {
      const options = {
        pollingIntervalSeconds: this.#pollSeconds,
        localConcurrency: workers,
        batchSize: Math.ceil(atOnce / workers),
        burstWhenBatchFull: true,
        perJobResults: true,
      } as const;
      await this.#boss.work<object, unknown, typeof options>(name, options, (batch) =>
        Promise.all(batch.map(({ id, data }) => this.#outcome(name, handler, id, data))),
      );
    }
  }

  /**
   * Does once what is waiting, also for its next attempt, of all kinds or of one, and returns how many jobs that were; for
   * tests, which do not run a worker.
   */
  async workOnce(only?: string): Promise<number> {
    let done = 0;
    let kinds = await this.#waitingKinds();
    for (const [name, { handler }] of this.#kinds) {
      if (!kinds.has(name) || (only !== undefined && name !== only)) continue;
      const waiting = await this.#boss.fetch<object>(name, { batchSize: BATCH, ignoreStartAfter: true });
      done += waiting.length;
      for (const { id, data } of waiting) {
        const { status, output } = await this.#outcome(name, handler, id, data);
        if (status === 'completed') await this.#boss.complete(name, id);
        else await this.#boss.fail(name, id, output);
      }
      kinds = await this.#waitingKinds();
    }
    return done;
  }

  /** One cheap question instead of a costly one for each kind there is. */
  async #waitingKinds(): Promise<ReadonlySet<string>> {
    const { rows } = await this.#pool.query<{ name: string }>(
      `select distinct name from ${SCHEMA}.job where state < 'active'`,
    );
    return new Set(rows.map(({ name }) => name));
  }

  /** Lets the jobs in work finish for a moment; what does not is taken up again later. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, close: false, timeout: STOP_TIMEOUT_MS });
  }

  /** In the context of the request that caused it. */
  async #outcome(name: string, handler: Handler, id: string, stored: object): Promise<JobResult<object>> {
    const { [CONTEXT]: said, ...data } = stored as Record<string, unknown>;
    const context = arrived(travellingContextSchema.catch({}).parse(said));
    const began = performance.now();
    const outcome = await inContext({ ...context, jobId: id }, () => this.#done(name, handler, id, data));
    const seconds = (performance.now() - began) / MILLISECONDS;
    this.#metrics?.jobs.observe({ queue: name, outcome: outcome.status }, seconds);
    return outcome;
  }

  async #done(name: string, handler: Handler, id: string, data: object): Promise<JobResult<object>> {
    try {
      await inSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, () => handler(data, id));
      this.#failures.delete(name);
      return { id, status: 'completed' };
    } catch (error) {
      this.#onFailure(error);
      const failures = (this.#failures.get(name) ?? 0) + 1;
      this.#failures.set(name, failures);
      if (failures < FAILING) this.#log.warn({ job: name, err: error }, 'a job failed');
      else this.#log.error({ job: name, failures, err: error }, 'jobs fail again and again');
      return { id, status: 'failed', output: { message: loggedError(error).message } };
    }
  }
}

function withContext<Data extends object>(data: Data): Data {
  const context = travelling();
  return context === undefined ? data : { ...data, [CONTEXT]: context };
}
