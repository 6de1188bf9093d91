import type { FailingJob, UnsentMail } from '@trazo/contract/api/operator';
import { accountIdOf } from '../../platform/authentication/account.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { retryMail, unsentMails } from '../../platform/mailer/unsent-mails.ts';
import { failingJobs, retryFailingJob } from '../../platform/queue/failing-jobs.ts';
import type { ActLog } from './act-log.ts';

const LISTED = 100;

/** Jobs and mails that do not get through. */
export interface OperatedWork {
  jobs(): Promise<FailingJob[]>;
  retryJob(by: string, kind: string, id: string): Promise<void>;
  mails(by: string): Promise<UnsentMail[]>;
  retryMail(by: string, accountId: string, id: string): Promise<void>;
}

export interface OperatedWorkOptions extends Pick<Foundation, 'database' | 'clock' | 'jobs'> {
  readonly log: ActLog;
}

export function createOperatedWork({ database, clock, jobs, log }: OperatedWorkOptions): OperatedWork {
  return {
    jobs: async () =>
      (await failingJobs(database, LISTED)).map(({ createdAt, nextAt, ...job }) => ({
        ...job,
        created_at: createdAt.toISOString(),
        next_at: nextAt?.toISOString() ?? null,
      })),

    retryJob: (by, kind, id) =>
      inTransaction(database, async (tx) => {
        if (!(await retryFailingJob(tx, kind, id))) throw new ApiError('not_found');
        await log.record(tx, by, 'job_retried', kind);
      }),

    mails: async (by) => {
      await log.record(database, by, 'mails_read', '');
      return (await unsentMails(database, clock, LISTED)).map((mail) => ({
        account_id: mail.accountId,
        id: mail.id,
        kind: mail.kind,
        recipient: mail.recipient,
        state: mail.givenUpAt === null ? 'waiting' : 'given_up',
        queued_at: mail.queuedAt.toISOString(),
      }));
    },

    retryMail: (by, accountId, id) =>
      inTransaction(database, async (tx) => {
        const kind = await retryMail(tx, jobs, accountIdOf(accountId), id);
        if (kind === undefined) throw new ApiError('not_found');
        await log.record(tx, by, 'mail_retried', kind);
      }),
  };
}
