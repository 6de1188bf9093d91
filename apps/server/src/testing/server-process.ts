import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(import.meta.resolve('../main.ts'));

/** A server as an operator starts it: `main.ts` in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly pid: number;
  /** All it printed so far. */
  output(): string;
  /** Its address, when it is ready. */
  ready(): Promise<string>;
  /** Its exit code, when it has ended. */
  ended(): Promise<number | null>;
}

/** Of this tree, or `main` of another release. */
export function startProcess(
  environment: Record<string, string>,
  identity: { uid?: number; gid?: number } = {},
  main = MAIN,
): ServerProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const inherited = { PATH, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }) };
  const child = spawn(process.execPath, [main], {
    ...identity,
    cwd: '/',
    // A machine that runs all tests may typeset a document in ten times what it takes alone.
    env: { ...inherited, PORT: '0', RENDERERS: '1', RENDER_TIMEOUT_MS: '120000', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = Promise.withResolvers<string>();
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    const [, address] = /is ready: (\S+?),?\s/.exec(output) ?? [];
    if (address !== undefined) ready.resolve(address);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const ended = once(child, 'close').then(([code]) => {
    ready.reject(new Error(`ended before it was ready: ${output}`));
    return code as number | null;
  });
  ready.promise.catch(() => undefined);
  return {
    child,
    pid: child.pid ?? 0,
    output: () => output,
    ready: () => ready.promise,
    ended: () => ended,
  };
}

/** The processes a process has started, PostgreSQL included. */
export function childrenOf(pid: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString();
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([own = 0]) => own);
}

/** Whether a process runs; one that has ended and was only not collected yet does not. */
export function isRunning(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)])
      .toString()
      .trim()
      .startsWith('Z');
  } catch {
    return false;
  }
}

/** The process id of the PostgreSQL on a data folder, if one runs there. */
export function postgresOn(dataDir: string): number | undefined {
  const file = path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}
