import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiResult } from '../../shared/api/api-client.ts';
import type { Draft } from '../drafts/draft.ts';
import { AT_ONCE, BUDGET, LET_END, REST } from './refresher.ts';
import type { ShownDocument } from './shown-document.ts';
import { previewByHand, refusedWith, sampleDraft } from './testing/preview-by-hand.ts';

const SHEET = { width: 595, height: 842 } as const;
/** More than a draft's runs of one test open. */
const STOCK = 6;

const blankPdf = (): Promise<PDFDocumentProxy> => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ].map((body, index) => `${index + 1} 0 obj${body}endobj\n`);
  const text = `%PDF-1.7\n${objects.join('')}trailer<</Root 1 0 R>>`;
  return getDocument({ data: new TextEncoder().encode(text), verbosity: VerbosityLevel.ERRORS }).promise;
};

/** Opened beforehand: the reader works in turns of the event loop, which fake timers do not have. */
let stock: PDFDocumentProxy[] = [];

beforeEach(async () => {
  stock = await Promise.all(Array.from({ length: STOCK }, blankPdf));
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(stock.map((pdf) => pdf.loadingTask.destroy()));
});

const written = sampleDraft();

const inColour = (primary: string): Draft => ({
  ...written,
  theme: { ...written.theme, colors: { ...written.theme.colors, primary } },
});

/** What was asked for, as `cover red`. */
const wordsOf = (draft: Draft | undefined): string =>
  `${draft?.mission === written.mission ? 'whole' : 'cover'} ${draft?.theme.colors.primary}`;

/** A preview whose document, of three pages, is on the table in red. Its cover is looked at. */
async function shownInRed() {
  const pagesOf = new Map<Blob, readonly string[]>();
  const opened: PDFDocumentProxy[] = [];
  let opening: Promise<unknown> = Promise.resolve();
  const open = async (blob: Blob): Promise<ShownDocument> => {
    await opening;
    const pdf = stock[opened.length];
    if (pdf === undefined) throw new Error('No file is left.');
    opened.push(pdf);
    const pages = (pagesOf.get(blob) ?? []).map((look) => ({ ...SHEET, look, writing: look }));
    return { pdf, blob, pages, sections: {} };
  };
  const hand = previewByHand(inColour('red'), open);
  /** A file of so many pages, each in the look that was asked for. */
  const file = (look: string, pages: number): ApiResult<Blob> => {
    const body = new Blob([]);
    pagesOf.set(
      body,
      Array.from({ length: pages }, () => look),
    );
    return { isError: false, body };
  };
  const { preview, asked } = hand;
  preview.lookAt(0);
  preview.watch();
  await vi.advanceTimersByTimeAsync(0);
  await hand.answer(0, file('red', 3));
  return {
    ...hand,
    opened,
    answerCover: (index: number, look: string) => hand.answer(index, file(look, 1)),
    answerWhole: (index: number, look: string) => hand.answer(index, file(look, 3)),
    /** Changes the colour, and lets the call for it go out. */
    paint: async (look: string) => {
      hand.change(inColour(look));
      await vi.advanceTimersByTimeAsync(0);
    },
    /** Files are opened only when this has happened. */
    holdOpening: (until: Promise<unknown>) => {
      opening = until;
    },
    calls: () => asked.map(({ draft }) => wordsOf(draft)),
    looks: () => preview.getState().document?.pages.map(({ look }) => look),
    error: () => preview.getState().error,
  };
}

it('shows the cover in its new look while the other pages are being made', async () => {
  const { paint, answerCover, answerWhole, calls, looks, opened } = await shownInRed();
  await paint('blue');
  expect(calls()).toEqual(['whole red', 'cover blue']);
  await answerCover(1, 'blue');
  expect(looks()).toEqual(['blue', 'red', 'red']);
  expect(calls()).toEqual(['whole red', 'cover blue', 'whole blue']);
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
  await vi.advanceTimersByTimeAsync(LET_END - 1);
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
  await vi.advanceTimersByTimeAsync(LET_END);
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
  await vi.advanceTimersByTimeAsync(LET_END);
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
    await vi.advanceTimersByTimeAsync(9_999);
    expect(calls()).toEqual(['whole red', 'cover blue']);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls()).toEqual(['whole red', 'cover blue', 'cover green']);
    await answerCover(2, 'green');
    expect(looks()).toEqual(['green', 'red', 'red']);
  },
);

it('counts a cover as a call: no minute has more than the server gives one address', async () => {
  const { asked, paint, answer } = await shownInRed();
  const start = performance.now();
  for (let series = 0; series < 8; series += 1) {
    for (let look = 0; look < AT_ONCE; look += 1) {
      await paint(look % 2 === 0 ? 'blue' : 'green');
      await answer(asked.length - 1, refusedWith(422, 'content_invalid'));
      await answer(asked.length - 1, refusedWith(422, 'content_invalid'));
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(REST + 1);
  }
  const refilled = (performance.now() - start) / BUDGET.refillMs;
  expect(asked.length).toBeLessThanOrEqual(BUDGET.capacity + refilled + 2);
});
