import { createRenderer } from '@trazo/document/renderer';
import { LANGUAGES } from '@trazo/plan/languages';
import { loadSample } from '@trazo/samples/load-sample';
import sharp from 'sharp';
import { samplePage } from '../../apps/server/src/modules/documents/sample-page.ts';
import { FIRST_LOOK } from '../../apps/web/src/features/landing/looks.ts';

const FOLDER = new URL('../../apps/web/src/features/landing/pictures/', import.meta.url).pathname;
const WIDTHS = [480, 800];
const QUALITY = 76;

/** The pages the landing page opens with, in every language. */
export async function drawFirstPictures(): Promise<void> {
  const renderer = createRenderer();
  const { template, pair } = FIRST_LOOK;
  for (const language of LANGUAGES) {
    const sample = await loadSample(language);
    for (const shown of ['cover', 'figures'] as const) {
      const { primary, secondary } = pair;
      const svg = await renderer.pageSvg(
        samplePage(sample, { templateId: template.id, colors: { primary, secondary }, shown }),
      );
      for (const width of WIDTHS) {
        await sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true })
          .resize({ width })
          .flatten({ background: '#ffffff' })
          .webp({ quality: QUALITY, effort: 6 })
          .toFile(`${FOLDER}${language}-${shown}-${width}.webp`);
      }
    }
  }
}
