import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@trazo/plan/languages';
import { templateOf } from '@trazo/plan/theme/theme';
import sharp from 'sharp';
import { drawPages, type PagePicture } from './draw-pages.ts';

/** What the sample plan looked like in a template and a language when its reference was kept: all pages in a row, in grey. */
export interface ReferenceName {
  readonly templateId: number;
  readonly language: Language;
  /** Only its figures, with every annex of the forecast. */
  readonly annexes?: boolean;
  /** The page of its business model alone. */
  readonly businessModel?: boolean;
}

const FOLDER = fileURLToPath(new URL('../../../../tests/references/', import.meta.url));
const DIFFERENCES = path.join(tmpdir(), 'trazo-differences');

/** Pixels of a page's width: a line of text is about one pixel high. */
const WIDTH = 40;
/** Shades of grey that are kept; between them lies what processors round differently. */
const SHADE = 17;
/** Shades, added up over a page, that make it another page; one line of text that has moved by half its height is more. */
const TOLERANCE = 8;

/** Names pages that look different from the kept ones, with a picture of the difference; none, if they look the same. */
export async function compareWithReference(pdf: Uint8Array, name: ReferenceName): Promise<string[]> {
  const update = `npm run references -- --update --template ${name.templateId}`;
  const kept = await readFile(fileOf(FOLDER, name)).catch(() => undefined);
  if (kept === undefined) return [`no reference is kept: ${update}`];
  const [before, now] = [await readRow(kept), await drawRow(pdf, name)];
  const pages = now.width / WIDTH;
  if (before.width !== now.width || before.height !== now.height)
    return [`${pages} pages, ${before.width / WIDTH} before (${update})`];
  const changed = Array.from({ length: pages }, (_, page) => page).filter(
    (page) => distance(before, now, page) > TOLERANCE,
  );
  if (changed.length === 0) return [];
  const picture = await writeDifference(before, now, name);
  return [
    `pages ${changed.map((page) => page + 1).join(', ')} look different: see ${picture}; if that is meant, ${update}`,
  ];
}

/** Keeps what the document looks like now. */
export async function keepReference(pdf: Uint8Array, name: ReferenceName): Promise<void> {
  const file = fileOf(FOLDER, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await toPng(await drawRow(pdf, name)));
}

/** Where the business model stands, without a credit page before it. */
const BUSINESS_MODEL_PAGE = 1;

async function drawRow(pdf: Uint8Array, { businessModel = false }: ReferenceName): Promise<PagePicture> {
  const pages = await drawPages(pdf, WIDTH, 'Gray');
  return rowOf(businessModel ? pages.slice(BUSINESS_MODEL_PAGE, BUSINESS_MODEL_PAGE + 1) : pages);
}

function fileOf(folder: string, { templateId, language, annexes, businessModel }: ReferenceName): string {
  const part = annexes === true ? '-annexes' : businessModel === true ? '-business-model' : '';
  return path.join(folder, templateOf(templateId).key, `${language}${part}.png`);
}

/** Pages side by side, in the shades that are kept. */
function rowOf(pages: readonly PagePicture[]): PagePicture {
  const width = WIDTH * pages.length;
  const height = Math.max(...pages.map((page) => page.height));
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [index, page] of pages.entries()) {
    for (let y = 0; y < page.height; y++) {
      for (let x = 0; x < WIDTH; x++) {
        const grey = page.pixels[y * page.width + x] ?? 255;
        pixels[y * width + index * WIDTH + x] = Math.round(grey / SHADE) * SHADE;
      }
    }
  }
  return { width, height, pixels };
}

function distance(before: PagePicture, now: PagePicture, page: number): number {
  let sum = 0;
  for (let y = 0; y < now.height; y++) {
    const start = y * now.width + page * WIDTH;
    for (let at = start; at < start + WIDTH; at++) {
      // One shade is what rounding makes of the same grey.
      const shades = Math.abs((before.pixels[at] ?? 0) - (now.pixels[at] ?? 0)) / SHADE;
      if (shades > 1) sum += shades;
    }
  }
  return sum;
}

async function readRow(png: Uint8Array): Promise<PagePicture> {
  const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

const toPng = ({ width, height, pixels }: PagePicture): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9, effort: 10 })
    .toBuffer();

/** Above what was kept, in the middle what is there now, below in black what has changed; four times as large. */
async function writeDifference(before: PagePicture, now: PagePicture, name: ReferenceName): Promise<string> {
  const file = fileOf(DIFFERENCES, name);
  const { width, height } = now;
  const changes = now.pixels.map((grey, at) => 255 - Math.abs(grey - (before.pixels[at] ?? 0)));
  const pixels = Buffer.concat([before.pixels, now.pixels, changes]);
  await mkdir(path.dirname(file), { recursive: true });
  await sharp(pixels, { raw: { width, height: height * 3, channels: 1 } })
    .resize({ width: width * 4, kernel: 'nearest' })
    .png()
    .toFile(file);
  return file;
}
