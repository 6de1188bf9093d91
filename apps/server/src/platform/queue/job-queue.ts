import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Queryable } from '../database/transaction.ts';
import { loggedProblem } from '../log/logged-problem.ts';

const SCHEMA = 'jobs';
const STOP_TIMEOUT_MS = 2_000;
/** A job that is done, or given up, says whom it was about for this long, and for as long again until that is looked for. */
const FORGOTTEN_SECONDS = 3_600;
/** Jobs of a kind that a worker does at once. */
const BATCH = 10;
/** Jobs that are added in one statement. */
const ADDED_TOGETHER = 1_000;

/** One kind of work that is done later, by any worker, at least once. */
export interface JobKind<Data extends object> {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** Attempts after the first one; the pauses between them double from `retrySeconds` up to `longestRetrySeconds`. */
  readonly retries: number;
  readonly retrySeconds: number;
  readonly longestRetrySeconds: number;
  /** Jobs with the same subject are one as long as it has not been begun. */
  readonly subject?: (data: Data) => string;
}

/** A kind of work that comes again and again by itself, with nothing to be told. */
export interface RepeatedJob extends JobKind<Record<never, never>> {
  /** When, in UTC. */
  readonly cron: string;
}

/** Such a kind, from what is its own. */
export const repeatedJob = (job: Omit<RepeatedJob, 'data' | 'subject'>): RepeatedJob => ({
  ...job,
  data: z.strictObject({}),
});

type Handler = (data: object) => Promise<void>;

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
}

/** Jobs in the same database as everything else, so that a job exists exactly if the change that causes it does. */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #pool: pg.Pool;
  readonly #pollSeconds: number;
  readonly #takenUpAgainSeconds: number;
  readonly #log: FastifyBaseLogger;
  readonly #handlers = new Map<string, Handler>();

  private constructor(settings: JobQueueSettings) {
    const { pool, log, isWorker, pollSeconds = 1, takenUpAgainSeconds = 90 } = settings;
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schema: SCHEMA,
      supervise: isWorker,
      schedule: isWorker,
      superviseIntervalSeconds: Math.max(1, Math.round(takenUpAgainSeconds / 3)),
      monitorIntervalSeconds: Math.max(1, Math.round(takenUpAgainSeconds / 3)),
      maintenanceIntervalSeconds: FORGOTTEN_SECONDS,
    });
    this.#pool = pool;
    this.#log = log;
    this.#pollSeconds = pollSeconds;
    this.#takenUpAgainSeconds = takenUpAgainSeconds;
    this.#boss.on('error', (err) => log.error({ err }, 'job queue'));
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
      deleteAfterSeconds: FORGOTTEN_SECONDS,
    };
    await this.#boss.createQueue(kind.name, { ...settings, ...(kind.subject && { policy: 'short' }) });
    await this.#boss.updateQueue(kind.name, settings);
    this.#handlers.set(kind.name, (data) => handler(kind.data.parse(data)));
  }

  /** Says how a repeated job is done, by one of all workers; once more for what fell into a time without any. */
  async repeat(job: RepeatedJob, handler: () => Promise<void>): Promise<void> {
    await this.define(job, handler);
    await this.#boss.schedule(job.name, job.cron, {}, { missed: 'once' });
  }

  /** Adds a job in the caller's transaction: it is there once that commits, and not before. */
  async add<Data extends object>(on: Queryable, kind: JobKind<Data>, data: Data): Promise<void> {
    const singletonKey = kind.subject?.(data);
    const id = await this.#boss.send(kind.name, data, {
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
    const jobs = all.map((data) => ({ data, ...(subject && { singletonKey: subject(data) }) }));
    for (let next = 0; next < jobs.length; next += ADDED_TOGETHER) {
      await this.#boss.insert(name, jobs.slice(next, next + ADDED_TOGETHER), { db: fromDrizzle(on, sql) });
    }
  }

  /** Takes up jobs of every kind defined so far, until `stop`. */
  async work(): Promise<void> {
    const options = {
      pollingIntervalSeconds: this.#pollSeconds,
      batchSize: BATCH,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    for (const [name, handler] of this.#handlers) {
      await this.#boss.work<object, unknown, typeof options>(name, options, (batch) =>
        Promise.all(batch.map(({ id, data }) => this.#outcome(name, handler, id, data))),
      );
    }
  }

  /**
   * Does once what is waiting, also for its next attempt, and returns how much that was when it is done; for whoever does
   * not run a worker.
   */
  async workOnce(): Promise<number> {
    let done = 0;
    let kinds = await this.#waitingKinds();
    for (const [name, handler] of this.#handlers) {
      if (!kinds.has(name)) continue;
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

  async #outcome(name: string, handler: Handler, id: string, data: object): Promise<JobResult<object>> {
    try {
      await handler(data);
      return { id, status: 'completed' };
    } catch (problem) {
      this.#log.warn({ job: name, err: problem }, 'a job failed');
      return { id, status: 'failed', output: { message: loggedProblem(problem).message } };
    }
  }
}
