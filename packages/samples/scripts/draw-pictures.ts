/**
 * Draws the samples' pictures and writes them as data URLs into `src/pictures`. Run it after changing a drawing:
 * `npm run draw --workspace @trazo/samples`.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { BAKERY } from './drawings/bakery.ts';
import { BUILDING } from './drawings/building.ts';
import { CYCLING } from './drawings/cycling.ts';
import { FURNITURE } from './drawings/furniture.ts';
import { PICTURE } from './drawings/ink.ts';
import { LOGO_DRAWINGS } from './drawings/logos.ts';
import { PORTRAIT_DRAWINGS } from './drawings/portraits.ts';

const SQUARE = { width: 320, height: 320 } as const;
const NOTICE = '// Drawn by scripts/draw-pictures.ts; change the drawing, not this file.\n';

/** Few colours and a high effort keep a flat drawing at two or three kilobytes. */
async function dataUrl(svg: string, size: { width: number; height: number }): Promise<string> {
  const png = await sharp(Buffer.from(svg), { density: 96 })
    .resize(size.width, size.height)
    .png({ palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

async function record(drawings: Readonly<Record<string, string>>, size: typeof PICTURE | typeof SQUARE) {
  const lines = await Promise.all(
    Object.entries(drawings).map(async ([name, svg]) => `  ${name}: '${await dataUrl(svg, size)}',`),
  );
  return `{\n${lines.join('\n')}\n} as const`;
}

async function write(name: string, declarations: string): Promise<void> {
  await writeFile(new URL(`../src/pictures/${name}.ts`, import.meta.url), `${NOTICE}${declarations}`);
}

const portraits = await Promise.all(PORTRAIT_DRAWINGS.map((svg) => dataUrl(svg, SQUARE)));
const productDrawings = { ...BAKERY, ...CYCLING, ...FURNITURE, ...BUILDING };

await write(
  'portraits',
  `\n/** Eight faceless portraits. */\nexport const PORTRAITS = [\n${portraits.map((url) => `  '${url}',`).join('\n')}\n] as const;\n`,
);
await write(
  'products',
  `\n/** Drawings of goods and services, by what they show. */\nexport const PRODUCT_PICTURES = ${await record(productDrawings, PICTURE)};\n`,
);
await write(
  'logos',
  `\n/** The companies' marks, by the language of their plan. */\nexport const LOGOS = ${await record(LOGO_DRAWINGS, SQUARE)};\n`,
);
