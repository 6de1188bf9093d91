import { must } from '@trazo/plan/must';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of text on a page, in points from the lower left corner; `angle` in radians. */
export interface TextBox {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly size: number;
  readonly angle: number;
  /** The part of the structure it belongs to; undefined for page furniture. */
  readonly content: string | undefined;
}

export interface PageLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly TextBox[];
}

/** An element of the structure. */
export interface StructureElement {
  readonly role: string;
  readonly alt: string;
  /** Roles of the elements it stands in, the outermost first. */
  readonly within: readonly string[];
}

/** Marked content (PDF) of a page, which an element of the structure holds. */
export interface StructureContent {
  /** `TextBox.content` */
  readonly content: string;
  /** The table or the figure it stands in, by its index in the structure. */
  readonly table: number | undefined;
  /** The element it is part of, by its index in the structure; -1 outside of any. */
  readonly element: number;
  /** Roles of the elements it stands in, the outermost first. */
  readonly within: readonly string[];
}

/** What a reader, and a reader's software, finds in a PDF. */
export interface ReadPdf {
  readonly pages: number;
  /** Where every run of text stands, page by page. */
  readonly layout: readonly PageLayout[];
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
  /** Fonts the file describes, and those whose outlines it carries. */
  readonly fontFiles: { readonly described: number; readonly embedded: number };
  /** The structure's elements in reading order. */
  readonly structure: readonly StructureElement[];
  /** The parts of the structure that text belongs to, in reading order. */
  readonly readingOrder: readonly StructureContent[];
  readonly destinations: readonly string[];
  /** Addresses that are linked to, in order. */
  readonly links: readonly string[];
}

/** As the typesetter writes it. */
const PAGE_SIZE = /\s*\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g;
/** pdf.js says nothing of text that is wholly off its page: none is, on pages of this size. No longer than any page's. */
const NO_EDGES = '/MediaBox[-9 -999 999 999]';

/** Reads a PDF with pdf.js. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const raw = Buffer.from(bytes).toString('latin1');
  const sizes = Array.from(raw.matchAll(PAGE_SIZE), ([, width, height]) => ({
    width: Number(width),
    height: Number(height),
  }));
  const edgeless = raw.replaceAll(PAGE_SIZE, (size) => NO_EDGES.padStart(size.length));
  const data = new Uint8Array(Buffer.from(edgeless, 'latin1'));
  const task = getDocument({ data, verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const layout: PageLayout[] = [];
  const texts: string[] = [];
  const bodies: string[] = [];
  const links: string[] = [];
  const structure: StructureElement[] = [];
  const readingOrder: StructureContent[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const runs = runsOf(items);
    layout.push({
      ...must(sizes[number - 1], 'each page has a size'),
      boxes: runs.flatMap((run) => boxOf(run, number)),
    });
    texts.push(runs.map(textOf).join(''));
    bodies.push(
      runs
        .filter(({ isArtifact }) => !isArtifact)
        .map(textOf)
        .join(''),
    );
    const tree: unknown = await page.getStructTree();
    const annotations: unknown[] = await page.getAnnotations();
    links.push(...annotations.flatMap(addressOf));
    gather(tree, [], structure, readingOrder);
  }
  const { info } = await document.getMetadata();
  const details: Record<string, unknown> = { ...info };
  const destinations = [...(await document.getDestinations()).keys()];
  // Typed as an object, given as a map.
  const markInfo: unknown = await document.getMarkInfo();
  await task.destroy();
  return {
    pages: texts.length,
    layout,
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
    fontFiles: {
      described: raw.match(/\/Type\s*\/FontDescriptor/g)?.length ?? 0,
      embedded: raw.match(/\/FontFile[23]?\s/g)?.length ?? 0,
    },
    structure,
    readingOrder,
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

type Item = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number];

/** Text as it stands on a page, and its marked content. */
interface Run {
  readonly item: Extract<Item, { str: string }>;
  readonly isArtifact: boolean;
  readonly content: string | undefined;
}

/** Marked content nests; what stands anywhere in an artifact is none of the document's text. */
function runsOf(items: readonly Item[]): Run[] {
  const open: { readonly isArtifact: boolean; readonly content: string | undefined }[] = [];
  return items.flatMap((item): Run[] => {
    if ('str' in item) {
      const isArtifact = open.some((content) => content.isArtifact);
      const content = isArtifact ? undefined : open.findLast((enclosing) => enclosing.content)?.content;
      return [{ item, isArtifact, content }];
    }
    if (item.type === 'endMarkedContent') open.pop();
    else open.push({ isArtifact: 'tag' in item && item.tag === 'Artifact', content: contentOf(item) });
    return [];
  });
}

const contentOf = (item: object): string | undefined =>
  'id' in item && typeof item.id === 'string' ? item.id : undefined;

const textOf = ({ item }: Run): string => `${item.str}${item.hasEOL ? ' ' : ''}`;

/** Blanks, places to break at, signs of direction: a font's glyph for a blank is read as what first stood at one. */
const UNSEEN = /[\s\u200b\p{Bidi_Control}]/gu;

function boxOf({ item, content }: Run, page: number): TextBox[] {
  if (item.str.replaceAll(UNSEEN, '') === '') return [];
  const [a = 0, b = 0, , , left = 0, bottom = 0]: number[] = item.transform;
  const [size, angle] = [Math.hypot(a, b), Math.atan2(b, a)];
  return [{ page, text: item.str, left, bottom, width: item.width, size, angle, content }];
}

/** Walks a page's part of the structure and notes what it meets. */
function gather(
  node: unknown,
  within: readonly string[],
  structure: StructureElement[],
  order: StructureContent[],
  table?: number,
  element = -1,
): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'content' && 'id' in node)
    order.push({ content: String(node.id), table, element, within });
  const role = 'role' in node && typeof node.role === 'string' ? node.role : '';
  const alt = 'alt' in node && typeof node.alt === 'string' ? node.alt : '';
  if (role !== '') structure.push({ role, alt, within });
  const children: unknown[] = 'children' in node && Array.isArray(node.children) ? node.children : [];
  const inside = role === '' ? within : [...within, role];
  const own = role === '' ? element : structure.length - 1;
  const around = role === 'Table' || role === 'Figure' ? own : table;
  for (const child of children) gather(child, inside, structure, order, around, own);
}
