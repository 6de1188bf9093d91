import { divideTables } from '@trazo/server/platform/database/division';
import { migrate } from '@trazo/server/platform/database/migrate';
import { startCitus } from '@trazo/server/testing/citus-cluster';
import type { LoadDatabase } from './load-database.ts';

/** A coordinator of Citus and two workers, the accounts divided among these. One worker without a standby is killed. */
export async function startDividedDatabase(bin: string): Promise<LoadDatabase> {
  const cluster = await startCitus(bin, { isDurable: true });
  await migrate({ connectionString: cluster.url });
  await divideTables({ connectionString: cluster.url }, () => undefined);
  const [worker] = cluster.workers;
  if (worker === undefined) throw new Error('the cluster has no worker');
  return {
    ports: [Number(new URL(cluster.url).port)],
    urlAt: (port) => {
      const url = new URL(cluster.url);
      url.port = String(port);
      return url.href;
    },
    fault: {
      name: 'a worker of Citus',
      begin: async () => worker.kill(),
      end: () => worker.start(),
    },
    stop: () => cluster.stop(),
  };
}
