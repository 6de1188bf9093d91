import type { Page, Request } from '@playwright/test';
import { decodeContent } from '@trazo/contract/content/content-codec';
import { type ReadPdf, readPdf } from '@trazo/document/testing/read-pdf';
import { printedSections } from '@trazo/plan/completeness';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { Theme } from '@trazo/plan/theme/theme';
import { expect } from './journey.ts';

/** A document as a reader and a reader’s software find it. */
export interface TypesetDocument extends ReadPdf {
  readonly bytes: Buffer;
  readonly says: (text: string) => boolean;
}

/** Does something that makes the page ask for its document, and reads what the server makes of that request. */
export async function documentAfter(
  page: Page,
  act: () => Promise<unknown>,
  address: string | RegExp | ((request: Request) => boolean) = '**/api/generate',
): Promise<TypesetDocument> {
  const [request] = await Promise.all([page.waitForRequest(address), act()]);
  const authorization = await request.headerValue('authorization');
  const headers = { accept: 'application/pdf', ...(authorization === null ? {} : { authorization }) };
  // A name only the browser resolves is this machine too.
  const { port, pathname } = new URL(request.url());
  const url = `http://localhost:${port}${pathname}`;
  const response = await page.request.post(url, { data: request.postDataJSON(), headers });
  await expect(response).toBeOK();
  return readTypeset(await response.body());
}

/**
 * Whether a page asks for its whole document in such a theme: the cover may be asked for before it. One in the theme before may be asked for once more in between: a
 * server at its limit asks for patience.
 */
export const inTheme =
  (holds: (theme: Theme) => boolean) =>
  (request: Request): boolean => {
    if (!request.url().endsWith('/api/generate')) return false;
    const decoded = decodeContent(String(request.postDataJSON().content));
    return decoded.ok && printedSections(decoded.plan).some(isNotOfCover) && holds(decoded.theme);
  };

/** The cover says who runs which company. */
const isNotOfCover = (id: SectionId): boolean => id !== 'general' && id !== 'team';

/** Reads a document that was fetched or saved. */
export async function readTypeset(bytes: Buffer): Promise<TypesetDocument> {
  const read = await readPdf(bytes);
  const text = squeezed(read.text);
  return {
    ...read,
    bytes,
    says: (wanted) => text.includes(squeezed(wanted)),
  };
}

/** Lines are broken and hyphenated, and some headings set in capitals: none of that changes what is said. */
const squeezed = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\u00ad\u200b-\u200d\u2010\ufeff-]+/g, '')
    .toLocaleLowerCase('es');
