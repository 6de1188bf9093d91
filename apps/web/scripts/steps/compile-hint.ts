import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assume } from '../assumption.ts';
import type { BuildStep } from '../build-step.ts';

/** Pieces of the build that run on nearly every page as it starts (code-groups.ts). */
const RUN_AT_START = ['framework', 'words', 'zod', 'fields', 'lists', 'sections', 'interface'];

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks the browser to compile a whole file while it arrives, beside the page.
 *
 * Why: else each function is compiled when it is first called, in the page's way. Chromium understands it, the others read a
 * comment. Costs: functions that are never called are compiled, too.
 *
 * Assumes: each of these pieces is one file, `<name>-<hash>.js`.
 */
export const compileHint: BuildStep = {
  name: 'compile-hint',
  kind: 'speed',
  async run({ client }) {
    const assets = path.join(client, 'assets');
    const names = await readdir(assets);
    for (const piece of RUN_AT_START) {
      const [found, ...others] = names.filter((name) => nameOf(name) === piece);
      assume(found !== undefined && others.length === 0, `one script is called ${piece}`);
      const file = path.join(assets, found);
      await writeFile(file, HINT + (await readFile(file, 'utf8')));
    }
  },
};

const nameOf = (file: string): string | undefined => /^(.+)-[\w-]{8}\.js$/.exec(file)?.[1];
