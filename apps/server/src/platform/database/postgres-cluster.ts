import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../errors/startup-error.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { PostgresUser } from './postgres-user.ts';

const run = promisify(execFile);

export const SUPERUSER = 'trazo';
const MAJOR_VERSION = '18';

/**
 * The cluster's folder as PostgreSQL's argument: `.`, its working directory. Started in that folder, PostgreSQL then needs
 * no right to enter the folders above it (`/root`, a private home), however long or odd their names are.
 */
export const clusterArgument = (clusterFolder: string): string =>
  process.platform === 'linux' ? '/proc/self/cwd' : clusterFolder;

/** PostgreSQL gets nothing of the server's environment (secrets, PG* variables). */
export const postgresEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Makes the cluster if there is none: in a folder of its own name first, so that a crash leaves no half of one. */
export async function ensureCluster(
  clusterFolder: string,
  binaries: PostgresBinaries,
  user: PostgresUser,
): Promise<void> {
  const version = await readFile(path.join(clusterFolder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) return create(clusterFolder, binaries, user);
  if (version.trim() !== MAJOR_VERSION) {
    throw new StartupError(
      `DATA_DIR holds a database of PostgreSQL ${version.trim()}, this server brings ${MAJOR_VERSION}: back it up with the release that made it (npm run backup), then restore with this one into another DATA_DIR (npm run restore -- latest)`,
    );
  }
}

async function create(clusterFolder: string, binaries: PostgresBinaries, user: PostgresUser): Promise<void> {
  const parent = path.dirname(clusterFolder);
  const prefix = `${path.basename(clusterFolder)}.unfinished-`;
  for (const name of await readdir(parent)) {
    if (name.startsWith(prefix)) await rm(path.join(parent, name), { recursive: true, force: true });
  }
  const unfinished = path.join(parent, `${prefix}${process.pid}`);
  await mkdir(unfinished, { mode: 0o700 });
  await chmod(unfinished, 0o700);
  const { uid, gid } = user.identity;
  if (uid !== undefined && gid !== undefined) await chown(unfinished, uid, gid);
  await initialise(unfinished, binaries, user);
  await rename(unfinished, clusterFolder);
}

async function initialise(folder: string, binaries: PostgresBinaries, user: PostgresUser): Promise<void> {
  const settings = [
    `--username=${SUPERUSER}`,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  try {
    await run(binaries.initdb, ['-D', clusterArgument(folder), ...settings], {
      ...user.identity,
      cwd: folder,
      env: postgresEnvironment,
    });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new StartupError(
      namelessUser(stderr) ?? `could not create the database in ${folder}: ${lastLine(stderr)}`,
    );
  }
}

/** Containers often run as a number alone. */
function namelessUser(said: string): string | undefined {
  const [, uid] = /could not look up effective user ID (\d+)/.exec(said) ?? [];
  if (uid === undefined) return undefined;
  return `PostgreSQL does not run as a user without a name (uid ${uid}): add an entry to /etc/passwd, start as another user, or set DATABASE_URL`;
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
