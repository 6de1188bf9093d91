import { programModule } from '@trazo/program-files/program-files';
import type { Piscina } from 'piscina';
import type { AccountId } from '../../platform/authentication/account.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errorCode } from '../../platform/errors/error-code.ts';
import { createFairLine, turnOfOwner } from '../../platform/limits/fair-queue.ts';
import type { CheckedChange, SentChange } from './change-check.ts';
import { EMPTY_UPDATE } from './document-update.ts';

const IDLE_MS = 60_000;
const WAITING = 20;
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

interface CheckLimits {
  readonly timeoutMs: number;
  readonly memoryMb: number;
}

/** Makes a thread load its modules, before time is counted. */
const NOTHING: SentChange = { document: [], update: EMPTY_UPDATE, isWhole: false };

/** `checkChange` in a worker thread that is ended where it takes too long or too much memory: some bytes take any amount of both. */
export function createLargeChangeCheck({ timeoutMs, memoryMb }: CheckLimits) {
  const inLine = createFairLine({ atOnce: 1, most: WAITING });
  let threads: Promise<Piscina<SentChange, CheckedChange>> | undefined;
  return async (owner: AccountId, change: SentChange): Promise<CheckedChange> => {
    threads ??= startThreads(memoryMb);
    const pool = await threads;
    return inLine(turnOfOwner(owner), async () => {
      await pool.run(NOTHING);
      const signal = AbortSignal.timeout(timeoutMs);
      return pool.run(change, { signal }).catch((error: unknown) => {
        if (signal.aborted || errorCode(error) === OUT_OF_MEMORY) throw new ApiError('content_too_large');
        throw error;
      });
    });
  };
}

export const checkLargeChange = createLargeChangeCheck({ timeoutMs: 2_000, memoryMb: 256 });

async function startThreads(memoryMb: number): Promise<Piscina<SentChange, CheckedChange>> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: programModule('apps/server/src/modules/plans/change-check-worker'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
}
