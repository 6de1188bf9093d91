import { Readable, type Transform } from 'node:stream';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error.ts';

/** A pair of keys: who makes backups needs the public one only. */
export async function newBackupKeys(): Promise<{ recipient: string; identity: string }> {
  const identity = await generateIdentity();
  return { recipient: await identityToRecipient(identity), identity };
}

/** Compressed, then encrypted and authenticated piece by piece (age-encryption.org): the `age` command opens it too. */
export async function sealed(plain: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const compressed = through(plain, createZstdCompress());
  return readable(await encrypter.encrypt(web(compressed)));
}

/** The same the other way round. Fails where a byte is missing, added or another, or the key is not the one. */
export async function unsealed(cipher: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    return through(readable(await decrypter.decrypt(web(cipher))), createZstdDecompress());
  } catch (error) {
    cipher.destroy();
    const { message } = error instanceof Error ? error : { message: 'unknown' };
    if (/no identity matched/.test(message))
      throw new BackupError('it was encrypted for a different key: BACKUP_IDENTITY does not match');
    throw new BackupError('not a backup file, or its header is damaged', { cause: error });
  }
}

function through(source: Readable, transform: Transform): Readable {
  source.once('error', (error) => transform.destroy(error));
  transform.once('close', () => source.destroy());
  return source.pipe(transform);
}

function web(stream: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    cancel: () => void stream.destroy(),
  });
}

const readable = (stream: ReadableStream<Uint8Array>): Readable =>
  Readable.from(stream, { objectMode: false });
