import { emptyPlan, planSchema } from '@trazo/plan/plan';
import type { RichBlock } from '@trazo/plan/rich-text/blocks';
import { lineText } from '@trazo/plan/rich-text/plain-text';
import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { TINY_PNG } from '@trazo/plan/testing/arbitrary-values';
import { chaptersByHeadings } from '@trazo/plan/word-import/chapters';
import { matchChapters } from '@trazo/plan/word-import/match-chapters';
import { putIn } from '@trazo/plan/word-import/put-in';
import { unzipSync, zipSync } from 'fflate';
import { base64ToUint8Array } from 'uint8array-extras';
import { describe, expect, it } from 'vitest';
import { chaptersOfHtml } from './html-chapters.ts';
import { chapterOfText } from './plain-chapters.ts';
import { readInWorker, WORD_FILE_LIMIT } from './read-in-worker.ts';
import { p, type WrittenPart, type WrittenPlan, wordFileOf } from './testing/plan-document.ts';
import { WRITTEN_PLANS } from './testing/written-plans.ts';
import { readWordFile, UNPACKED_LIMIT } from './word-file.ts';

let count = 0;
const newId = () => {
  count += 1;
  return `id${count}`;
};

async function imported(plan: WrittenPlan) {
  const file = await readWordFile(await wordFileOf(plan));
  if (!file.ok) throw new Error(file.refusal);
  const rows = matchChapters(chaptersByHeadings(chaptersOfHtml(file.html)));
  return { rows, ...putIn(emptyPlan(), rows, newId) };
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The texts of any value, without the names and ids in it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ['id', 'type', 'reason'].includes(key) ? [] : textsIn(inner),
  );
}

const headingsIn = (blocks: readonly RichBlock[]): string[] =>
  blocks.flatMap((block) => (block.type === 'heading' ? [lineText(block.spans)] : []));

function textOf(part: WrittenPart): string[] {
  if ('items' in part) return [...part.items];
  if ('rows' in part) return part.rows.flat();
  if ('heading' in part) return part.target === undefined ? [part.heading] : [];
  return [part.lead ?? '', part.text, part.note ?? ''];
}

/** Words of the one that the other has fewer times. */
function missing(written: readonly string[], found: readonly string[]): string[] {
  const left = Map.groupBy(found, (word) => word);
  return written.filter((word) => left.get(word)?.pop() === undefined);
}

describe.each(Object.entries(WRITTEN_PLANS))('a plan in Word: %s', (_name, plan) => {
  it('has its sections found and loses no word', async () => {
    const { rows, plan: filled, leftOut } = await imported(plan);
    expect(planSchema.safeParse(filled).success).toBe(true);
    const expected = plan.parts.flatMap((part) =>
      'heading' in part && part.target !== undefined
        ? [`${part.heading.replace(/:$/, '')} → ${part.target}`]
        : [],
    );
    const found = new Set(
      rows.flatMap(({ above, heading, blocks, target }) =>
        [...above, heading, ...headingsIn(blocks)].map((title) => `${title} → ${target}`),
      ),
    );
    expect(expected.filter((row) => !found.has(row))).toEqual([]);
    const written = plan.parts.flatMap(textOf).flatMap(wordsIn);
    // What a field is called stands in the plan as its name.
    const names = rows.flatMap(({ heading, isExact }) => (isExact ? [heading] : []));
    const kept = [...names, ...SECTION_IDS.flatMap((id) => textsIn(filled[id]))];
    expect(missing(written, [...kept, ...textsIn(leftOut)].flatMap(wordsIn))).toEqual([]);
  });
});

it('tells the cells of a SWOT analysis apart', async () => {
  const { plan } = await imported(WRITTEN_PLANS['Spanish, from a university']);
  expect(plan.swot.strengths.map(({ text }) => text)).toEqual(['Guías propias', 'Bicicletas nuevas']);
  expect(plan.swot.threats.map(({ text }) => text)).toEqual(['Lluvia en marzo']);
});

/** A document with this inside of its paragraph. */
async function documentWith(inside: string, more: Record<string, Uint8Array> = {}) {
  const parts = unzipSync(await wordFileOf({ headings: 'styles', parts: [p('here')] }));
  const xml = new TextDecoder().decode(parts['word/document.xml']);
  const changed = xml.replace('</w:p>', `${inside}</w:p>`);
  const file = zipSync({ ...parts, ...more, 'word/document.xml': new TextEncoder().encode(changed) });
  const read = await readWordFile(new Uint8Array(file));
  return read.ok ? read.html : read.refusal;
}

it('reads formulas, fields and letters set from right to left, which are no runs of text', async () => {
  const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
  const inside =
    '<m:oMathPara><m:oMathParaPr><m:jc m:val="center"/></m:oMathParaPr><m:oMath><m:r><m:t>a</m:t></m:r>' +
    '<m:r><m:t xml:space="preserve">=b</m:t></m:r></m:oMath></m:oMathPara>' +
    `<w:fldSimple w:instr=" SEQ Tabelle ">${run('field')}</w:fldSimple><w:bdo w:val="rtl">${run('right')}</w:bdo>`;
  expect(await documentWith(inside)).toBe('<p>herea=bfieldright</p>');
});

it('reads a document with macros, without them', async () => {
  expect(await documentWith('', { 'word/vbaProject.bin': new Uint8Array(100) })).toBe('<p>here</p>');
});

it('cuts what is pasted at its headings, however deep they stand, and takes its bullets for lists', () => {
  const html =
    '<b id="docs-internal-guid-1"><div><h2>Team</h2><p>Ana</p></div><h2><span>SWOT</span></h2><p>Bien</p></b>';
  expect(chaptersOfHtml(html).map(({ heading, blocks }) => [heading, blocks.length])).toEqual([
    ['', 0],
    ['Team', 1],
    ['SWOT', 1],
  ]);
  expect(chapterOfText('Strengths\n\n• one\n• two').blocks).toEqual([
    { type: 'paragraph', spans: [{ text: 'Strengths' }] },
    { type: 'bulletList', items: [[{ text: 'one' }], [{ text: 'two' }]] },
  ]);
});

describe('a file that is none of Word, or not as it should be', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const container = (name: string) =>
    new Uint8Array([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0,
      0,
      0,
      0,
      ...[...name].flatMap((letter) => [letter.charCodeAt(0), 0]),
    ]);
  const document = (text: string) =>
    bytes(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${text}</w:document>`,
    );

  it.each([
    ['a PDF', bytes('%PDF-1.7 …'), 'pdf'],
    ['an encrypted document', container('EncryptedPackage'), 'encrypted'],
    ['a document of an old Word', container('WordDocument'), 'oldWord'],
    ['rich text', bytes('{\\rtf1 }'), 'oldWord'],
    [
      'OpenDocument',
      zipSync({ mimetype: bytes('application/vnd.oasis'), 'content.xml': bytes('<x/>') }),
      'openDocument',
    ],
    ['a workbook', zipSync({ 'xl/workbook.xml': bytes('<x/>') }), 'otherFile'],
    ['nothing', new Uint8Array(), 'otherFile'],
    ['a text', bytes('Hello'), 'otherFile'],
    ['a zip cut off', zipSync({ 'word/document.xml': document('') }).slice(0, 60), 'damaged'],
    ['a document without its parts', zipSync({ 'word/document.xml': document('<w:body') }), 'damaged'],
    [
      'a zip bomb',
      zipSync({ 'word/document.xml': new Uint8Array(UNPACKED_LIMIT.words + 1) }, { level: 9 }),
      'unpacksTooLarge',
    ],
  ] as const)('is refused by its name: %s', async (_name, file, refusal) => {
    expect(await readWordFile(new Uint8Array(file))).toEqual({ ok: false, refusal });
  });

  it('is refused before it is read where it is too large', async () => {
    const file = new File([new Uint8Array(WORD_FILE_LIMIT + 1)], 'plan.docx');
    expect(await readInWorker(file, new AbortController().signal)).toEqual({
      ok: false,
      refusal: 'tooLarge',
    });
  });

  it('is refused where there is not a word in it', async () => {
    const file = await wordFileOf({ headings: 'styles', parts: [p('')] });
    expect(await readWordFile(file)).toEqual({ ok: false, refusal: 'noWords' });
  });

  it('unpacks to no more than it is declared with', async () => {
    const packed = zipSync({ 'word/document.xml': new Uint8Array(UNPACKED_LIMIT.words) });
    const declared = new DataView(packed.buffer, packed.byteOffset);
    // The directory at the end says how large its one entry unpacks.
    const directory = declared.getUint32(packed.length - 6, true);
    declared.setUint32(directory + 24, 100, true);
    expect(await readWordFile(new Uint8Array(packed))).toEqual({ ok: false, refusal: 'damaged' });
  });

  it('keeps three hundred pictures apart from the text', async () => {
    const png = base64ToUint8Array(TINY_PNG.slice(TINY_PNG.indexOf(',') + 1));
    const pictures = Array.from({ length: 300 }, () => png);
    const file = await readWordFile(
      await wordFileOf({ headings: 'styles', parts: [p('Mission')] }, pictures),
    );
    if (!file.ok) throw new Error(file.refusal);
    expect(file.pictures).toHaveLength(300);
    expect(file.html.length).toBeLessThan(40_000);
    const [{ blocks } = { blocks: [] }] = chaptersOfHtml(file.html);
    expect(new Set(blocks.flatMap((block) => (block.type === 'picture' ? [block.image] : []))).size).toBe(
      300,
    );
  });
});
