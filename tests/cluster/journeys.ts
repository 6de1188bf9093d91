import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { DATABASE_OPTIONS, databaseStarter } from '../../bench/load/choose-database.ts';
import { SHAPE, startInstallation } from '../../bench/load/installation.ts';

/**
 * `npm run test:journeys -- [--citus | --patroni] [files…]`: journeys of people in a browser through HAProxy, on three servers, two
 * workers, a bucket and a primary with its standby (or two nodes under Patroni, or a cluster of Citus). After a build.
 */
const ROOT = path.join(import.meta.dirname, '../..');
/** What touches each part: signing up and in, saving, pictures, documents, sharing, paying, mails, deleting. */
const JOURNEYS = ['accounts', 'billing', 'download', 'my-plans', 'portrait', 'shared-page', 'two-plans'];

const { values, positionals } = parseArgs({ options: DATABASE_OPTIONS, allowPositionals: true });
const startDatabase = databaseStarter(values);
// The configuration of the journeys counts on from it: mails, and where they are read.
const port = await freePort();
const [smtpPort, mailboxPort] = [port + 1, port + 2];
const mail = spawn(process.execPath, [path.join(ROOT, 'tests/e2e/mail-server.ts')], {
  env: { ...process.env, SMTP_PORT: String(smtpPort), MAILBOX_PORT: String(mailboxPort) },
  stdio: ['ignore', 'inherit', 'inherit'],
});
await once(mail, 'spawn');
try {
  const installation = await startInstallation(startDatabase, { ...SHAPE, smtpPort });
  try {
    const chosen = positionals.length > 0 ? positionals : JOURNEYS.map((name) => `/${name}.spec`);
    const config = path.join(import.meta.dirname, 'journeys.config.ts');
    // Not synchronously: the bucket, the card provider and the ways to both and to the mail server are parts of this process.
    const journeys = spawn('playwright', ['test', '--config', config, ...chosen], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, E2E_PORT: String(port), JOURNEYS_ADDRESS: installation.address },
    });
    const [status] = await once(journeys, 'exit');
    process.exitCode = status ?? 1;
  } finally {
    await installation.stop();
  }
} finally {
  mail.kill('SIGTERM');
}
