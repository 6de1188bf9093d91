import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { MeasuredPassword } from './password-strength-worker.ts';

const IDLE_MS = 60_000;
const WAITING = 100;
const RETRY_SECONDS = 3;

let threads: Promise<Piscina<MeasuredPassword, number>> | undefined;

/**
 * zxcvbn's score of a password, 0 to 4. Measured in a worker thread, for a hostile one takes a noticeable while; the thread
 * begins with the first password and ends when none comes, so that starting the server loads no dictionary.
 */
export async function passwordScore(measured: MeasuredPassword): Promise<number> {
  threads ??= startThreads();
  const pool = await threads;
  if (pool.queueSize >= WAITING) throw new ApiError('too_many_requests', { retryAfter: RETRY_SECONDS });
  return pool.run(measured);
}

async function startThreads(): Promise<Piscina<MeasuredPassword, number>> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: fileURLToPath(import.meta.resolve('./password-strength-worker.ts')),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
}
