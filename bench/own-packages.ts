import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Installs the packages of a folder that is no workspace, pinned by a lock file of its own, where they are not there yet. */
export async function installOwnPackages(folder: string): Promise<void> {
  if (existsSync(path.join(folder, 'node_modules'))) return;
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
}
