import { expect, it, vi } from 'vitest';
import { INTERVAL, OVERDUE } from './refresher.ts';
import { refusedWith } from './testing/preview-by-hand.ts';
import { shownInRed, useFiles } from './testing/shown-in-red.ts';

useFiles();

it('shows the cover in its new look while the other pages are being made', async () => {
  const { preview, paint, answerCover, answerWhole, asked, calls, looks, opened } = await shownInRed();
  const red = preview.getState().document?.blob;
  await paint('blue');
  expect(calls()).toEqual(['whole red', 'cover blue']);
  await answerCover(1, 'blue');
  expect(looks()).toEqual(['blue', 'red', 'red']);
  expect(calls()).toEqual(['whole red', 'cover blue', 'whole blue']);
  // A cover is nothing that a whole document is made of.
  expect(asked.map(({ base }) => base)).toEqual([undefined, undefined, red]);
  await answerWhole(2, 'blue');
  expect(looks()).toEqual(['blue', 'blue', 'blue']);
  expect(opened.map(({ loadingTask }) => loadingTask.destroyed)).toEqual([false, true, false]);
});

it('asks for no cover where another page is looked at', async () => {
  const { preview, paint, calls } = await shownInRed();
  preview.lookAt(1);
  await paint('blue');
  expect(calls()).toEqual(['whole red', 'whole blue']);
});

it('gives up a cover that is being made for one in the latest look', async () => {
  const { paint, answerCover, asked, calls, looks } = await shownInRed();
  await paint('blue');
  await paint('green');
  await vi.advanceTimersByTimeAsync(OVERDUE - INTERVAL - 1);
  expect(calls()).toEqual(['whole red', 'cover blue']);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls()).toEqual(['whole red', 'cover blue', 'cover green']);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
  await answerCover(1, 'blue');
  expect(looks()).toEqual(['red', 'red', 'red']);
  await answerCover(2, 'green');
  expect(looks()).toEqual(['green', 'red', 'red']);
  expect(calls().slice(3)).toEqual(['whole green']);
});

it('drops a cover that is out of date when it has been opened, and gives its memory back', async () => {
  const { paint, answerCover, holdOpening, calls, looks, opened } = await shownInRed();
  const { promise, resolve } = Promise.withResolvers<void>();
  await paint('blue');
  holdOpening(promise);
  await answerCover(1, 'blue');
  await paint('green');
  await vi.advanceTimersByTimeAsync(OVERDUE);
  expect(calls()).toEqual(['whole red', 'cover blue', 'cover green']);
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveLength(2);
  expect(looks()).toEqual(['red', 'red', 'red']);
  expect(opened.map(({ loadingTask }) => loadingTask.destroyed)).toEqual([false, true]);
  expect(calls()).not.toContain('whole blue');
});

it('puts one cover in place of another whose other pages never came', async () => {
  const { paint, answerCover, looks, opened } = await shownInRed();
  await paint('blue');
  await answerCover(1, 'blue');
  await paint('green');
  await vi.advanceTimersByTimeAsync(OVERDUE);
  await answerCover(3, 'green');
  expect(looks()).toEqual(['green', 'red', 'red']);
  expect(opened.map(({ loadingTask }) => loadingTask.destroyed)).toEqual([false, true, false]);
});

it('says nothing of what is wrong with a cover: the whole document says it', async () => {
  const { paint, answer, calls, looks, error } = await shownInRed();
  await paint('blue');
  await answer(1, refusedWith(422, 'content_invalid'));
  expect(error()).toBeUndefined();
  expect(looks()).toEqual(['red', 'red', 'red']);
  expect(calls()).toEqual(['whole red', 'cover blue', 'whole blue']);
  await answer(2, refusedWith(422, 'content_invalid'));
  expect(error()?.kind).toBe('content');
});

it('asks for the whole document where a cover cannot be opened', async () => {
  const { paint, answerCover, holdOpening, calls, error } = await shownInRed();
  await paint('blue');
  const broken = Promise.reject(new Error('not a PDF'));
  broken.catch(() => undefined);
  holdOpening(broken);
  await answerCover(1, 'blue');
  expect(error()).toBeUndefined();
  expect(calls()).toEqual(['whole red', 'cover blue', 'whole blue']);
});

it.each([429, 503])(
  'asks a server that answers a cover with %i for nothing before its time',
  async (status) => {
    const { paint, answer, answerCover, calls, looks, error } = await shownInRed();
    await paint('blue');
    await answer(1, refusedWith(status, 'busy', 10_000));
    expect(error()?.kind).toBe('busy');
    await paint('green');
    await vi.advanceTimersByTimeAsync(9_999 - INTERVAL);
    expect(calls()).toEqual(['whole red', 'cover blue']);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls()).toEqual(['whole red', 'cover blue', 'cover green']);
    await answerCover(2, 'green');
    expect(looks()).toEqual(['green', 'red', 'red']);
  },
);
