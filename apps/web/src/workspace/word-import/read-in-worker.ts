import type { WordFile } from './word-text.ts';

/** Bytes of a file; a plan with pictures of paper's quality stays far below. */
export const WORD_FILE_LIMIT = 50_000_000;

/** Milliseconds; the longest plan we know takes a second, a slow phone ten. */
const DEADLINE = 60_000;

/** Reads a document apart from the page, which goes on meanwhile; `signal` ends it. */
export async function readInWorker(file: File, signal: AbortSignal): Promise<WordFile> {
  if (file.size > WORD_FILE_LIMIT) return { ok: false, refusal: 'tooLarge' };
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (buffer === undefined) return { ok: false, refusal: 'damaged' };
  const worker = new Worker(new URL('./word-worker.ts', import.meta.url), { type: 'module' });
  const ended = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)]);
  try {
    return await new Promise<WordFile>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WordFile>) => resolve(data));
      worker.addEventListener('error', () => resolve({ ok: false, refusal: 'noReader' }));
      ended.addEventListener('abort', () => resolve({ ok: false, refusal: 'tooSlow' }));
      worker.postMessage(new Uint8Array(buffer), [buffer]);
    });
  } finally {
    worker.terminate();
  }
}
