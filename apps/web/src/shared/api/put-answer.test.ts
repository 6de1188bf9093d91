import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { putAnswer } from './put-answer.ts';

const KEY = ['plans'];

/** A list on a server whose answers say how it was when it was asked for, and come when they are let go. */
async function shownList() {
  const onServer = ['one'];
  const answers: (() => void)[] = [];
  const client = new QueryClient();
  const list = new QueryObserver<readonly string[]>(client, {
    queryKey: KEY,
    queryFn: () => {
      const then = [...onServer];
      return new Promise((resolve) => answers.push(() => resolve(then)));
    },
  });
  list.subscribe(() => undefined);
  const comes = async () => {
    await vi.waitUntil(() => answers.length > 0, { timeout: 90_000 });
    answers.shift()?.();
  };
  await comes();
  await vi.waitUntil(() => list.getCurrentResult().isSuccess, { timeout: 90_000 });
  const shown = () => list.getCurrentResult().data;
  const change = () => {
    onServer.unshift('copy');
    putAnswer<readonly string[]>(client, KEY, (before = []) => ['copy', ...before]);
  };
  return { client, answers, comes, shown, change };
}

it('stays when the answer to an earlier question comes after it', async () => {
  const { client, comes, shown, change } = await shownList();
  const asked = client.invalidateQueries({ queryKey: KEY });
  change();
  await comes();
  await asked;
  expect(shown()).toEqual(['copy', 'one']);
  await comes();
  await vi.waitUntil(() => client.isFetching() === 0, { timeout: 90_000 });
  expect(shown()).toEqual(['copy', 'one']);
});

it('asks for nothing while nothing is asked for', async () => {
  const { client, answers, shown, change } = await shownList();
  change();
  expect(shown()).toEqual(['copy', 'one']);
  expect(client.isFetching()).toBe(0);
  expect(answers).toEqual([]);
});
