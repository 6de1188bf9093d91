import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from '../object-store/object-store.ts';

/** Where backups are kept. */
export interface BackupTarget {
  /** Nothing of that name is there until it is whole. */
  write(name: string, bytes: Readable): Promise<void>;
  /** Undefined for what is not there. */
  read(name: string): Promise<Readable | undefined>;
  /** In the order of their names. */
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

const EXTENSION = '.age';
const UNFINISHED = '.unfinished';

export function folderTarget(folder: string): BackupTarget {
  const at = (name: string) => path.join(folder, path.basename(name));
  return {
    write: async (name, bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = at(name) + UNFINISHED;
      try {
        await pipeline(bytes, createWriteStream(unfinished, { mode: 0o600, flush: true }));
        await rename(unfinished, at(name));
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    read: async (name) => {
      const isThere = await stat(at(name))
        .then((found) => found.isFile())
        .catch(() => false);
      return isThere ? createReadStream(at(name)) : undefined;
    },
    names: async () =>
      (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(EXTENSION)).toSorted(),
    remove: (name) => rm(at(name), { force: true }),
  };
}

export function bucketTarget(store: ObjectStore, prefix: string): BackupTarget {
  const begin = prefix === '' ? '' : `${prefix.replace(/\/$/, '')}/`;
  return {
    write: (name, bytes) => store.putStream(begin + name, bytes),
    read: (name) => store.getStream(begin + name),
    names: async () => {
      const names: string[] = [];
      for await (const { key } of store.list(begin)) names.push(key.slice(begin.length));
      return names.filter((name) => name.endsWith(EXTENSION)).toSorted();
    },
    remove: (name) => store.remove([begin + name]),
  };
}
