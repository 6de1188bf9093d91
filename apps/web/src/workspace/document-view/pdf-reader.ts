import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { recovery } from '../../shared/missing-code/this-page.ts';

type PdfModule = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

/** Workers that draw pages; each serves one document: the one shown, the one that follows, and a smaller one beside. */
const DRAWING_WORKERS = 3;

let opened: Promise<PdfModule> | undefined;

/** The edition that brings what is too new for all browsers we support, also into its workers. */
const files = () =>
  Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
    import('pdfjs-dist/legacy/build/pdf.renderer.min.mjs?url'),
  ]);

/** Fetched when the first document is to be shown; everything it needs is served by us, and nothing evaluates code. */
async function loadReader(): Promise<PdfModule> {
  const [module, reading, drawing] = await files();
  module.GlobalWorkerOptions.workerSrc = reading.default;
  module.GlobalWorkerOptions.rendererSrc = drawing.default;
  module.GlobalWorkerOptions.rendererPorts = Array.from(
    { length: DRAWING_WORKERS },
    () => new Worker(drawing.default, { type: 'module' }),
  );
  return module;
}

let reading: InstanceType<PdfModule['PDFWorker']> | undefined;

const reader = (): Promise<PdfModule> => {
  opened ??= recovery.inTime(loadReader);
  return opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
};

/** Fetches what documents are read with before there is one; what fails is tried again with the first document. */
export function warmReader(): void {
  void reader().catch(() => undefined);
}

/** Opens a document from its bytes, which belong to the reader from then on. Fonts are in it, so none is looked for. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const module = await reader();
  reading ??= module.PDFWorker.create({ name: 'pdf' });
  return module.getDocument({
    data: bytes,
    worker: reading,
    useSystemFonts: false,
    // Letters are drawn as outlines: after a word, drawing took 77 ms at the median, and 103 through the system's fonts.
    disableFontFace: true,
    useWasm: false,
    enableXfa: false,
    verbosity: module.VerbosityLevel.ERRORS,
  }).promise;
}
