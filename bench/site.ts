import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@trazo/server/testing/free-port';
import { answers, start, stop } from './processes.ts';

/** The built product on a port and database of its own. */
export interface Site {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts it; `environment` is set beside what every bench needs. */
export async function openSite(environment: Readonly<Record<string, string>> = {}): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trazo-bench-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = start(import.meta.resolve('@trazo/server/main'), port, {
    DATA_DIR: folder,
    PUBLIC_URL: origin,
    LOG_LEVEL: 'warn',
    ...environment,
  });
  await answers(`${origin}/api/health/ready`);
  return {
    origin,
    close: async () => {
      await stop(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
