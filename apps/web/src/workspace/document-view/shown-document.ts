import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import i18next from 'i18next';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PagedDocument, PagePosition } from './page-changes.ts';
import { type PageFacts, readPageFacts } from './page-facts.ts';
import { openPdf } from './pdf-reader.ts';

/** A typeset plan, ready to be shown. */
export interface ShownDocument extends PagedDocument {
  readonly pdf: PDFDocumentProxy;
  readonly blob: Blob;
  /** The cover in a look that the other pages do not have yet. */
  readonly cover?: PDFDocumentProxy;
}

/** The document with the cover of another one, whose other pages are still being made. */
export const withCover = (document: ShownDocument, { pdf, pages }: ShownDocument): ShownDocument => ({
  ...document,
  pages: [...pages.slice(0, 1), ...document.pages.slice(1)],
  cover: pdf,
});

/** The file that a page is drawn from and read in. */
export const pdfOf = ({ cover, pdf }: ShownDocument, page: number): PDFDocumentProxy =>
  (page === 0 ? cover : undefined) ?? pdf;

/** Opens a document and finds out where its sections stand. */
export async function openDocument(blob: Blob): Promise<ShownDocument> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  // The reader works in a thread of its own meanwhile; it keeps the bytes it is given.
  const opening = openPdf(bytes.slice());
  const facts = readPageFacts(bytes);
  const pdf = await opening;
  const pages = facts?.length === pdf.numPages ? facts : await factsFromPdfjs(pdf);
  return { pdf, blob, pages, sections: await sectionPositions(pdf, pages) };
}

/** Of a document written by another program only the sizes are known: each of its pages counts as new. */
async function factsFromPdfjs(pdf: PDFDocumentProxy): Promise<PageFacts[]> {
  const numbers = Array.from({ length: pdf.numPages }, (_page, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
      const hash = `${pdf.fingerprints.join()} ${number}`;
      return { width, height, visualHash: hash, textHash: hash };
    }),
  );
}

type Destination = readonly unknown[] | null;

/** The typesetter names a destination for each section; in a document by another program, the outline's titles tell. */
async function sectionPositions(
  pdf: PDFDocumentProxy,
  pages: readonly PageFacts[],
): Promise<PagedDocument['sections']> {
  const named: ReadonlyMap<string, Destination> = await pdf.getDestinations();
  const isOurs = SECTION_IDS.some((id) => named.has(destinationName(id)));
  const destinations = isOurs ? named : await destinationsByTitle(pdf);
  const positions = await Promise.all(
    SECTION_IDS.map(
      async (id): Promise<[SectionId, PagePosition | undefined]> => [
        id,
        await positionOf(pdf, pages, destinations.get(destinationName(id)) ?? null),
      ],
    ),
  );
  return Object.fromEntries(positions.filter(([, position]) => position !== undefined));
}

const destinationName = (id: SectionId): string => `section-${id}`;

async function destinationsByTitle(pdf: PDFDocumentProxy): Promise<ReadonlyMap<string, Destination>> {
  const outline = (await pdf.getOutline().catch(() => null)) ?? [];
  // A section stands under its chapter, or is one.
  const all = [...outline, ...outline.flatMap(({ items }) => items)];
  const byTitle = new Map(all.map(({ title, dest }) => [title.trim(), dest]));
  const found = await Promise.all(
    SECTION_IDS.map(async (id): Promise<[string, Destination]> => {
      const dest = byTitle.get(i18next.t(`${id}:title`)) ?? null;
      return [destinationName(id), typeof dest === 'string' ? await pdf.getDestination(dest) : dest];
    }),
  );
  return new Map(found);
}

async function positionOf(
  pdf: PDFDocumentProxy,
  pages: readonly PageFacts[],
  destination: Destination,
): Promise<PagePosition | undefined> {
  const [target, , , top] = destination ?? [];
  if (!isPageReference(target)) return undefined;
  const known = pages.findIndex(({ object }) => object === target.num);
  const page = known === -1 ? await pdf.getPageIndex(target) : known;
  const height = pages[page]?.height ?? 1;
  return { page, top: typeof top === 'number' ? Math.min(1, Math.max(0, 1 - top / height)) : 0 };
}

const isPageReference = (target: unknown): target is { num: number; gen: number } =>
  typeof target === 'object' && target !== null && 'num' in target && 'gen' in target;
