import { z } from 'zod';
import type { JobKind } from '../queue/job-queue.ts';
import { type AccountId, accountIdSchema } from './account.ts';

type OnAccount = JobKind<{ accountId: AccountId }>;

/** A kind of work on one account, once as long as it has not been begun. */
export const accountJob = (job: Omit<OnAccount, 'data' | 'subject'>): OnAccount => ({
  ...job,
  data: z.strictObject({ accountId: accountIdSchema }),
  subject: ({ accountId }) => accountId,
});
