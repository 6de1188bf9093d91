import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, beforeEach, vi } from 'vitest';
import type { ApiResult } from '../../../shared/api/api-client.ts';
import type { Draft } from '../../plan-store/draft.ts';
import { INTERVAL } from '../refresher.ts';
import type { ShownDocument } from '../shown-document.ts';
import { previewByHand, sampleDraft } from './preview-by-hand.ts';

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

/** Fake timers, and files to open, for each test of the file that calls this. */
export function useFiles(): void {
  beforeEach(async () => {
    stock = await Promise.all(Array.from({ length: STOCK }, blankPdf));
    vi.useFakeTimers();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(stock.map((pdf) => pdf.loadingTask.destroy()));
  });
}

const written = sampleDraft();

const inColour = (primary: string): Draft => ({
  ...written,
  theme: { ...written.theme, colors: { ...written.theme.colors, primary } },
});

/** What was asked for, as `cover red`. */
const wordsOf = (draft: Draft | undefined): string =>
  `${draft?.mission === written.mission ? 'whole' : 'cover'} ${draft?.theme.colors.primary}`;

/** A preview whose document, of three pages, is on the table in red. Its cover is looked at. */
export async function shownInRed() {
  const pagesOf = new Map<Blob, readonly string[]>();
  const opened: PDFDocumentProxy[] = [];
  let opening: Promise<unknown> = Promise.resolve();
  const open = async (blob: Blob): Promise<ShownDocument> => {
    await opening;
    const pdf = stock[opened.length];
    if (pdf === undefined) throw new Error('No file is left.');
    opened.push(pdf);
    const pages = (pagesOf.get(blob) ?? []).map((look) => ({ ...SHEET, visualHash: look, textHash: look }));
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
  const leave = preview.watch();
  await vi.advanceTimersByTimeAsync(0);
  await hand.answer(0, file('red', 3));
  return {
    ...hand,
    leave,
    opened,
    answerCover: (index: number, look: string) => hand.answer(index, file(look, 1)),
    answerWhole: (index: number, look: string) => hand.answer(index, file(look, 3)),
    /** Changes the colour, and lets the call for it go out. */
    paint: async (look: string) => {
      await vi.advanceTimersByTimeAsync(INTERVAL);
      hand.change(inColour(look));
      await vi.advanceTimersByTimeAsync(0);
    },
    /** Files are opened only when this has happened. */
    holdOpening: (until: Promise<unknown>) => {
      opening = until;
    },
    calls: () => asked.map(({ draft }) => wordsOf(draft)),
    looks: () => preview.getState().document?.pages.map(({ visualHash }) => visualHash),
    error: () => preview.getState().error,
  };
}
