import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refetch } from './refetch.ts';

it('does not take the answer to a first question from before the change', async () => {
  const KEY = ['plans'];
  let onServer: readonly string[] = [];
  let questions = 0;
  let answerFirst = () => {};
  const client = new QueryClient();
  const list = new QueryObserver<readonly string[]>(client, {
    queryKey: KEY,
    queryFn: () => {
      const then = onServer;
      questions += 1;
      if (questions > 1) return then;
      return new Promise((resolve) => {
        answerFirst = () => resolve(then);
      });
    },
  });
  list.subscribe(() => undefined);
  expect(questions).toBe(1);
  onServer = ['created since'];
  const again = refetch(client, KEY);
  answerFirst();
  await again;
  expect(list.getCurrentResult().data).toEqual(['created since']);
});
