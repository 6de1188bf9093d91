import { programModule } from '@trazo/program-files/program-files';
import type { Piscina } from 'piscina';
import { createFairLine, type Turn } from '../../platform/limits/fair-queue.ts';
import type { MeasuredPassword } from './password-strength-worker.ts';

const IDLE_MS = 60_000;
const WAITING = 100;

const inLine = createFairLine({ atOnce: 1, most: WAITING });
let threads: Promise<Piscina<MeasuredPassword, number>> | undefined;

/**
 * zxcvbn's score of a password, 0 to 4. Measured in a worker thread, for a hostile one takes a noticeable while; the thread
 * begins with the first password and ends when none comes, so that starting the server loads no dictionary.
 */
export async function passwordScore(measured: MeasuredPassword, turn: Turn): Promise<number> {
  threads ??= startThreads();
  const pool = await threads;
  return inLine(turn, () => pool.run(measured));
}

async function startThreads(): Promise<Piscina<MeasuredPassword, number>> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: programModule('apps/server/src/modules/accounts/password-strength-worker'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
}
