import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startTestSmtpServer } from '@trazo/server/platform/mailer/smtp-server.fixture';
import { childrenOf, type ServerProcess, startProcess } from '@trazo/server/testing/server-process';
import { startTestS3 } from '@trazo/server/testing/test-s3';
import { freePort } from '../processes.ts';
import { startBalancer } from './balancer.ts';
import { startGate } from './gate.ts';
import { databaseUrl, type PostgresPair, startPostgresPair } from './postgres-pair.ts';

const WEB = 3;
const WORKERS = 2;
/** A primary that does not answer this long is taken for lost. */
const DETECTED_AFTER_MS = 1_000;

/** A part that can fail: how, and how it comes back. */
interface Fault {
  readonly name: string;
  begin(): Promise<void>;
  end(): Promise<void>;
}

/** The product on this machine as on many: balancer, servers, workers, primary and standby, a bucket, a mail server. */
export interface Installation {
  readonly address: string;
  readonly faults: readonly Fault[];
  /** Addresses that mails have been sent to, once for each mail. */
  mailedTo(): readonly string[];
  stop(): Promise<void>;
}

export async function startInstallation(postgresBin: string): Promise<Installation> {
  const stack = new AsyncDisposableStack();
  try {
    const folder = await mkdtemp(path.join(tmpdir(), 'trazo-load-'));
    stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    // PostgreSQL's own user passes through it.
    await chmod(folder, 0o755);
    const [web, database, primary, standby, ...servers] = await freePorts(4 + WEB);
    if (web === undefined || database === undefined || primary === undefined || standby === undefined) {
      throw new Error('this machine has no free ports');
    }
    const pair = await startPostgresPair(postgresBin, folder, [primary, standby]);
    stack.defer(() => pair.stop());
    const smtp = await startTestSmtpServer();
    stack.defer(() => smtp.close());
    const mail = await startGate(Number(new URL(smtp.url).port));
    stack.defer(() => mail.close());
    const s3 = await startTestS3();
    stack.defer(() => s3.close());
    const balancer = await startBalancer(folder, { web, database, servers, postgres: [primary, standby] });
    stack.defer(() => balancer.stop());
    const environment = environmentOf({ folder, web, database, mailPort: mail.port, s3: s3.settings });
    const processes = await startProcesses(environment, servers, stack);
    const faults = [
      killed('a web server', processes.web),
      killed('a worker', processes.workers),
      rendererKilled(processes.web),
      { name: 'the bucket', begin: () => s3.down(), end: () => s3.up() },
      { name: 'the mail server', begin: async () => mail.cut(), end: async () => mail.restore() },
      primaryKilled(pair),
    ];
    return {
      address: `http://127.0.0.1:${web}`,
      faults,
      mailedTo: () => smtp.accepted.flatMap(({ envelopeTo }) => envelopeTo),
      stop: () => stack.disposeAsync(),
    };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

/** A process with what it is started from, so that it can be started again. */
interface Restartable {
  process: ServerProcess;
  readonly start: () => Promise<ServerProcess>;
}

async function startProcesses(
  environment: Record<string, string>,
  servers: readonly number[],
  stack: AsyncDisposableStack,
): Promise<{ readonly web: readonly Restartable[]; readonly workers: readonly Restartable[] }> {
  const restartable = async (own: Record<string, string>): Promise<Restartable> => {
    const start = async () => {
      const started = startProcess({ ...environment, ...own });
      await started.ready();
      return started;
    };
    const part: Restartable = { process: await start(), start };
    stack.defer(async () => {
      part.process.child.kill('SIGTERM');
      await part.process.ended();
    });
    return part;
  };
  const web: Restartable[] = [];
  for (const port of servers) web.push(await restartable({ ROLE: 'web', PORT: String(port) }));
  const workers: Restartable[] = [];
  const ports = await freePorts(WORKERS);
  // Without a provider’s keys a worker alone does not start: these serve too, and the balancer does not know them.
  for (const port of ports) workers.push(await restartable({ ROLE: 'all', PORT: String(port) }));
  return { web, workers };
}

interface Surroundings {
  readonly folder: string;
  readonly web: number;
  readonly database: number;
  readonly mailPort: number;
  readonly s3: Awaited<ReturnType<typeof startTestS3>>['settings'];
}

const environmentOf = ({ folder, web, database, mailPort, s3 }: Surroundings): Record<string, string> => ({
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl(database),
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://127.0.0.1:${web}`,
  TRUSTED_PROXIES: '1',
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  MAIL_FROM: 'Trazo <hola@trazo.example>',
  IMAGE_STORE: 's3',
  S3_ENDPOINT: s3.endpoint ?? '',
  S3_REGION: s3.region,
  S3_BUCKET: s3.bucket,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  LOG_LEVEL: 'error',
  JOB_TAKEOVER_SECONDS: '15',
  PREVIEWS_PER_MINUTE: '100000',
  CREDENTIALS_PER_MINUTE: '100000',
});

function killed(name: string, parts: readonly Restartable[]): Fault {
  const [part] = parts;
  if (part === undefined) throw new Error(`there is no ${name}`);
  return {
    name,
    begin: async () => {
      process.kill(part.process.pid, 'SIGKILL');
      await part.process.ended();
    },
    end: async () => {
      part.process = await part.start();
    },
  };
}

/** Every renderer there is: the servers start others by themselves. */
const rendererKilled = (web: readonly Restartable[]): Fault => ({
  name: 'all renderers',
  begin: async () => {
    for (const part of web) for (const pid of childrenOf(part.process.pid)) process.kill(pid, 'SIGKILL');
  },
  end: async () => undefined,
});

const primaryKilled = (pair: PostgresPair): Fault => ({
  name: 'the primary database',
  begin: async () => {
    pair.killPrimary();
    await delay(DETECTED_AFTER_MS);
    await pair.promoteStandby();
  },
  end: async () => undefined,
});

const freePorts = (count: number): Promise<number[]> => Promise.all(Array.from({ length: count }, freePort));
