import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import i18next from 'i18next';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PagedDocument, Place } from './page-changes.ts';
import { type PageFacts, readPageFacts } from './page-facts.ts';
import { openPdf } from './pdf-reader.ts';

/** A typeset plan, ready to be shown. */
export interface ShownDocument extends PagedDocument {
  readonly pdf: PDFDocumentProxy;
  readonly blob: Blob;
}

/** Opens a document and finds out where its sections stand. */
export async function openDocument(blob: Blob): Promise<ShownDocument> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const facts = readPageFacts(bytes);
  const pdf = await openPdf(bytes);
  const pages = facts?.length === pdf.numPages ? facts : await factsOfStranger(pdf);
  return { pdf, blob, pages, sections: await sectionPlaces(pdf, pages) };
}

/** Of a document written by another program only the sizes are known: each of its pages counts as new. */
async function factsOfStranger(pdf: PDFDocumentProxy): Promise<PageFacts[]> {
  const numbers = Array.from({ length: pdf.numPages }, (_page, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
      const mark = `${pdf.fingerprints.join()} ${number}`;
      return { width, height, look: mark, writing: mark };
    }),
  );
}

/** The typesetter names a destination for each section; where one is missing, the outline's titles tell. */
async function sectionPlaces(
  pdf: PDFDocumentProxy,
  pages: readonly PageFacts[],
): Promise<PagedDocument['sections']> {
  const outline = await pdf.getOutline().catch(() => null);
  const byTitle = new Map((outline ?? []).map(({ title, dest }) => [title.trim(), dest]));
  const places = await Promise.all(
    SECTION_IDS.map(async (id): Promise<[SectionId, Place | undefined]> => {
      const named = await pdf.getDestination(`section-${id}`);
      const dest = named ?? byTitle.get(i18next.t(`${id}:title`)) ?? null;
      const explicit = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
      return [id, await placeOf(pdf, pages, explicit)];
    }),
  );
  return Object.fromEntries(places.filter(([, place]) => place !== undefined));
}

async function placeOf(
  pdf: PDFDocumentProxy,
  pages: readonly PageFacts[],
  destination: readonly unknown[] | null,
): Promise<Place | undefined> {
  const [target, , , top] = destination ?? [];
  if (!isPageReference(target)) return undefined;
  const page = await pdf.getPageIndex(target);
  const height = pages[page]?.height ?? 1;
  return { page, top: typeof top === 'number' ? Math.min(1, Math.max(0, 1 - top / height)) : 0 };
}

const isPageReference = (target: unknown): target is { num: number; gen: number } =>
  typeof target === 'object' && target !== null && 'num' in target && 'gen' in target;
