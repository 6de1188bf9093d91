import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

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
  texts: [await readFile(path.resolve(import.meta.dirname, '../../src/shared/icons/LICENSE'), 'utf8')],
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
