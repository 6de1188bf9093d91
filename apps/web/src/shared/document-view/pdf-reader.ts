import type { PDFDocumentProxy } from 'pdfjs-dist';

type PdfModule = typeof import('pdfjs-dist');

/** Workers that draw pages; each serves one document: the one shown, the one that follows, and a smaller one beside. */
const DRAWING_WORKERS = 3;

let opened: Promise<PdfModule> | undefined;

/** Fetched when the first document is to be shown; everything it needs is served by us, and nothing evaluates code. */
async function loadReader(): Promise<PdfModule> {
  const [module, reading, drawing] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
    import('pdfjs-dist/build/pdf.renderer.min.mjs?url'),
  ]);
  module.GlobalWorkerOptions.workerSrc = reading.default;
  module.GlobalWorkerOptions.rendererSrc = drawing.default;
  module.GlobalWorkerOptions.rendererPorts = Array.from(
    { length: DRAWING_WORKERS },
    () => new Worker(drawing.default, { type: 'module' }),
  );
  return module;
}

let reading: InstanceType<PdfModule['PDFWorker']> | undefined;

/** Opens a document from its bytes, which belong to the reader from then on. Fonts are in it, so none is looked for. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  opened ??= loadReader();
  const module = await opened.catch((problem: unknown) => {
    opened = undefined;
    throw problem;
  });
  reading ??= module.PDFWorker.create({ name: 'pdf' });
  return module.getDocument({
    data: bytes,
    worker: reading,
    useSystemFonts: false,
    useWasm: false,
    enableXfa: false,
    verbosity: module.VerbosityLevel.ERRORS,
  }).promise;
}
