import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LIST = 'third-party.json';
/** Bundled apart from the pages, or no script: the service worker's, and the fonts of the pages. */
const ALSO = [
  ...['workbox-core', 'workbox-precaching', 'workbox-routing'],
  ...['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/instrument-sans'],
].map((name) => `node_modules/${name}`);

/** Licences that allow what we do with a package: ship it, in a bundle or beside it. A new one is read by a person first. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['PostgreSQL', 'Python-2.0', 'Unlicense'],
  // Fonts.
  ...['OFL-1.1', 'UFL-1.0'],
  // libvips, as a file of its own that may be exchanged.
  'LGPL-3.0-or-later',
]);

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|ofl|copyright)/i;

/** A package that is shipped: its name, its licence, and the files that say so. */
export interface ThirdParty {
  readonly name: string;
  readonly licence: string;
  readonly texts: readonly string[];
}

/** What the package in a folder says of itself. */
export async function thirdPartyIn(folder: string): Promise<ThirdParty> {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map((entry) => readFile(path.join(folder, entry.name), 'utf8'));
  return { name: `${name} ${version}`, licence: String(license), texts: await Promise.all(files) };
}

/** The icons, whose paths are among our own files. */
export const tablerIcons = async (): Promise<ThirdParty> => ({
  name: 'Tabler icons 3.51.0',
  licence: 'MIT',
  texts: [await readFile(path.resolve(import.meta.dirname, '../src/shared/icons/LICENSE'), 'utf8')],
});

/**
 * `third-party.txt`: each package with its licence, and each licence's text once. Throws where a licence is not among those that
 * are allowed.
 */
export function thirdPartyText(parties: readonly ThirdParty[]): string {
  const refused = parties.filter(({ licence }) => !isAllowed(licence));
  if (refused.length > 0) {
    const list = refused.map(({ name, licence }) => `${name}: ${licence}`).join(', ');
    throw new Error(`packages whose licence nothing here allows: ${list}`);
  }
  const byText = Map.groupBy(
    parties.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    ({ texts }) => texts.map((text) => text.trim()).join('\n\n'),
  );
  const parts = [...byText].map(([text, same]) => {
    const names = same.map(({ name, licence }) => `${name} (${licence})`).join('\n');
    return text === '' ? names : `${names}\n\n${text}`;
  });
  return `What Trazo is made of beside its own code, and under which licences.\n\n${parts.join(`\n\n${'='.repeat(80)}\n\n`)}\n`;
}

/** An expression of SPDX: all of what “and” joins, one of what “or” joins. */
function isAllowed(licence: string): boolean {
  const bare = licence.replaceAll(/ \(https?:[^)]*\)|[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed);
  return bare.split(' AND ').every((each) => ALLOWED.has(each));
}

/** Lists the packages that the pages' scripts hold. */
export const listThirdParty = (): Plugin => ({
  name: 'third-party',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const folders = [...new Set([...ALSO, ...chunks.flatMap(packageFolder)])].toSorted();
    this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify(folders) });
  },
});

function packageFolder(id: string): readonly string[] {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/?]+)[\\/]/.exec(id) ?? [];
  return folder !== undefined && path.isAbsolute(folder) ? [path.relative(ROOT, folder)] : [];
}

/**
 * Writes `third-party.txt`: nearly all licences ask for their text wherever the code goes, and minified scripts have none. The list
 * of packages stays beside what is served: a release adds the server's.
 */
export async function writeThirdParty(folder: string, client: string): Promise<void> {
  const list = path.join(client, LIST);
  const folders: string[] = JSON.parse(await readFile(list, 'utf8'));
  const parties = await Promise.all(folders.map((each) => thirdPartyIn(path.join(ROOT, each))));
  await writeFile(path.join(client, 'third-party.txt'), thirdPartyText([...parties, await tablerIcons()]));
  await rename(list, path.join(folder, LIST));
}
