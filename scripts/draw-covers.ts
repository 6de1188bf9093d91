/**
 * Draws the sample's cover in every template and language for the gallery, into the front end's public files. Part of
 * `npm run build`; a picture that follows from the same sources as before stays as it is.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COVERS, type Cover } from './cover-files.ts';

const FOLDER = fileURLToPath(new URL('../apps/web/public/assets/covers/', import.meta.url));
/** Two columns of a phone's dense screen, four of a desktop's. */
const WIDTH = 480;
const QUALITY = 78;

mkdirSync(FOLDER, { recursive: true });
const before = new Set(readdirSync(FOLDER));
const missing = COVERS.filter(({ name }) => !before.has(name));

if (missing.length > 0) await draw(missing);
const wanted = new Set(COVERS.map(({ name }) => name));
for (const name of before) if (!wanted.has(name)) rmSync(FOLDER + name);
process.stdout.write(`${COVERS.length} covers, ${missing.length} of them drawn\n`);

/** The typesetter is read in only where there is something to draw. */
async function draw(some: readonly Cover[]): Promise<void> {
  const [{ createRenderer }, { loadSample }, { default: sharp }, { samplePage }] = await Promise.all([
    import('@trazo/document/renderer'),
    import('@trazo/samples/load-sample'),
    import('sharp'),
    import('../apps/server/src/modules/documents/sample-page.ts'),
  ]);
  const renderer = createRenderer();
  const written: Promise<unknown>[] = [];
  for (const { template, language, name } of some) {
    const colors = { primary: template.primaryColors[0], secondary: template.secondaryColors[0] };
    const page = samplePage(await loadSample(language), { templateId: template.id, colors, shown: 'cover' });
    const svg = await renderer.pageSvg(page);
    // Pictures are packed on other threads while the next cover is typeset.
    const picture = sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true })
      .resize({ width: WIDTH })
      .flatten({ background: '#ffffff' })
      .webp({ quality: QUALITY });
    written.push(picture.toFile(FOLDER + name));
  }
  await Promise.all(written);
}
