import { existsSync } from 'node:fs';
import { cp, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** For developers alone. */
const NOT_SHIPPED = /\.(?:map|md|[cm]?ts)$|^\.package-lock\.json$/;

interface Dependencies {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Copies an installed package and those it needs, each to where it lies below `root`, and adds their folders to `copied`. An
 * optional one that is not installed is for another machine.
 */
export async function copyPackage(
  folder: string,
  root: string,
  target: string,
  copied: Set<string>,
): Promise<void> {
  if (copied.has(folder)) return;
  copied.add(folder);
  await cp(path.join(root, folder), path.join(target, folder), {
    recursive: true,
    // PostgreSQL's libraries link to each other.
    verbatimSymlinks: true,
    filter: async (file) =>
      path.basename(file) !== 'node_modules' && ((await isFolder(file)) || !NOT_SHIPPED.test(file)),
  });
  const { dependencies, optionalDependencies }: Dependencies = JSON.parse(
    await readFile(path.join(root, folder, 'package.json'), 'utf8'),
  );
  const optional = Object.keys(optionalDependencies ?? {});
  for (const name of new Set([...Object.keys(dependencies ?? {}), ...optional])) {
    const found = installedFolder(name, folder, root);
    if (found !== undefined) await copyPackage(found, root, target, copied);
    else if (!optional.includes(name)) throw new Error(`${folder} needs ${name}, which is not installed`);
  }
}

const isFolder = async (file: string): Promise<boolean> => (await stat(file)).isDirectory();

/** Where Node finds a package for one in `folder`: in its own `node_modules`, then in those above. */
function installedFolder(name: string, folder: string, root: string): string | undefined {
  for (let above = folder; above !== '.'; above = path.dirname(above)) {
    if (path.basename(above) === 'node_modules') continue;
    const nested = path.join(above, 'node_modules', name);
    if (existsSync(path.join(root, nested))) return nested;
  }
  const top = path.join('node_modules', name);
  return existsSync(path.join(root, top)) ? top : undefined;
}
