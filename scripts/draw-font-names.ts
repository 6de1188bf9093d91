/**
 * Draws the name of every font in its own letters, for the list of fonts beside the document, into the front end's public
 * files. Part of `npm run build`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openFont } from '@trazo/document/fonts/open-font';
import { FONTS } from '@trazo/plan/theme/fonts';

const FOLDER = fileURLToPath(new URL('../apps/web/public/assets/font-names/', import.meta.url));
/** Units a drawing's letters are high; whole ones keep the files small. */
const EM = 200;

function symbolOf({ name, family }: (typeof FONTS)[number]): string {
  const font = openFont(family);
  const scale = EM / font.unitsPerEm;
  const { glyphs, positions } = font.layout(family);
  let x = 0;
  const outlines = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const outline = path
      .translate(x + xOffset, 0)
      .scale(scale, -scale)
      .translate(0, EM)
      .toSVG()
      .replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
    x += xAdvance;
    return outline;
  });
  const box = `0 0 ${Math.ceil(x * scale)} ${EM * 1.3}`;
  const attributes = `id="${name}" viewBox="${box}" preserveAspectRatio="xMinYMid"`;
  return `<symbol ${attributes}><path d="${outlines.join('')}"/></symbol>`;
}

const symbols = FONTS.map(symbolOf).join('\n');
const drawing = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`;
const file = `${createHash('sha256').update(drawing).digest('hex').slice(0, 10)}.svg`;
mkdirSync(FOLDER, { recursive: true });
for (const name of readdirSync(FOLDER)) if (name !== file) rmSync(FOLDER + name);
writeFileSync(FOLDER + file, drawing);
process.stdout.write(`${FONTS.length} names of fonts\n`);
