/**
 * Draws the sample's cover in every template and language for the gallery, into the front end's public files. Part of
 * `npm run build`; a picture that follows from the same sources as before stays as it is.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { TEMPLATES } from '@trazo/templates/catalogue';
import type { Template } from '@trazo/templates/template';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FOLDER = `${ROOT}apps/web/public/assets/covers/`;
/** Two columns of a phone's dense screen, four of a desktop's. */
const WIDTH = 480;
const QUALITY = 78;

/** What every cover follows from. */
const SOURCES = [
  'packages/document/{src,typst}/**/*.{ts,typ}',
  'packages/document/package.json',
  'packages/samples/src/**/*.ts',
  'packages/messages/*/document.json',
  'apps/server/src/modules/documents/sample-page.ts',
  'packages/plan/src/cover-only.ts',
  'scripts/draw-covers.ts',
];

interface Cover {
  readonly template: Template;
  readonly language: Language;
  readonly name: string;
}

function hashOf(patterns: readonly string[], start = ''): string {
  const hash = createHash('sha256').update(start);
  const files = globSync(patterns, { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(`${ROOT}${file}`));
  return hash.digest('hex').slice(0, 10);
}

mkdirSync(FOLDER, { recursive: true });
const before = new Set(readdirSync(FOLDER));
const shared = hashOf(SOURCES);
const covers: readonly Cover[] = TEMPLATES.flatMap((template) => {
  const version = hashOf([`packages/templates/${template.key}/*`], shared);
  return LANGUAGES.map((language) => ({
    template,
    language,
    name: `${template.key}-${language}-${version}.webp`,
  }));
});
const missing = covers.filter(({ name }) => !before.has(name));

if (missing.length > 0) await draw(missing);
const wanted = new Set(covers.map(({ name }) => name));
for (const name of before) if (!wanted.has(name)) rmSync(FOLDER + name);
process.stdout.write(`${covers.length} covers, ${missing.length} of them drawn\n`);

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
