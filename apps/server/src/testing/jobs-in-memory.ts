import { randomUUID } from 'node:crypto';
import { ApiError } from '../platform/errors/api-error.ts';
import type { JobKind, JobQueue } from '../platform/queue/job-queue.ts';

/** Jobs without a database behind them. What fails as things fail from time to time is tried again, the next time. */
export class JobsInMemory implements Pick<JobQueue, 'add' | 'define'> {
  readonly #handlers = new Map<string, (data: object) => Promise<void>>();
  #waiting = new Map<string, { readonly name: string; readonly data: object }>();

  async define<Data extends object>(
    kind: JobKind<Data>,
    handler: (data: Data) => Promise<void>,
  ): Promise<void> {
    this.#handlers.set(kind.name, (data) => handler(kind.data.parse(data)));
  }

  async add<Data extends object>(_on: unknown, { name, subject }: JobKind<Data>, data: Data): Promise<void> {
    this.#waiting.set(`${name} ${subject?.(data) ?? randomUUID()}`, { name, data });
  }

  get isIdle(): boolean {
    return this.#waiting.size === 0;
  }

  /** Does once what is waiting. */
  async workOnce(): Promise<void> {
    const taken = this.#waiting;
    this.#waiting = new Map();
    for (const [key, job] of taken) {
      try {
        await this.#handlers.get(job.name)?.(job.data);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        this.#waiting.set(key, job);
      }
    }
  }
}
