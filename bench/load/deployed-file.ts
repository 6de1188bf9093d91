import { readFile } from 'node:fs/promises';
import path from 'node:path';

const DEPLOY = path.join(import.meta.dirname, '../../deploy');

/** An example of `deploy/`, its addresses replaced by those of this machine: what is measured is what is deployed. */
export async function deployedFile(
  name: string,
  replacements: readonly (readonly [what: RegExp, by: string])[],
): Promise<string> {
  const text = await readFile(path.join(DEPLOY, name), 'utf8');
  return replacements.reduce((changed, [what, by]) => {
    // Otherwise the example would be tried with an address that is none.
    if (!what.test(changed)) throw new Error(`deploy/${name} has no ${what.source}`);
    return changed.replace(what, by);
  }, text);
}
