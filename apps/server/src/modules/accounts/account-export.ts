import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Account, SignedIn } from '../../platform/authentication/account.ts';
import { ObjectStoreError } from '../../platform/object-store/object-store.ts';
import type { AccountHoldings, ExportedFile } from '../../platform/personal-data/account-holdings.ts';
import { missingFile } from '../../platform/personal-data/missing-file.ts';
import type { KnownDevices } from './known-devices.ts';
import type { PortraitService } from './portrait-service.ts';
import type { SessionService } from './session-service.ts';
import type { DescribeUser } from './user.ts';

/** Everything an account holds, as a ZIP that is made while it is sent. */
export type AccountExport = (signedIn: SignedIn) => Readable;

export interface AccountExportOptions {
  readonly sessions: SessionService;
  readonly portraits: PortraitService;
  readonly devices: Pick<KnownDevices, 'list'>;
  readonly holdings: readonly AccountHoldings[];
  readonly describe: DescribeUser;
}

export const createAccountExport =
  (options: AccountExportOptions): AccountExport =>
  (signedIn) => {
    const zip = new ZipFile();
    const sent = new PassThrough();
    zip.outputStream.pipe(sent);
    fill(zip, sent, filesOf(signedIn, options)).catch((error: Error) => sent.destroy(error));
    return sent;
  };

async function* filesOf(
  signedIn: SignedIn,
  { sessions, portraits, devices, holdings, describe }: AccountExportOptions,
): AsyncGenerator<ExportedFile> {
  const { account } = signedIn;
  yield json('account.json', { ...(await describe(account)), declared_at: account.declaredAt });
  yield json('sessions.json', await sessions.list(signedIn));
  const known = await devices.list(account.id);
  yield json(
    'known-devices.json',
    known.map(({ lastUsedAt }) => ({ last_used_at: lastUsedAt })),
  );
  yield* portraitOf(account, portraits);
  for (const holding of holdings) yield* holding.exported(account);
}

async function* portraitOf(account: Account, portraits: PortraitService): AsyncGenerator<ExportedFile> {
  try {
    const portrait = await portraits.ofAccount(account.id);
    if (portrait !== undefined) yield { path: 'portrait.webp', bytes: portrait };
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error;
    yield missingFile('portrait-missing.json', 'portrait', error, account.language);
  }
}

const json = (path: string, value: unknown): ExportedFile => ({
  path,
  bytes: Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`),
});

/** The next file is made once the one before has been read into the archive, which is as fast as it is received. */
async function fill(zip: ZipFile, sent: PassThrough, files: AsyncIterable<ExportedFile>): Promise<void> {
  // Never rejected: if the first file fails, nothing awaits this promise yet, and an unhandled rejection ends the server.
  const gone = new Promise<void>((resolve) => sent.once('close', resolve));
  for await (const { path, bytes } of files) {
    const file = Readable.from([bytes]);
    const read = once(file, 'end');
    zip.addReadStream(file, path);
    await Promise.race([read, gone]);
    if (sent.destroyed) return;
  }
  zip.end();
}
