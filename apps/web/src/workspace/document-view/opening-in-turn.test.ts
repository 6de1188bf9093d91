import { expect, it, vi } from 'vitest';
import { INTERVAL } from './refresher.ts';
import { refusedWith } from './testing/preview-by-hand.ts';
import { shownInRed, useFiles } from './testing/shown-in-red.ts';

useFiles();

/** No cover is asked for first: another page is looked at. */
async function shownInRedInside() {
  const hand = await shownInRed();
  hand.preview.lookAt(1);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => undefined);
  hand.holdOpening(promise);
  return { ...hand, openAll: resolve, breakAll: () => reject(new Error('not a PDF')) };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

it('asks for the next document while the one before it is being opened', async () => {
  const { paint, answerWhole, calls, looks, openAll, preview } = await shownInRedInside();
  await paint('blue');
  await answerWhole(1, 'blue');
  expect(preview.getState().busy).toBe(true);
  await paint('green');
  expect(calls()).toEqual(['whole red', 'whole blue', 'whole green']);
  openAll();
  await settled();
  expect(looks()).toEqual(['blue', 'blue', 'blue']);
  expect(preview.getState().busy).toBe(true);
  await answerWhole(2, 'green');
  expect(looks()).toEqual(['green', 'green', 'green']);
  expect(preview.getState().busy).toBe(false);
});

it('shows documents in the order they were asked for, and asks for no third while one waits to be opened', async () => {
  const { paint, answerWhole, calls, looks, openAll } = await shownInRedInside();
  await paint('blue');
  await answerWhole(1, 'blue');
  await paint('green');
  await answerWhole(2, 'green');
  await paint('black');
  expect(calls()).toEqual(['whole red', 'whole blue', 'whole green']);
  openAll();
  await settled();
  expect(looks()).toEqual(['green', 'green', 'green']);
  await vi.advanceTimersByTimeAsync(INTERVAL);
  expect(calls().slice(3)).toEqual(['whole black']);
});

it('keeps what is wrong with the latest draft in sight when the document before it is opened', async () => {
  const { paint, answerWhole, answer, openAll, error, looks } = await shownInRedInside();
  await paint('blue');
  await answerWhole(1, 'blue');
  await paint('green');
  await answer(2, refusedWith(422, 'content_invalid'));
  openAll();
  await settled();
  expect(looks()).toEqual(['blue', 'blue', 'blue']);
  expect(error()?.kind).toBe('content');
});

it('gives the memory of a document back that is opened when nothing is watched any more', async () => {
  const { leave, paint, answerWhole, looks, opened, openAll, preview } = await shownInRedInside();
  await paint('blue');
  await answerWhole(1, 'blue');
  leave();
  openAll();
  await settled();
  expect(looks()).toEqual(['red', 'red', 'red']);
  expect(opened.map(({ loadingTask }) => loadingTask.destroyed)).toEqual([false, true]);
  expect(preview.getState().busy).toBe(false);
});

it('says so where a document cannot be opened, and tries again', async () => {
  const { paint, answerWhole, calls, breakAll, error, preview } = await shownInRedInside();
  await paint('blue');
  await answerWhole(1, 'blue');
  breakAll();
  await settled();
  expect(error()?.kind).toBe('offline');
  expect(preview.getState().busy).toBe(false);
  await vi.advanceTimersByTimeAsync(error()?.retryIn ?? 0);
  expect(calls()).toEqual(['whole red', 'whole blue', 'whole blue']);
});
