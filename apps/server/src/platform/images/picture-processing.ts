import { FONT_ERRORS } from '@trazo/contract/api/error-groups';
import type { CheckedFont } from '@trazo/document/fonts/own-font/check-font';
import { programModule } from '@trazo/program-files/program-files';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { AccountId } from '../authentication/account.ts';
import { ApiError } from '../errors/api-error.ts';
import { createDailyBudget } from '../limits/daily-budget.ts';
import { type Turn, turnOfCaller, turnOfWork } from '../limits/fair-queue.ts';
import { observePool } from '../renderer-pool/observe-pool.ts';
import { PoolError, RendererError } from '../renderer-pool/pool-errors.ts';
import { RendererPool, type TaskOptions } from '../renderer-pool/renderer-pool.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { currentContext } from '../telemetry/work-context.ts';
import type { PageSize, PictureBox, PictureResults, PictureTask, Pixels } from './picture-task.ts';
import { ACCOUNT_MEGAPIXELS_A_DAY, bookPixels, NETWORK_MEGAPIXELS_A_DAY } from './pixel-budget.ts';

const MEGABYTE = 1024 ** 2;
const POOLS = {
  pictures: {
    processes: 1,
    timeoutMs: 60_000,
    memoryBytes: 768 * MEGABYTE,
    queue: 500,
    queueBytes: 256 * MEGABYTE,
    longestWaitMs: 20_000,
    restartAfter: 5_000,
  },
  /** A font can be made to take any time and memory: it may not hold up pictures. */
  fonts: {
    processes: 1,
    timeoutMs: 8_000,
    memoryBytes: 512 * MEGABYTE,
    queue: 40,
    queueBytes: 64 * MEGABYTE,
    longestWaitMs: 20_000,
    restartAfter: 5_000,
  },
} as const;
type PoolName = keyof typeof POOLS;
const RETRY_SECONDS = 5;

/** What the process finds of a file. */
const REFUSALS = ['image_invalid', ...FONT_ERRORS] as const;

/** An upload of an account that waits for the answer. */
export interface PictureJob {
  /** Whose it will be; what they have paid for goes first. */
  readonly owner: AccountId;
  /** Aborts when the caller has left: what was not begun is not done. */
  readonly signal: AbortSignal;
}

/** In whose turn, and until when, its parts are done. */
type Work = Pick<TaskOptions, 'turn' | 'signal'>;

/** One that needs no account. */
type VisitorsJob = Pick<PictureJob, 'signal'> & Partial<PictureJob>;

/**
 * Decodes and encodes pictures in a process of its own, behind all other work and never in the thread pool that hashes
 * passwords (docs/adr/0013-pictures-in-a-process-of-their-own.md); fonts in another (docs/adr/0107-a-font-of-ones-own.md).
 */
export interface PictureProcessing {
  /**
   * What is stored of uploads, one after the other; undefined for what cannot be decoded. Fails with `too_many_pixels` or
   * `too_many_requests` before it decodes any.
   */
  pictures(job: PictureJob, sources: readonly Uint8Array[]): Promise<(Uint8Array | undefined)[]>;
  /** What is stored of a picture of a person; `image_invalid` for what cannot be decoded. */
  portrait(job: PictureJob, source: Uint8Array): Promise<Uint8Array>;
  /** Looks at a font file, which is as little to be trusted as a picture; a `font_…` error for what cannot be a document's font. */
  font(job: VisitorsJob, source: Uint8Array): Promise<CheckedFont>;
  /** A picture that an account keeps, as a mail shows it: a JPEG on white. */
  inMail(owner: AccountId, source: Uint8Array, box: PictureBox): Promise<Uint8Array>;
  /** A typeset page as a small picture. */
  page(svg: string, size: PageSize): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface PictureProcessingOptions {
  readonly database: NodePgDatabase;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** Whether an account's plans may be downloaded. */
  readonly hasPaid: (account: AccountId) => Promise<boolean>;
}

export function createPictureProcessing({
  database,
  log,
  metrics,
  hasPaid,
}: PictureProcessingOptions): PictureProcessing {
  const accounts = createDailyBudget({
    ...{ database, log, metrics, budget: 'pictures of an account', most: ACCOUNT_MEGAPIXELS_A_DAY },
  });
  const networks = createDailyBudget({
    ...{ database, log, metrics, budget: 'pictures of a network', most: NETWORK_MEGAPIXELS_A_DAY },
  });
  const daysOf = (owner: AccountId) => {
    const network = currentContext().caller?.network;
    return [[accounts, owner] as const, ...(network === undefined ? [] : [[networks, network] as const])];
  };
  const pools = createPools({ log, metrics });
  const turnOf = async (owner: AccountId): Promise<Turn> =>
    turnOfWork((await hasPaid(owner)) ? owner : undefined, owner);

  const run = async <Task extends PictureTask>(
    task: Task,
    options: Omit<TaskOptions, 'affinity'>,
  ): Promise<PictureResults[Task['kind']]> => {
    const pool = pools.of(task.kind === 'font' ? 'fonts' : 'pictures');
    try {
      return await pool.run(task, { ...options, affinity: options.turn.account });
    } catch (error) {
      throw asApiError(error, task.kind === 'font' ? 'font_invalid' : 'image_invalid');
    }
  };

  const measured = async (sources: readonly Uint8Array[], work: Work): Promise<Pixels[]> => {
    const weight = sources.reduce((total, { byteLength }) => total + byteLength, 0);
    return run({ kind: 'measure', sources }, { ...work, weight });
  };

  const encoded = async (
    kind: 'picture' | 'portrait',
    source: Uint8Array,
    work: Work,
  ): Promise<Uint8Array | undefined> => {
    try {
      return await run({ kind, source }, { ...work, weight: source.byteLength });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'image_invalid') return undefined;
      throw error;
    }
  };

  const all = async (
    kind: 'picture' | 'portrait',
    { owner, signal }: PictureJob,
    sources: readonly Uint8Array[],
  ) => {
    const work = { turn: await turnOf(owner), signal };
    const pixels = await measured(sources, work);
    const total = pixels.reduce<number>((sum, each) => sum + (each ?? 0), 0);
    const booked = await bookPixels(database, owner, total, daysOf(owner));
    try {
      const done: (Uint8Array | undefined)[] = [];
      for (const [index, source] of sources.entries()) {
        signal.throwIfAborted();
        const own = pixels[index] ?? null;
        booked.spend(own ?? 0);
        done.push(own === null ? undefined : await encoded(kind, source, work));
      }
      return done;
    } finally {
      await booked.close();
    }
  };

  return {
    pictures: async (job, sources) => (sources.length === 0 ? [] : all('picture', job, sources)),
    portrait: async (job, source) => {
      const [portrait] = await all('portrait', job, [source]);
      if (portrait === undefined) throw new ApiError('image_invalid');
      return portrait;
    },
    font: async ({ owner, signal }, source) => {
      const turn = owner === undefined ? turnOfCaller('usual') : await turnOf(owner);
      return run({ kind: 'font', source }, { turn, weight: source.byteLength, signal });
    },
    inMail: async (owner, source, box) => {
      const turn = await turnOf(owner);
      return run({ kind: 'inMail', source, ...box }, { turn, weight: source.byteLength });
    },
    page: (svg, size) =>
      run({ kind: 'page', svg, ...size }, { turn: turnOfCaller('usual'), weight: svg.length }),
    close: pools.close,
  };
}

/** A pool of processes for each, which begins with its first task. */
function createPools({ log, metrics }: Pick<PictureProcessingOptions, 'log' | 'metrics'>) {
  const pools = new Map<PoolName, RendererPool<PictureTask, PictureResults>>();
  const of = (name: PoolName): RendererPool<PictureTask, PictureResults> => {
    const pool =
      pools.get(name) ??
      new RendererPool<PictureTask, PictureResults>({
        ...POOLS[name],
        modulePath: programModule('apps/server/src/platform/images/picture-worker'),
        ...observePool(name, metrics),
        onProcessEnd: ({ reason }, requestId) => {
          metrics.rendererEnds.inc({ pool: name, reason });
          log.warn({ pool: name, reason, requestId }, 'a process for pictures and fonts was replaced');
        },
      });
    pools.set(name, pool);
    return pool;
  };
  const close = async () => {
    await Promise.all(pools.values().map((pool) => pool.close()));
  };
  return { of, close };
}

/** A file over which the process came to its limits, or crashed, is none that can be decoded. */
function asApiError(error: unknown, invalid: 'image_invalid' | 'font_invalid'): unknown {
  const said = error instanceof RendererError ? error.code : undefined;
  const code = REFUSALS.find((each) => each === said);
  if (code !== undefined) return new ApiError(code);
  if (!(error instanceof PoolError)) return error;
  switch (error.reason) {
    case 'timeout':
    case 'memory':
    case 'crash':
      return new ApiError(invalid);
    case 'busy':
    case 'killed':
    case 'closed':
      return new ApiError('server_busy', { retryAfter: RETRY_SECONDS });
    case 'withdrawn':
      return error;
  }
}
