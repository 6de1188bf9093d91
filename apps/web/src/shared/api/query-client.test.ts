import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { queryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

describe('a change asked for without a network', () => {
  it('fails at once, and is not kept for later', async () => {
    onlineManager.setOnline(false);
    let calls = 0;
    const removal = new MutationObserver(queryClient, {
      mutationFn: async () => {
        calls += 1;
        throw new Error('no network');
      },
    });
    const asked = removal.mutate().catch((error: Error) => error.message);
    expect(await asked).toBe('no network');
    expect(calls).toBe(1);
    onlineManager.setOnline(true);
    await queryClient.resumePausedMutations();
    expect(calls).toBe(1);
  });
});

describe('a query that reports its failure', () => {
  it('does so once, however often it was tried', async () => {
    const reported: string[] = [];
    await queryClient
      .fetchQuery({
        queryKey: ['failing'],
        queryFn: () => Promise.reject(new Error('broken')),
        retry: 2,
        retryDelay: 1,
        meta: { onFailed: ({ message }) => reported.push(message) },
      })
      .catch(() => undefined);
    expect(reported).toEqual(['broken']);
  });
});
