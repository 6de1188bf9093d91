import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder all files of the program are named from: the repository, or an unpacked release, whose files lie as here. */
export const ROOT = rootAbove(import.meta.dirname);

/** A file of the program, by its path from `ROOT`. */
export const programFile = (name: string): string => path.join(ROOT, name);

/** A module that starts a process or a thread of its own, by its path without extension: TypeScript here, JavaScript in a release. */
export const programModule = (name: string): string =>
  programFile(`${name}${path.extname(import.meta.filename)}`);

function rootAbove(folder: string): string {
  const file = path.join(folder, 'package.json');
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name === 'trazo') return folder;
  const above = path.dirname(folder);
  if (above === folder) throw new Error('the package.json of trazo is missing above its modules');
  return rootAbove(above);
}
