import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** More pixels than this no page needs; browsers refuse canvases not much larger. */
const MOST_PIXELS = 12_000_000;

/** Draws a page (from 0) on a canvas of its own, so many device pixels wide; undefined when `signal` has aborted it. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  page: number,
  pixelWidth: number,
  signal: AbortSignal,
): Promise<HTMLCanvasElement | undefined> {
  const proxy = await pdf.getPage(page + 1);
  if (signal.aborted) return undefined;
  const natural = proxy.getViewport({ scale: 1 });
  const wanted = pixelWidth / natural.width;
  const scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (natural.width * natural.height)));
  const viewport = proxy.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const task = proxy.render({ canvas, viewport });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await task.promise;
    return signal.aborted ? undefined : canvas;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
