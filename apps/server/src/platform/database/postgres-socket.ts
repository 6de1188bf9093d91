import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Bytes a Unix socket's address may have (macOS: 104, Linux: 108), minus `/.s.PGSQL.5432` and the final zero. */
const FOLDER_LIMIT = 104 - 16;

/** A folder name short enough to reach the socket in it. */
export interface SocketFolder {
  readonly host: string;
  release(): Promise<void>;
}

/** The socket stands in the cluster's own, private folder; if that path is too long, a short link leads there. */
export async function socketFolder(clusterFolder: string): Promise<SocketFolder> {
  if (Buffer.byteLength(clusterFolder) <= FOLDER_LIMIT) {
    return { host: clusterFolder, release: async () => undefined };
  }
  const folder = await mkdtemp(path.join(await shortTemporaryFolder(), 'trazo-'));
  const link = path.join(folder, 'pg');
  await symlink(clusterFolder, link);
  return { host: link, release: () => rm(folder, { recursive: true, force: true }) };
}

async function shortTemporaryFolder(): Promise<string> {
  const usual = tmpdir();
  return Buffer.byteLength(usual) + '/trazo-XXXXXX/pg'.length <= FOLDER_LIMIT ? usual : '/tmp';
}
