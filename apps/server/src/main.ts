import { PRODUCT_NAME } from '@trazo/plan/product';
import { programFile, programModule } from '@trazo/program-files/program-files';
import { readConfig } from './config/config.ts';
import { StartupError } from './platform/errors/startup-error.ts';
import { VERSION } from './platform/version.ts';
import type { RunningServer } from './server.ts';
import { stopTimeoutMs } from './stop-times.ts';

const FRONT_END = programFile('apps/web/build');
async function stop(starting: Promise<RunningServer>, timeoutMs: number): Promise<void> {
  setTimeout(() => process.exit(1), timeoutMs).unref();
  const server = await starting.catch(() => undefined);
  await server?.stop();
  process.exit(server === undefined ? 1 : 0);
}

let isStopping = false;

try {
  const renderer = programModule('apps/server/src/modules/documents/renderer-worker');
  const config = readConfig(process.env);
  // Loaded only after the configuration is checked: loading the server takes longer than reporting a wrong variable.
  const starting = import('./server.ts').then(({ startServer }) =>
    startServer(config, { frontEndFolder: FRONT_END, rendererModule: renderer }),
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A terminal's Ctrl+C arrives twice, from the terminal and from npm: the second one changes nothing.
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop(starting, stopTimeoutMs(config));
    });
  }
  const { addresses } = await starting;
  process.stdout.write(`${PRODUCT_NAME} ${VERSION} is ready: ${addresses.join(', ')}\n`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  const faults = error.message.split('\n');
  process.stderr.write(`${PRODUCT_NAME} cannot start:${faults.length > 1 ? '\n' : ' '}${error.message}\n`);
  process.exit(1);
}
