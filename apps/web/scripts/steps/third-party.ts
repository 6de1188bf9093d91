import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildStep } from '../build-step.ts';
import type { BuiltSite } from '../site/built-site.ts';
import { tablerIcons, thirdPartyIn, thirdPartyText } from '../site/third-party.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const LIST = 'third-party.json';
/** Bundled apart from the pages, or no script: the service worker's, and the fonts of the pages. */
const ALSO = [
  ...['workbox-core', 'workbox-precaching', 'workbox-routing'],
  ...['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/instrument-sans'],
].map((name) => `node_modules/${name}`);

/**
 * `third-party.txt`: the packages that the pages' scripts hold, with their licences, and the list of them for a release.
 *
 * Why: nearly all licences ask for their text wherever the code goes; minified scripts have none.
 */
export const thirdParty: BuildStep = {
  name: 'third-party',
  kind: 'correctness',
  plugin: () => ({
    name: 'third-party',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const folders = [...new Set([...ALSO, ...chunks.flatMap(packageFolder)])].toSorted();
      this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify(folders) });
    },
  }),
  run: writeThirdParty,
};

function packageFolder(id: string): readonly string[] {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/?]+)[\\/]/.exec(id) ?? [];
  return folder !== undefined && path.isAbsolute(folder) ? [path.relative(ROOT, folder)] : [];
}

async function writeThirdParty({ folder, client }: BuiltSite): Promise<void> {
  const list = path.join(client, LIST);
  const folders: string[] = JSON.parse(await readFile(list, 'utf8'));
  const parties = await Promise.all(folders.map((each) => thirdPartyIn(path.join(ROOT, each))));
  await writeFile(path.join(client, 'third-party.txt'), thirdPartyText([...parties, await tablerIcons()]));
  // A release adds the server's.
  await rename(list, path.join(folder, LIST));
}
