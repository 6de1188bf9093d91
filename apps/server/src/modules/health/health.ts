import { setTimeout as delay } from 'node:timers/promises';
import { oldBackup } from '../../platform/backup/backup-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { waitingMails } from '../../platform/mailer/waiting-mails.ts';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import type { DocumentRenderer } from '../documents/render-task.ts';
import type { Health } from './health-routes.ts';

export interface HealthOptions {
  readonly database: Database;
  readonly renderer: Pick<DocumentRenderer, 'isAlive'>;
  readonly clock: Clock;
  /** Where pictures may be kept. */
  readonly objects?: Pick<ObjectStore, 'state'> | undefined;
  /** Aborted when the server is about to stop: it still answers, and wants no more requests. */
  readonly leaving?: AbortSignal | undefined;
}

/** What asks for health does not wait longer than a second or two. */
const BUCKET_ANSWERS_MS = 500;

/**
 * Ready is what this process can serve by itself: pages and previews go on without the database, which all servers share, and with
 * none of them in service nothing would. What is shared is said as a warning.
 */
export const createHealth = ({ database, renderer, clock, objects, leaving }: HealthOptions): Health => ({
  checks: {
    renderer: () => renderer.isAlive,
    server: () => leaving?.aborted !== true,
  },
  warnings: {
    database: async () => ((await database.isReady()) ? undefined : 'the database does not answer'),
    storage: async () => (database.storage.isFull() ? 'the database has no disk space to write' : undefined),
    pictures: async () => {
      if (objects === undefined) return undefined;
      const state = await Promise.race([objects.state(), delay(BUCKET_ANSWERS_MS, 'away', { ref: false })]);
      return state === 'ready' ? undefined : 'the bucket of S3_BUCKET does not answer as it should';
    },
    mail: async () =>
      (await database.isReady()) ? waitingMails(database.watch, clock).catch(() => undefined) : undefined,
    backup: async () =>
      (await database.isReady()) ? oldBackup(database.watch).catch(() => undefined) : undefined,
  },
});
