import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdtemp, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installedPostgres, runnableBinaries } from './postgres-binaries.ts';
import { postgresUser } from './postgres-user.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trazo binaries '));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true }));

describe('runnableBinaries', () => {
  it('takes the installed ones', async () => {
    const user = await postgresUser(path.join(folder, 'none'));
    const { postgres } = await runnableBinaries(user, folder);
    expect(execFileSync(postgres, ['--version'], { ...user.identity, cwd: '/' }).toString()).toContain('18.');
  });

  it('makes the links a blocked install script left out, and a copy where no other user may enter', async () => {
    const { folder: source, version } = installedPostgres();
    const closed = path.join(folder, 'closed');
    const bare = path.join(closed, 'native');
    await cp(source, bare, { recursive: true, verbatimSymlinks: true });
    await rm(path.join(bare, 'lib', 'libicuuc.so.60'), { force: true });
    await unlink(path.join(bare, 'lib', 'libpq.so.5'));
    // As npm leaves it under a file mask of 077.
    execFileSync('chmod', ['-R', 'go-rwx', closed]);

    const user = await postgresUser(path.join(folder, 'none'));
    const { initdb, postgres } = await runnableBinaries(user, folder, { folder: bare, version });
    // Root hands PostgreSQL to a user who cannot enter the closed folder: it must have been copied out of it.
    expect(postgres.startsWith(closed)).toBe(!user.switches);
    for (const program of [initdb, postgres]) {
      expect(execFileSync(program, ['--version'], { ...user.identity, cwd: '/' }).toString()).toContain(
        '18.',
      );
    }
  });
});
