import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A heading of the document's own contents. */
export interface OutlineEntry {
  readonly title: string;
  /** A chapter, or what stands in it. */
  readonly level: 1 | 2;
  /** From 0. */
  readonly page: number;
}

/** The two levels of the document's contents, in its order and language; what leads nowhere is left out. */
export async function outlineOf(pdf: PDFDocumentProxy): Promise<OutlineEntry[]> {
  const items: Awaited<ReturnType<PDFDocumentProxy['getOutline']>> | null = await pdf.getOutline();
  const entries = await Promise.all(
    (items ?? [])
      .flatMap((chapter) => [
        { ...chapter, level: 1 as const },
        ...chapter.items.map((item) => ({ ...item, level: 2 as const })),
      ])
      .map(async ({ title, dest, level }): Promise<OutlineEntry[]> => {
        const page = await pageOf(pdf, dest).catch(() => undefined);
        return page === undefined ? [] : [{ title, level, page }];
      }),
  );
  return entries.flat();
}

async function pageOf(pdf: PDFDocumentProxy, dest: unknown): Promise<number | undefined> {
  const target = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
  const [page] = Array.isArray(target) ? target : [];
  return isReference(page) ? pdf.getPageIndex(page) : undefined;
}

const isReference = (value: unknown): value is { num: number; gen: number } =>
  typeof value === 'object' && value !== null && 'num' in value && 'gen' in value;
