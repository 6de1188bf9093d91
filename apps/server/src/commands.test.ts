import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from './testing/free-port.ts';

/** What a command writes, and how it ends. */
const run = (file: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const command = path.join(import.meta.dirname, file);
    const env = { ...process.env, ...environment };
    execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });

const S3 = {
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'plans',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const RECIPIENT = 'age1lz6p3zp5x4yj2sxupyt9kd5dzdmd8rhrt3j3vpd8wqk6gcv55fkqmyrl8n';

const COMMANDS = [
  ['backup.ts', [], { BACKUP_RECIPIENT: RECIPIENT, BACKUP_SECRET: 'x'.repeat(40) }],
  ['distribute.ts', [], { DATABASE_ENGINE: 'citus' }],
  ['operator.ts', ['list'], {}],
] as const;

it.each(COMMANDS)('%s says in one line that the database is away', async (file, args, environment) => {
  const DATABASE_URL = `postgres://me:secret@127.0.0.1:${await freePort()}/plans`;
  const { code, stdout, stderr } = await run(file, args, { ...environment, DATABASE_URL });
  expect(stderr).toMatch(/^nothing was done: DATABASE_URL: no PostgreSQL answers there \(ECONNREFUSED\)\n$/);
  expect(stdout + stderr).not.toContain('secret');
  expect(code).toBe(1);
});

it('move-images.ts says in one line that the store is away', async () => {
  const { stderr } = await run('move-images.ts', ['--to', 's3'], S3);
  expect(stderr).toMatch(/^nothing was done: S3_BUCKET: [^\n]+\n$/);
});

it.each(['backup.ts', 'restore.ts', 'distribute.ts', 'operator.ts', 'move-images.ts', 'doctor.ts'])(
  '%s says how it is used, and what it does not know',
  async (file) => {
    const { code, stdout } = await run(file, ['--help']);
    expect(stdout).toMatch(/^usage: npm run [^\n]+\n$/);
    expect(code).toBe(0);
  },
);
