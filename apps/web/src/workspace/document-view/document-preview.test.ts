import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiResult } from '../../shared/api/api-client.ts';
import type { Draft } from '../drafts/draft.ts';
import { createDocumentPreview } from './document-preview.ts';

/** Why there is no document; nothing is tried again for it. */
const refused: ApiResult<Blob> = {
  isError: true,
  status: 422,
  error: 'refused',
  code: 'content_invalid',
  details: [],
  retryAfter: undefined,
};

const draftNamed = (companyName: string): Draft => {
  const { plan } = sampleContent('en');
  return { ...plan, general: { ...plan.general, companyName }, theme: defaultTheme() };
};

/** A preview of a draft that changes when the test says so; answers come when it says so. */
function setUp() {
  let draft = draftNamed('First');
  const listeners = new Set<() => void>();
  const asked: { draft: Draft; answer: (result: ApiResult<Blob>) => void }[] = [];
  const preview = createDocumentPreview({
    getDraft: () => draft,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    assemble: async ({ general }) => general.companyName,
    generate: (_content, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        asked.push({ draft, answer: resolve });
      }),
  });
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const change = (next: Draft) => {
    draft = next;
    tell();
  };
  const answer = async (index: number) => {
    asked[index]?.answer(refused);
    await vi.advanceTimersByTimeAsync(5_000);
  };
  return { preview, asked, tell, change, answer };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks once for a draft, however often the store calls back', async () => {
  const { preview, asked, tell, change, answer } = setUp();
  preview.watch();
  await vi.advanceTimersByTimeAsync(0);
  tell();
  await answer(0);
  expect(asked).toHaveLength(1);
  change(draftNamed('Second'));
  await vi.advanceTimersByTimeAsync(400);
  tell();
  await answer(1);
  tell();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.map(({ draft }) => draft.general.companyName)).toEqual(['First', 'Second']);
});

it('asks again when what was asked for was given up', async () => {
  const { preview, asked } = setUp();
  const leave = preview.watch();
  await vi.advanceTimersByTimeAsync(0);
  leave();
  preview.watch();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(2);
});
