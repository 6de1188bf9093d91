import type { AccountId } from '../authentication/account.ts';
import { ApiError } from '../errors/api-error.ts';

const RETRY_SECONDS = 5;

/** Mutual exclusion by account: one job at a time, the others in the order they came, `waiting` of them at most. */
export function createAccountMutex(waiting: number) {
  const queues = new Map<AccountId, (() => void)[]>();

  const next = (account: AccountId) => {
    const begin = queues.get(account)?.shift();
    if (begin === undefined) queues.delete(account);
    else begin();
  };

  /** Resolves when it is this one's turn; rejects with the signal's reason when its caller leaves before. */
  const turn = async (account: AccountId, signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    const queue = queues.get(account);
    if (queue === undefined) {
      queues.set(account, []);
      return;
    }
    if (queue.length >= waiting) throw new ApiError('too_many_requests', { retryAfter: RETRY_SECONDS });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    queue.push(resolve);
    const leave = () => {
      const index = queue.indexOf(resolve);
      if (index === -1) return;
      queue.splice(index, 1);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal.removeEventListener('abort', leave));
  };

  /** Runs the job when it is its turn; `too_many_requests` when too many wait already. */
  return async <Result>(
    account: AccountId,
    signal: AbortSignal,
    job: () => Promise<Result>,
  ): Promise<Result> => {
    await turn(account, signal);
    try {
      return await job();
    } finally {
      next(account);
    }
  };
}
