import { open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../errors/error-code.ts';
import { StartupError } from '../errors/startup-error.ts';
import { makeFolder } from './make-folder.ts';
import { runnableBinaries } from './postgres-binaries.ts';
import { ensureCluster, SUPERUSER } from './postgres-cluster.ts';
import { socketFolder } from './postgres-socket.ts';
import { joinOrStart, type Running, type Startable } from './postgres-start.ts';
import { stopUnlessShared } from './postgres-stop.ts';
import { postgresUser } from './postgres-user.ts';
import { withStartLock } from './start-lock.ts';

const RESTART_PAUSE_MS = 1_000;

/** A running PostgreSQL of our own, reachable through a socket only we can enter. */
export interface EmbeddedPostgres {
  readonly host: string;
  readonly user: string;
  /** Stops PostgreSQL unless another server still uses it. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, or joins the one that already runs there (another server, or one that was
 * killed, left it behind). Makes the cluster on the first start.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const folder = await writableFolder(dataDir);
  const clusterFolder = path.join(folder, 'cluster');
  const user = await postgresUser(clusterFolder);
  const socket = await socketFolder(clusterFolder);
  try {
    return await withStartLock(folder, async () => {
      const binaries = await runnableBinaries(user, folder);
      await ensureCluster(clusterFolder, binaries, user);
      const startable = { folder, clusterFolder, socket, binaries, user };
      return keepRunning(startable, await joinOrStart(startable));
    });
  } catch (error) {
    await socket.release();
    throw error;
  }
}

/** Restarts PostgreSQL, or joins one another process restarted, when it ends unexpectedly. */
function keepRunning(cluster: Startable, first: Running): EmbeddedPostgres {
  let running = first;
  let isStopping = false;
  const watch = () => {
    running.lifeline.once('end', () => {
      if (!isStopping) void restart();
    });
  };
  const restart = async () => {
    while (!isStopping) {
      try {
        running = await withStartLock(cluster.folder, () => joinOrStart(cluster));
        watch();
        return;
      } catch {
        // The health check reports it meanwhile.
        await delay(RESTART_PAUSE_MS, undefined, { ref: false });
      }
    }
  };
  watch();
  return {
    host: cluster.socket.host,
    user: SUPERUSER,
    stop: () => {
      isStopping = true;
      return stopUnlessShared({ ...cluster, ...running });
    },
  };
}

async function writableFolder(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'postgres');
  try {
    await makeFolder(folder);
    await (await open(path.join(folder, 'start.lock'), 'a')).close();
    return folder;
  } catch (error) {
    throw new StartupError(`DATA_DIR: the folder ${dataDir} cannot be written to (${errorCode(error)})`);
  }
}
