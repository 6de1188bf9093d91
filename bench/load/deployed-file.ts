import { readFile } from 'node:fs/promises';
import path from 'node:path';

export const DEPLOY = path.join(import.meta.dirname, '../../deploy');

/** What HAProxy needs root for. */
export const AS_DEBIAN_HAS_IT = / {2}# As Debian has it[\s\S]*? {2}group haproxy\n/;

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
