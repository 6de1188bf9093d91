/**
 * Development loop: the server on a data folder of its own, started again whenever its sources or a package change, and the
 * development servers of front end and console before it. All end with Ctrl+C, or when one does.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const {
  PORT = '3000',
  WEB_PORT = '5173',
  OPERATOR_PORT = '5174',
  DATA_DIR = path.join(ROOT, 'data/development'),
} = process.env;
const PUBLIC_URL = `http://localhost:${WEB_PORT}`;

const start = (command: string, args: readonly string[], folder: string, env: NodeJS.ProcessEnv) =>
  spawn(command, args, { cwd: path.join(ROOT, folder), stdio: 'inherit', env: { ...process.env, ...env } });

/** Folders, not imports: renderers are processes of their own, and Typst's sources are read, not imported. */
const WATCHED = ['src', '../../packages', '../../sandboxes'].map((folder) => `--watch-path=${folder}`);

const server = start(
  process.execPath,
  [...WATCHED, '--watch-preserve-output', 'src/main.ts'],
  'apps/server',
  {
    PORT,
    DATA_DIR,
    PUBLIC_URL,
  },
);
const web = start('vite', ['--port', WEB_PORT, '--strictPort'], 'apps/web', {
  API_ADDRESS: `http://localhost:${PORT}`,
  OPERATOR_ADDRESS: `http://localhost:${OPERATOR_PORT}`,
});
const operator = start('vite', ['--port', OPERATOR_PORT, '--strictPort'], 'apps/operator', {
  API_ADDRESS: `http://localhost:${PORT}`,
});
const children: readonly ChildProcess[] = [server, web, operator];

const stop = () => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });
  child.on('error', (error) => {
    process.exitCode = 1;
    process.stderr.write(`${error.message}\n`);
    stop();
  });
}
