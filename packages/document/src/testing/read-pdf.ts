import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader, and a reader's software, finds in a PDF. */
export interface ReadPdf {
  readonly pages: number;
  /** The text of all pages, lines joined by a blank. */
  readonly text: string;
  /** The same without page furniture: a word broken at a page's end is whole in it. */
  readonly body: string;
  readonly language: string | null;
  readonly title: string;
  readonly author: string;
  readonly isTagged: boolean;
  /** The XMP metadata as it stands in the file. */
  readonly xmp: string;
  /** Names of the embedded fonts, without their subset's prefix. */
  readonly fonts: readonly string[];
  /** Roles of the structure's elements with their alternative texts, in reading order. */
  readonly structure: readonly { readonly role: string; readonly alt: string }[];
  readonly destinations: readonly string[];
  /** Addresses that are linked to, in order. */
  readonly links: readonly string[];
}

/** Reads a PDF with pdf.js. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const raw = Buffer.from(bytes).toString('latin1');
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const texts: string[] = [];
  const bodies: string[] = [];
  const structure: { role: string; alt: string }[] = [];
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    texts.push(items.map(textOf).join(''));
    bodies.push(withoutArtifacts(items).map(textOf).join(''));
    const tree: unknown = await page.getStructTree();
    structure.push(...rolesOf(tree));
    const annotations: unknown[] = await page.getAnnotations();
    links.push(...annotations.flatMap(addressOf));
  }
  const { info } = await document.getMetadata();
  const details: Record<string, unknown> = { ...info };
  const destinations = [...(await document.getDestinations()).keys()];
  // Typed as an object, given as a map.
  const markInfo: unknown = await document.getMarkInfo();
  await task.destroy();
  return {
    pages: texts.length,
    text: texts.join(' ').replaceAll(/\s+/g, ' '),
    body: bodies.join(' ').replaceAll(/\s+/g, ' '),
    language: typeof details.Language === 'string' ? details.Language : null,
    title: String(details.Title ?? ''),
    author: String(details.Author ?? ''),
    isTagged: markInfo instanceof Map && markInfo.get('Marked') === true,
    xmp: /<x:xmpmeta[\s\S]*?<\/x:xmpmeta>/.exec(raw)?.[0] ?? '',
    fonts: [
      ...new Set(Array.from(raw.matchAll(/\/FontName\s*\/[A-Z]{6}\+([^\s/]+)/g), ([, name]) => name ?? '')),
    ],
    structure,
    destinations,
    links,
  };
}

const addressOf = (annotation: unknown): string[] =>
  typeof annotation === 'object' &&
  annotation !== null &&
  'url' in annotation &&
  typeof annotation.url === 'string'
    ? [annotation.url]
    : [];

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type Item = TextContent['items'][number];

const textOf = (item: Item): string => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '');

/** Marked content nests; what stands anywhere in an artifact is none of the document's text. */
function withoutArtifacts(items: readonly Item[]): Item[] {
  const open: boolean[] = [];
  return items.filter((item) => {
    if ('str' in item) return !open.includes(true);
    if (item.type === 'endMarkedContent') open.pop();
    else open.push('tag' in item && item.tag === 'Artifact');
    return false;
  });
}

function rolesOf(node: unknown): { role: string; alt: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  const role = 'role' in node && typeof node.role === 'string' ? node.role : '';
  const alt = 'alt' in node && typeof node.alt === 'string' ? node.alt : '';
  const children: unknown[] = 'children' in node && Array.isArray(node.children) ? node.children : [];
  return [...(role === '' ? [] : [{ role, alt }]), ...children.flatMap(rolesOf)];
}
