import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Queryable } from '../database/transaction.ts';

const SCHEMA = 'jobs';
const STOP_TIMEOUT_MS = 2_000;

/** One kind of work that is done later, by any worker, at least once. */
export interface JobKind<Data extends object> {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** Attempts after the first one; the pauses between them double from `retrySeconds` up to `longestRetrySeconds`. */
  readonly retries: number;
  readonly retrySeconds: number;
  readonly longestRetrySeconds: number;
}

type Handler = (data: object) => Promise<void>;

export interface JobQueueSettings {
  readonly database: NodePgDatabase & { readonly $client: pg.Pool };
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
  readonly #pollSeconds: number;
  readonly #takenUpAgainSeconds: number;
  readonly #log: FastifyBaseLogger;
  readonly #handlers = new Map<string, Handler>();

  private constructor(settings: JobQueueSettings) {
    const { database, log, isWorker, pollSeconds = 1, takenUpAgainSeconds = 90 } = settings;
    const pool = database.$client;
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schema: SCHEMA,
      supervise: isWorker,
      schedule: isWorker,
      superviseIntervalSeconds: Math.max(1, Math.round(takenUpAgainSeconds / 3)),
      monitorIntervalSeconds: Math.max(1, Math.round(takenUpAgainSeconds / 3)),
    });
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
    };
    await this.#boss.createQueue(kind.name, settings);
    await this.#boss.updateQueue(kind.name, settings);
    this.#handlers.set(kind.name, (data) => handler(kind.data.parse(data)));
  }

  /** Has a defined job done again and again (cron, UTC), by one of all workers. */
  async repeat<Data extends object>({ name }: JobKind<Data>, cron: string, data: Data): Promise<void> {
    await this.#boss.schedule(name, cron, data);
  }

  /** Adds a job in the caller's transaction: it is there once that commits, and not before. */
  async add<Data extends object>(on: Queryable, kind: JobKind<Data>, data: Data): Promise<void> {
    const id = await this.#boss.send(kind.name, data, { db: fromDrizzle(on, sql) });
    if (id === null) throw new Error(`no ${kind.name} job was added`);
  }

  /** Takes up jobs of every kind defined so far, until `stop`. */
  async work(): Promise<void> {
    for (const [name, handler] of this.#handlers) {
      const options = { pollingIntervalSeconds: this.#pollSeconds, batchSize: 1 };
      await this.#boss.work<object>(name, options, async ([job]) => {
        if (job !== undefined) await this.#run(name, handler, job.data);
      });
    }
  }

  /** Does what is waiting now, once, and returns when it is done; for whoever does not run a worker. */
  async workOnce(): Promise<void> {
    for (const [name, handler] of this.#handlers) {
      for (const { id, data } of await this.#boss.fetch<object>(name, { batchSize: 100 })) {
        await this.#run(name, handler, data).then(
          () => this.#boss.complete(name, id),
          (problem: Error) => this.#boss.fail(name, id, { message: problem.message }),
        );
      }
    }
  }

  /** Lets the jobs in work finish for a moment; what does not is taken up again later. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, close: false, timeout: STOP_TIMEOUT_MS });
  }

  async #run(name: string, handler: Handler, data: object): Promise<void> {
    try {
      await handler(data);
    } catch (problem) {
      this.#log.warn({ job: name, err: problem }, 'a job failed');
      throw problem;
    }
  }
}
