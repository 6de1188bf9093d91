import { setImmediate } from 'node:timers/promises';
import type { CalendarDate } from '@trazo/plan/fields';
import type { Plan } from '@trazo/plan/plan';
import type { PlanPath } from '@trazo/plan/plan-pictures';
import type { Theme } from '@trazo/plan/theme/theme';
import { DocumentError } from './document-error.ts';
import { ownFaceOf } from './fonts/own-font/own-face.ts';
import { longestField } from './longest-field.ts';
import type { PageChoice } from './page-svg.ts';
import { createPrintModel, type PrintModelOptions } from './print-model/create-print-model.ts';
import { isSurelyTooLong } from './print-model/letters.ts';
import { findRefusedTexts } from './refused-text.ts';
import { finishedFile } from './row-headers/finished-file.ts';
import { createTypesetter, type OnWarning, type TypesetDocument } from './typesetter.ts';
import { drawDrawings } from './word/drawings.ts';
import { wordFile } from './word/word-file.ts';

/** All a document follows from; the same request gives the same bytes. */
export interface RenderRequest extends Omit<PrintModelOptions, 'day' | 'ownFace'> {
  readonly plan: Plan;
  readonly theme: Theme;
  /** The day the document is dated (`YYYY-MM-DD`); today (UTC) unless given. */
  readonly day?: CalendarDate;
}

export interface Renderer {
  /** The whole document, tagged PDF/UA-1: as quickly as it is to be had, for previews. */
  pdf(request: RenderRequest): Promise<Uint8Array>;
  /**
   * The document that is taken along: the same, and the names of tables' rows are headers of their rows. Where that fails it is
   * the same without them, and `onError` learns why.
   */
  finishedPdf(request: RenderRequest, onError?: (error: unknown) => void): Promise<Uint8Array>;
  /** The document as an editable file (DOCX). */
  word(request: RenderRequest): Promise<Uint8Array>;
  /** One page as SVG. */
  pageSvg(request: RenderRequest & { readonly page: PageChoice }): Promise<string>;
  /** The document's pages. */
  pageCount(request: RenderRequest): Promise<number>;
}

/** Pages and bytes a document may have. */
export const DOCUMENT_LIMITS = { pages: 500, bytes: 40_000_000 } as const;

/** How long a refused text is looked for: with the document itself it is less than the 20 s a document may take. */
const SEARCH_MS = 8_000;

/**
 * A renderer; one a process, for compiling blocks the thread. Requests are served one after the other.
 * Failures are `DocumentError`s. Warnings are for tests: a document that has some is still the best there is.
 */
export function createRenderer(onWarning?: OnWarning): Renderer {
  const typesetter = createTypesetter(onWarning);
  let queue: Promise<unknown> = Promise.resolve();

  /** After the answer, before the next document. */
  async function tidyUp(): Promise<void> {
    // The answer leaves first; native results are only freed when the event loop turns.
    await setImmediate();
    typesetter.forget();
    await setImmediate();
  }

  async function modelOf(request: RenderRequest) {
    const ownFace = ownFaceOf(request.theme, request.pictures);
    const options = { day: today(), ...request, ownFace };
    const model = await createPrintModel(request.plan, request.theme, options);
    // Before it is typeset: that takes longer than a document may, and more memory.
    if (isSurelyTooLong(model, DOCUMENT_LIMITS.pages)) throw tooLong(request.plan);
    return { ownFace, model };
  }

  async function writeWord(request: RenderRequest): Promise<Uint8Array> {
    const { model, ownFace } = await modelOf(request);
    const drawings = await drawDrawings(model.sections, (drawing) =>
      typesetter.draw(model, drawing, ownFace),
    );
    return withinLimits(await wordFile(model, drawings, ownFace));
  }

  async function setOnce<Result>(
    request: RenderRequest,
    use: (document: TypesetDocument) => Result,
  ): Promise<Result> {
    const { model, ownFace } = await modelOf(request);
    const document = typesetter.compile(model, ownFace);
    if (document.pages > DOCUMENT_LIMITS.pages) throw tooLong(request.plan);
    return use(document);
  }

  /** Names the texts the typesetter has refused, as many as are found in time. */
  async function refusedBy(
    error: unknown,
    request: RenderRequest,
    use: (document: TypesetDocument) => unknown,
  ): Promise<never> {
    if (!(error instanceof DocumentError) || error.code !== 'typesetting_failed') throw error;
    const end = performance.now() + SEARCH_MS;
    const canBeSet = async (plan: Plan): Promise<boolean> => {
      if (performance.now() > end) throw error;
      return setOnce({ ...request, plan }, use).then(
        () => true,
        () => false,
      );
    };
    const paths: PlanPath[] = [];
    try {
      for await (const path of findRefusedTexts(request.plan, canBeSet)) paths.push(path);
    } catch (ended) {
      if (ended !== error) throw ended;
    }
    if (paths.length === 0) throw error;
    throw new DocumentError('unprintable_text', { cause: error.cause, paths: paths.toReversed() });
  }

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = queue.then(work);
    queue = result.catch(() => undefined).then(tidyUp);
    return result;
  }

  const typeset = <Result>(
    request: RenderRequest,
    use: (document: TypesetDocument) => Result,
  ): Promise<Result> => inTurn(() => setOnce(request, use).catch((error) => refusedBy(error, request, use)));

  const writePdf = (document: TypesetDocument) => withinLimits(document.pdf().bytes);

  return {
    pdf: (request) => typeset(request, writePdf),
    finishedPdf: (request, onError) =>
      typeset(request, (document) => withinLimits(finishedFile(document.pdf(), onError))),
    word: (request) => inTurn(() => writeWord(request).catch((error) => refusedBy(error, request, writePdf))),
    pageSvg: ({ page, ...request }) => typeset(request, (document) => document.svg(page)),
    pageCount: (request) => typeset(request, ({ pages }) => pages),
  };
}

const tooLong = (plan: Plan): DocumentError => new DocumentError('too_long', { paths: [longestField(plan)] });

function withinLimits(bytes: Uint8Array): Uint8Array {
  if (bytes.byteLength > DOCUMENT_LIMITS.bytes) throw new DocumentError('too_large');
  return bytes;
}

const today = (): string => new Date().toISOString().slice(0, 10);
