import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { waitingMails } from '../../platform/mailer/waiting-mails.ts';
import type { DocumentRenderer } from '../documents/render-task.ts';
import type { Health } from './health-routes.ts';

export interface HealthOptions {
  readonly database: Database;
  readonly renderer: Pick<DocumentRenderer, 'isAlive'>;
  readonly clock: Clock;
}

/** Without a database or a renderer a process serves nothing; with a full disk, or without mail, still most. */
export const createHealth = ({ database, renderer, clock }: HealthOptions): Health => ({
  checks: { database: () => database.isReady(), renderer: () => renderer.isAlive },
  warnings: {
    storage: async () => (database.storage.isFull() ? 'the database has no disk space to write' : undefined),
    mail: () => waitingMails(database.query, clock),
  },
});
