import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { assume } from '../assumption.ts';
import { BUILD_TARGET } from '../browsers.ts';
import type { BuildStep } from '../build-step.ts';

const NAME = /^polyfills-[\w-]{8}\.js$/;

/**
 * The script that browsers run first that lack something (docs/adr/0033).
 *
 * Why: built by itself, no other browser fetches a byte of it.
 */
export const polyfills: BuildStep = {
  name: 'polyfills',
  kind: 'correctness',
  async run(site) {
    site.polyfills = await buildPolyfills(site.client);
  },
};

/** Writes the script; its address. */
async function buildPolyfills(client: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root: path.resolve(import.meta.dirname, '../..'),
    build: {
      target: BUILD_TARGET,
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/polyfills/polyfills.ts',
        output: { entryFileNames: 'assets/polyfills-[hash].js' },
      },
    },
  });
  const [name, ...others] = (await readdir(path.join(client, 'assets'))).filter((each) => NAME.test(each));
  assume(name !== undefined && others.length === 0, 'one file has the polyfills');
  return `/assets/${name}`;
}
