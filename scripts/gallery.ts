/**
 * Draws contact sheets: all pages of a plan in a template, as one PNG each: the sample, and with `--kinds` a price list, prose
 * alone, finance alone, two pages, eighty pages.
 * `npm run gallery -- DIR [--lang de] [--template <id>] [--width 300] [--kinds prices,prose|all]`
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRenderer } from '@trazo/document/renderer';
import { drawPages, type PagePicture } from '@trazo/document/testing/draw-pages';
import { isLanguage } from '@trazo/plan/languages';
import { defaultTheme } from '@trazo/plan/theme/theme';
import sharp from 'sharp';
import { chosenTemplates } from './chosen-templates.ts';
import { PLAN_KINDS, planOfKind } from './gallery/plans.ts';

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
    kinds: { type: 'string', default: 'sample' },
  },
});
const [folder = 'out'] = positionals;
const { lang: language } = values;
if (!isLanguage(language)) throw new RangeError(`No language “${language}”.`);

const renderer = createRenderer();
await mkdir(folder, { recursive: true });
const kinds = PLAN_KINDS.filter((kind) => values.kinds === 'all' || values.kinds.split(',').includes(kind));
if (kinds.length === 0) throw new RangeError(`No kind “${values.kinds}”: ${PLAN_KINDS.join(', ')}`);
for (const { id, key } of chosenTemplates(values.template)) {
  for (const kind of kinds) {
    const plan = planOfKind(kind, language);
    const pdf = await renderer.pdf({ plan, theme: defaultTheme(id, language), day: DAY });
    const file = join(folder, `${key}-${language}${kind === 'sample' ? '' : `-${kind}`}.png`);
    await drawSheet(await drawPages(pdf, Number(values.width), 'BGRA'), file);
    console.log(file);
  }
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
