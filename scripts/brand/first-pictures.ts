import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRenderer } from '@trazo/document/renderer';
import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { emptyPlan } from '@trazo/plan/plan';
import { loadSample } from '@trazo/samples/load-sample';
import sharp from 'sharp';
import { samplePage } from '../../apps/server/src/modules/documents/sample-page.ts';
import { FIRST_LOOK } from '../../apps/web/src/features/landing/looks.ts';
import type { SampleInUse } from '../../apps/web/src/features/landing/sample-in-use.ts';
import { cashDrawing, sampleInUse } from './sample-in-use.ts';

const FOLDER = new URL('../../apps/web/src/features/landing/pictures/', import.meta.url).pathname;
/** What the pictures were drawn from, by name: a test tells when that is no longer what the typesetter sets. */
const PRINTS = `${FOLDER}drawn-from.json`;
const WIDTHS = [480, 800];
const QUALITY = 76;
/** A page that is shown smaller than those. */
const SMALLER = 640;

const IN_USE = 'in-use';

type Prints = Readonly<Record<string, string>>;

/** The pages the landing page opens with, in every language. */
export async function drawFirstPictures(): Promise<void> {
  const prints: Record<string, string> = {};
  for await (const { name, svg } of firstPages()) {
    prints[name] = printOf(svg);
    for (const width of WIDTHS) await draw(svg, width, `${name}-${width}`);
  }
  for await (const { name, svg } of productPages()) {
    prints[name] = printOf(svg);
    await draw(svg, SMALLER, name);
  }
  for await (const { name, svg } of cashDrawings()) {
    prints[name] = printOf(svg);
    writeFileSync(`${FOLDER}${name}.svg`, svg);
  }
  const words = await wordsInUse();
  prints[IN_USE] = printOf(words);
  writeFileSync(`${FOLDER}${IN_USE}.json`, words);
  writeFileSync(PRINTS, `${JSON.stringify(prints, null, 2)}\n`);
}

async function draw(svg: string, width: number, name: string): Promise<void> {
  await sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true })
    .resize({ width })
    .flatten({ background: '#ffffff' })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(`${FOLDER}${name}.webp`);
}

/** What the pictures were drawn from when they were drawn. */
export const drawnFrom = (): Prints => JSON.parse(readFileSync(PRINTS, 'utf8'));

/** What they would be drawn from now. */
export async function currentPrints(): Promise<Prints> {
  const prints: Record<string, string> = {};
  for (const drawings of [firstPages(), productPages(), cashDrawings()]) {
    for await (const { name, svg } of drawings) prints[name] = printOf(svg);
  }
  prints[IN_USE] = printOf(await wordsInUse());
  return prints;
}

const printOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 16);

type Drawings = AsyncGenerator<{ readonly name: string; readonly svg: string }>;

async function* firstPages(): Drawings {
  const renderer = createRenderer();
  const { template, pair } = FIRST_LOOK;
  for (const language of LANGUAGES) {
    const sample = await loadSample(language);
    for (const shown of ['cover', 'figures'] as const) {
      const { primary, secondary } = pair;
      const svg = await renderer.pageSvg(
        samplePage(sample, { templateId: template.id, colors: { primary, secondary }, shown }),
      );
      yield { name: `${language}-${shown}`, svg };
    }
  }
}

/** The first page of the products alone, as it is typeset while they are written. */
async function* productPages(): Drawings {
  const renderer = createRenderer();
  const { template, pair } = FIRST_LOOK;
  const colors = { primary: pair.primary, secondary: pair.secondary };
  for (const language of LANGUAGES) {
    const sample = await loadSample(language);
    const { general, products } = sample.plan;
    const page = samplePage(sample, { templateId: template.id, colors, shown: 'mission' });
    const svg = await renderer.pageSvg({
      ...page,
      plan: { ...emptyPlan(), general, products },
      only: ['products'],
    });
    yield { name: `${language}-products`, svg };
  }
}

async function* cashDrawings(): Drawings {
  for (const language of LANGUAGES)
    yield { name: `${language}-cash`, svg: cashDrawing(await loadSample(language), language) };
}

async function wordsInUse(): Promise<string> {
  const words: Partial<Record<Language, SampleInUse>> = {};
  for (const language of LANGUAGES) words[language] = await sampleInUse(await loadSample(language), language);
  return `${JSON.stringify(words, null, 2)}\n`;
}
