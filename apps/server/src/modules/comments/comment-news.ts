import { PRODUCT_NAME } from '@trazo/plan/product';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import { accountJob } from '../../platform/authentication/account-job.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { linklessName } from '../../platform/mailer/linkless-text.ts';
import { repeatedJob } from '../../platform/queue/job-queue.ts';
import { findAccount } from '../accounts/account-repository.ts';
import { findCoAuthored } from '../plans/co-author-repository.ts';
import { hasRight } from '../plans/plan-policy.ts';
import { findPlan } from '../plans/plan-repository.ts';
import { findChoice, tokenOf } from './comment-mail-choices.ts';
import { COMMENT_MAILS } from './comment-mails.ts';
import { commentsOf } from './comment-repository.ts';
import {
  accountsWithNews,
  type CommentedPlanRow,
  commentedPlansOf,
  noteMailed,
} from './commented-plan-repository.ts';

/** In the morning of most who use the product. */
export const TELL_COMMENTS = repeatedJob({
  name: 'tell-of-comments',
  cron: '31 5 * * *',
  retries: 3,
  retrySeconds: 60,
  longestRetrySeconds: 600,
});

/** One account each, as reminders of payments. */
export const TELL_ACCOUNT = accountJob({
  name: 'tell-account-of-comments',
  retries: 10,
  retrySeconds: 30,
  longestRetrySeconds: 3600,
  workers: 2,
});

export type CommentNewsOptions = Pick<Foundation, 'database' | 'clock' | 'jobs' | 'mails'>;

/** Mails each who has not looked at new comments, once a day at most. */
export async function registerCommentNews(options: CommentNewsOptions): Promise<void> {
  const { database, jobs } = options;
  await jobs.define(TELL_ACCOUNT, ({ accountId }) =>
    inTransaction(database, (tx) => tell(tx, accountId, options)),
  );
  await jobs.repeat(TELL_COMMENTS, async () => {
    const accounts = await accountsWithNews(database);
    await jobs.addAll(
      database,
      TELL_ACCOUNT,
      accounts.map((accountId) => ({ accountId })),
    );
  });
}

/** A plan with new comments. */
interface News {
  readonly id: string;
  readonly name: string;
  readonly comments: number;
  /** Whether one of them names the account. */
  readonly names: boolean;
  readonly mayWrite: boolean;
}

async function tell(
  tx: Transaction,
  accountId: AccountId,
  { clock, mails }: CommentNewsOptions,
): Promise<void> {
  const account = await findAccount(tx, accountId);
  if (account === undefined) return;
  const news: News[] = [];
  for (const commented of await commentedPlansOf(tx, accountId)) {
    const found = await newsOf(tx, account, commented);
    if (found !== undefined) news.push(found);
  }
  const wanted = (await findChoice(tx, accountId))?.wanted ?? true;
  if (wanted && news.length > 0) {
    const isQueued = await mails.enqueue(tx, {
      kind: COMMENT_MAILS.newComments,
      ...{ account: accountId, to: account.email, language: account.language },
      // Of a day there is one.
      causeId: clock().toISOString().slice(0, 'YYYY-MM-DD'.length),
      data: {
        name: account.name,
        list: news.map((plan) => lineOf(plan, account)).join('\n'),
        page: pageOf(news),
        unsubscribe: await tokenOf(tx, accountId),
      },
    });
    // The rest is for tomorrow.
    if (!isQueued) return;
  }
  await noteMailed(tx, accountId);
}

/** What others have written since the last mail, if the account may still read it. */
async function newsOf(
  tx: Transaction,
  person: Account,
  { ownerId, planId, unmailedSince }: CommentedPlanRow,
): Promise<News | undefined> {
  if (unmailedSince === null) return undefined;
  const { id: account } = person;
  const plan = await findPlan(tx, ownerId, planId);
  if (plan === undefined) return undefined;
  const role = ownerId === account ? 'owner' : (await findCoAuthored(tx, ownerId, planId, account))?.role;
  if (role === undefined || !hasRight(role, 'comment')) return undefined;
  const fresh = (await commentsOf(tx, ownerId, planId)).filter(
    ({ authorId, text, writtenAt }) => text !== null && authorId !== account && writtenAt >= unmailedSince,
  );
  if (fresh.length === 0) return undefined;
  const called = nameOf(person);
  const names = called !== '' && fresh.some(({ text }) => text?.includes(`@${called}`));
  const mayWrite = hasRight(role, 'write');
  return { id: planId, name: plan.name, comments: fresh.length, names, mayWrite };
}

/** `Mill: 3 (@Ana)`: the plan, how many, and that one of them is for them. */
const lineOf = ({ name, comments, names }: News, account: Account): string =>
  `${linklessName(name) || PRODUCT_NAME}: ${comments}${names ? ` (@${linklessName(nameOf(account))})` : ''}`;

const nameOf = ({ name, surname }: Account): string => `${name} ${surname}`.trim();

/** Where they are read; of several plans, where those are listed. */
function pageOf([first, ...others]: readonly News[]): `/${string}` {
  if (first === undefined || others.length > 0) return '/my-plans';
  return first.mayWrite ? `/builder/${first.id}/form?comments` : `/read/${first.id}`;
}
