/**
 * Draws contact sheets: all pages of the sample plan in a template, as one PNG each.
 * `npm run gallery -- DIR [--lang de] [--template <id>] [--width 300]`
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRenderer } from '@trazo/document/renderer';
import { drawPages, type PagePicture } from '@trazo/document/testing/draw-pages';
import { isLanguage } from '@trazo/plan/languages';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import sharp from 'sharp';

const DAY = '2026-01-15';
const COLUMNS = 6;
const GAP = 16;
const TABLE = '#8a8782';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: 'string', default: 'es' },
    template: { type: 'string' },
    width: { type: 'string', default: '300' },
  },
});
const [folder = 'out'] = positionals;
const { lang: language } = values;
if (!isLanguage(language)) throw new RangeError(`No language “${language}”.`);

const renderer = createRenderer();
await mkdir(folder, { recursive: true });
for (const { id, key } of TEMPLATES) {
  if (values.template !== undefined && Number(values.template) !== id) continue;
  const { plan } = sampleContent(language);
  const theme = defaultTheme(id, language);
  const pdf = await renderer.pdf({ plan, theme, day: DAY });
  const file = join(folder, `${key}-${language}.png`);
  await drawSheet(await drawPages(pdf, Number(values.width), 'BGRA'), file);
  console.log(file);
}

/** Pages on a table, row by row. */
async function drawSheet(pages: readonly PagePicture[], file: string): Promise<void> {
  const [across, down] = [
    Math.max(...pages.map(({ width }) => width)),
    Math.max(...pages.map(({ height }) => height)),
  ];
  const columns = Math.min(COLUMNS, pages.length);
  const rows = Math.ceil(pages.length / columns);
  await sharp({
    create: {
      width: GAP + columns * (across + GAP),
      height: GAP + rows * (down + GAP),
      channels: 3,
      background: TABLE,
    },
  })
    .composite(
      pages.map(({ width, height, pixels }, index) => ({
        input: Buffer.from(pixels),
        raw: { width, height, channels: 4 as const },
        left: GAP + (index % columns) * (across + GAP),
        top: GAP + Math.floor(index / columns) * (down + GAP),
      })),
    )
    .png()
    .toFile(file);
}
