import { programModule } from '@trazo/program-files/program-files';
import type { Piscina } from 'piscina';
import type { AccountId } from '../../platform/authentication/account.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { createFairLine, turnOfOwner } from '../../platform/limits/fair-queue.ts';
import type { CheckedChange, SentChange } from './change-check.ts';
import { EMPTY_UPDATE } from './document-update.ts';

const IDLE_MS = 60_000;
const WAITING = 20;
const TIMEOUT_MS = 2_000;
const MEMORY_MB = 256;

const inLine = createFairLine({ atOnce: 1, most: WAITING });
let threads: Promise<Piscina<SentChange, CheckedChange>> | undefined;

/** Makes a thread load its modules, before time is counted. */
const NOTHING: SentChange = { document: [], update: EMPTY_UPDATE, isWhole: false };

/** `checkChange` in a worker thread that is ended where it takes too long or too much memory: some bytes take any amount of both. */
export async function checkLargeChange(owner: AccountId, change: SentChange): Promise<CheckedChange> {
  threads ??= startThreads();
  const pool = await threads;
  return inLine(turnOfOwner(owner), async () => {
    await pool.run(NOTHING);
    return pool.run(change, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {
      throw new ApiError('content_too_large');
    });
  });
}

async function startThreads(): Promise<Piscina<SentChange, CheckedChange>> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: programModule('apps/server/src/modules/plans/change-check-worker'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
}
