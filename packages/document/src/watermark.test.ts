import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { beforeAll, expect, test } from 'vitest';
import { readFont } from './fonts/open-font.ts';
import { createRenderer } from './renderer.ts';
import { drawPages, type PagePicture } from './testing/draw-pages.ts';
import { readObjects } from './testing/pdf-objects.ts';
import { readPdf, type TextBox } from './testing/read-pdf.ts';
import { REMOVALS, removeWatermark } from './testing/watermark-removal.ts';

const day = '2026-01-15';
/** 100 dots an inch on A4. */
const WIDTH = 827;
/** More ink, of a text's own, makes it a draft for the eye: a line 0.05 and more, its last two words alone 0.038, a document's text 0. */
const DRAFTED = 0.03;

const { general, mission, summary, swot, finance } = sampleContent('en').plan;
const plan = { ...emptyPlan(), general, mission, summary, swot, finance };
const theme = defaultTheme(1, 'en');
const renderer = createRenderer();

interface Documents {
  readonly final: Uint8Array;
  readonly preview: Uint8Array;
}
let documents: Documents;
beforeAll(async () => {
  documents = {
    final: await renderer.pdf({ plan, theme, day }),
    preview: await renderer.pdf({ plan, theme, day, watermark: true }),
  };
});

/** By how much what stands in a box is not as in the document, of the ink its text takes there. */
function difference(box: TextBox, document: PagePicture, other: PagePicture, scale: number): number {
  const [left, right] = [Math.floor(box.left * scale), Math.ceil((box.left + box.width) * scale)];
  const row = (y: number) => document.height - Math.round(y * scale);
  const [top, bottom] = [row(box.bottom + 0.8 * box.size), row(box.bottom - 0.25 * box.size)];
  const paper = document.pixels[top * document.width + left] ?? 255;
  let [changed, ink] = [0, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = y * document.width + x;
      const [before = paper, now = paper] = [document.pixels[at], other.pixels[at]];
      changed += Math.abs(before - now);
      ink += Math.abs(before - paper);
    }
  }
  return ink === 0 ? 0 : changed / ink;
}

/** Texts of a document that look the same in another one, by what is drawn where they stand. */
async function sameTexts(document: Uint8Array, other: Uint8Array): Promise<{ same: string[]; all: number }> {
  const [pages, others] = [await drawPages(document, WIDTH, 'Gray'), await drawPages(other, WIDTH, 'Gray')];
  expect(others).toHaveLength(pages.length);
  const { layout } = await readPdf(document);
  const texts = layout.flatMap(({ boxes, width }, page) =>
    boxes
      .filter(({ text, content, angle }) => content !== undefined && angle === 0 && text.length > 2)
      .map((box) => ({ box, page, scale: WIDTH / width })),
  );
  const same = texts.filter(({ box, page, scale }) => {
    const [before, now] = [pages[page], others[page]];
    return before === undefined || now === undefined || difference(box, before, now, scale) < DRAFTED;
  });
  return { same: same.map(({ box }) => box.text), all: texts.length };
}

test('text without the mark is found to be the same', async () => {
  const { same, all } = await sameTexts(documents.final, removeWatermark(documents.final, 'annotations'));
  expect(all).toBeGreaterThan(100);
  expect(same).toHaveLength(all);
});

test.each(REMOVALS)('a preview without %s is no document: every text is still a draft', async (theft) => {
  const { same, all } = await sameTexts(documents.final, removeWatermark(documents.preview, theft));
  expect(all).toBeGreaterThan(100);
  expect(same).toEqual([]);
});

/** The outlines of a document's embedded fonts. */
function outlinesOf(pdf: Uint8Array): Set<string>[] {
  const objects = readObjects(pdf);
  const files = objects.flatMap(({ dictionary }) => {
    const file = /\/FontFile2 (\d+) 0 R/.exec(dictionary)?.[1];
    return objects.find(({ number }) => number === Number(file))?.stream ?? [];
  });
  return files.map((file) => {
    const font = readFont(file);
    const outlines = Array.from({ length: font.numGlyphs }, (_, glyph) => font.getGlyph(glyph).path.toSVG());
    return new Set(outlines.filter((outline) => outline !== ''));
  });
}

test("no font of a preview holds a letter of the document's", () => {
  const [final, preview] = [outlinesOf(documents.final), outlinesOf(documents.preview)];
  expect(preview).toHaveLength(final.length);
  const letters = new Set(final.flatMap((outlines) => [...outlines]));
  expect(letters.size).toBeGreaterThan(50);
  expect(preview.flatMap((outlines) => [...outlines]).filter((outline) => letters.has(outline))).toEqual([]);
});
