import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Draft } from '../plan-store/draft.ts';
import { previewByHand, refusedWith, sampleDraft } from './testing/preview-by-hand.ts';

/** Why there is no document; nothing is tried again for it. */
const REFUSED = refusedWith(422, 'content_invalid');

const draftNamed = (companyName: string): Draft => {
  const draft = sampleDraft();
  return { ...draft, general: { ...draft.general, companyName } };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks once for a draft, however often the store calls back', async () => {
  const { preview, asked, callBack, change, answer } = previewByHand(draftNamed('First'));
  preview.watch();
  await vi.advanceTimersByTimeAsync(0);
  callBack();
  await answer(0, REFUSED);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveLength(1);
  change(draftNamed('Second'));
  await vi.advanceTimersByTimeAsync(400);
  callBack();
  await answer(1, REFUSED);
  callBack();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.map(({ draft }) => draft?.general.companyName)).toEqual(['First', 'Second']);
});

it('asks again when what was asked for was given up', async () => {
  const { preview, asked } = previewByHand(draftNamed('First'));
  const leave = preview.watch();
  await vi.advanceTimersByTimeAsync(0);
  leave();
  preview.watch();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(2);
});
