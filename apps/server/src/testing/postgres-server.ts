import { execFile } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const LIBRARIES = '/usr/lib/postgresql';

/** What PostgreSQL's programs are started with, so that they run as root starts them too. */
export interface PostgresHome {
  /** Where the programs are. */
  readonly bin: string;
  /** A folder that belongs to the user they run as. */
  readonly folder: string;
}

export interface PostgresServer {
  readonly port: number;
  /** Its folder of data. */
  readonly data: string;
  start(): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): void;
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** Acknowledged before it is on the disk: for what no test pulls the plug of. */
export const NOT_DURABLE = `
fsync = off
synchronous_commit = off
`;

/** Where Debian's packages put the programs of the oldest version that has a file, `bin` among its folders. */
export function debianPostgres(having: string): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  const folders = readdirSync(LIBRARIES).map((version) => path.join(LIBRARIES, version));
  const found = folders.find((folder) => existsSync(path.join(folder, having)));
  return found === undefined ? undefined : path.join(found, 'bin');
}

/** Gives a folder to the user that PostgreSQL runs as. */
export function giveToPostgres(folder: string): void {
  const { uid, gid } = runningAs();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** Runs one of PostgreSQL's programs. */
export async function runProgram({ bin, folder }: PostgresHome, program: string, ...args: string[]) {
  // Not the home of who starts it: Citus looks there for certificates.
  const env = { ...process.env, HOME: folder };
  await run(path.join(bin, program), args, { ...runningAs(), cwd: folder, env });
}

/** A cluster of its own, `superuser` trusted by all who reach its port; not started yet. */
export async function initialise(
  home: PostgresHome,
  data: string,
  superuser: string,
  settings: string,
): Promise<void> {
  await runProgram(home, 'initdb', '-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-sync');
  await appendFile(path.join(data, 'postgresql.conf'), settings);
}

/** A server on a cluster's data, of this machine alone. */
export function postgresOn(home: PostgresHome, data: string, port: number): PostgresServer {
  const control = (...args: string[]) => runProgram(home, 'pg_ctl', '-D', data, ...args);
  return {
    port,
    data,
    start: () => control('-l', `${data}.log`, '-o', `-p ${port} -h 127.0.0.1 -k ''`, '-w', 'start'),
    kill: () => process.kill(postmasterOf(data), 'SIGKILL'),
    promote: () => control('-w', 'promote'),
    stop: () => control('-m', 'immediate', 'stop').catch(() => undefined),
  };
}

/** Statements, each by itself. */
export async function ask(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(url);
  // Ended from the other side where its database is dropped.
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const postmasterOf = (data: string): number =>
  Number.parseInt(readFileSync(path.join(data, 'postmaster.pid'), 'utf8'), 10);

/** PostgreSQL refuses to run as root: started as root, it runs under the system account of Debian that owns nothing, like the embedded one. */
export const runningAs = (): { readonly uid?: number; readonly gid?: number } =>
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
