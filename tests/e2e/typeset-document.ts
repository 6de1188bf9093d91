import type { Page, Response } from '@playwright/test';
import { type ReadPdf, readPdf } from '@trazo/document/testing/read-pdf';

/** A document as the page received it. */
export interface TypesetDocument extends ReadPdf {
  /** Fonts the file describes, and those whose outlines it carries. */
  readonly fontFiles: { readonly described: number; readonly embedded: number };
  readonly bytes: Buffer;
  readonly says: (text: string) => boolean;
}

const isDocument = (response: Response): boolean => response.url().endsWith('/api/generate') && response.ok();

/** Does something that makes the page ask for its document, and reads the answer. */
export async function documentAfter(page: Page, act: () => Promise<unknown>): Promise<TypesetDocument> {
  const [response] = await Promise.all([page.waitForResponse(isDocument), act()]);
  return readTypeset(await response.body());
}

export async function readTypeset(bytes: Buffer): Promise<TypesetDocument> {
  const read = await readPdf(bytes);
  const raw = bytes.toString('latin1');
  const text = squeezed(read.text);
  return {
    ...read,
    bytes,
    fontFiles: {
      described: raw.match(/\/Type\s*\/FontDescriptor/g)?.length ?? 0,
      embedded: raw.match(/\/FontFile[23]?\s/g)?.length ?? 0,
    },
    says: (wanted) => text.includes(squeezed(wanted)),
  };
}

/** Lines are broken and hyphenated, and some headings set in capitals: none of that changes what is said. */
const squeezed = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\u00ad\u2010-]+/g, '')
    .toLocaleLowerCase('es');
