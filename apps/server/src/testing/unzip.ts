import { buffer } from 'node:stream/consumers';
import { fromBuffer } from 'yauzl';

/** The files of an archive, by their path in it. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
    if (error) return reject(error);
    zip.on('entry', (entry) => {
      zip.openReadStream(entry, async (failed, stream) => {
        if (failed) return reject(failed);
        files.set(entry.fileName, await buffer(stream));
        zip.readEntry();
      });
    });
    zip.on('end', resolve);
    zip.on('error', reject);
    zip.readEntry();
  });
  await promise;
  return files;
}
