import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { vi } from 'vitest';
import type { ApiError, ApiResult } from '../../../shared/api/api-client.ts';
import type { Draft } from '../../plan-store/draft.ts';
import { createDocumentPreview, type PreviewSource } from '../document-preview.ts';

/** A call for a document. */
interface AskedDocument {
  readonly draft: Draft | undefined;
  readonly signal: AbortSignal;
  readonly base: Blob | undefined;
  readonly answer: (result: ApiResult<Blob>) => void;
}

export const sampleDraft = (): Draft => ({ ...sampleContent('en').plan, theme: defaultTheme() });

/** How the server says no; `retryAfter` in milliseconds. */
export const refusedWith = (status: number, code: string, retryAfter?: number): ApiError => ({
  isError: true,
  status,
  error: code,
  code,
  details: [],
  retryAfter,
});

/** A preview of a draft that changes when the test says so; answers come when it says so. Timers are fake. */
export function previewByHand(first: Draft, open?: PreviewSource['open']) {
  let draft = first;
  const listeners = new Set<() => void>();
  const assembled: Draft[] = [];
  const asked: AskedDocument[] = [];
  const preview = createDocumentPreview({
    getDraft: () => draft,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    assemble: async (wanted) => `${assembled.push(wanted) - 1}`,
    generate: (content, { signal, base }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        asked.push({ draft: assembled[Number(content)], signal, base, answer: resolve });
      }),
    ...(open !== undefined && { open }),
  });
  /** The store calls back, whether something has changed or not. */
  const callBack = () => {
    for (const listener of listeners) listener();
  };
  const change = (next: Draft) => {
    draft = next;
    callBack();
  };
  /** Answers a call, and lets what follows from the answer happen. */
  const answer = async (index: number, result: ApiResult<Blob>) => {
    asked[index]?.answer(result);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { preview, asked, callBack, change, answer };
}
