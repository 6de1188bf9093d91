import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRenderer } from '@trazo/document/renderer';
import { LANGUAGES } from '@trazo/plan/languages';
import { loadSample } from '@trazo/samples/load-sample';
import sharp from 'sharp';
import { samplePage } from '../../apps/server/src/modules/documents/sample-page.ts';
import { FIRST_LOOK } from '../../apps/web/src/features/landing/looks.ts';

const FOLDER = new URL('../../apps/web/src/features/landing/pictures/', import.meta.url).pathname;
/** What the pictures were drawn from, by name: a test tells when that is no longer what the typesetter sets. */
const PRINTS = `${FOLDER}drawn-from.json`;
const WIDTHS = [480, 800];
const QUALITY = 76;

type Prints = Readonly<Record<string, string>>;

/** The pages the landing page opens with, in every language. */
export async function drawFirstPictures(): Promise<void> {
  const prints: Record<string, string> = {};
  for await (const { name, svg } of firstPages()) {
    prints[name] = printOf(svg);
    for (const width of WIDTHS) {
      await sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true })
        .resize({ width })
        .flatten({ background: '#ffffff' })
        .webp({ quality: QUALITY, effort: 6 })
        .toFile(`${FOLDER}${name}-${width}.webp`);
    }
  }
  writeFileSync(PRINTS, `${JSON.stringify(prints, null, 2)}\n`);
}

/** What the pictures were drawn from when they were drawn. */
export const drawnFrom = (): Prints => JSON.parse(readFileSync(PRINTS, 'utf8'));

/** What they would be drawn from now. */
export async function currentPrints(): Promise<Prints> {
  const prints: Record<string, string> = {};
  for await (const { name, svg } of firstPages()) prints[name] = printOf(svg);
  return prints;
}

const printOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 16);

async function* firstPages(): AsyncGenerator<{ name: string; svg: string }> {
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
