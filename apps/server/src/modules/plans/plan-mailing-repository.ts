import { randomUUID } from 'node:crypto';
import type { PlanMailed } from '@trazo/contract/plans/plan-mail';
import { and, desc, eq } from 'drizzle-orm';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { Queryable, Transaction } from '../../platform/database/transaction.ts';
import { mails } from '../../platform/mailer/schema.ts';
import { type PlanId, planMailings } from './schema.ts';

interface NewMailing {
  readonly accountId: AccountId;
  readonly planId: PlanId;
  readonly recipient: string;
  readonly mailCause: string;
  readonly queuedAt: Date;
}

/** Notes down to whom a plan goes, in the transaction that queues the mail. */
export async function insertMailing(tx: Transaction, mailing: NewMailing): Promise<void> {
  await tx.insert(planMailings).values({ ...mailing, id: randomUUID() });
}

/** To whom a plan was mailed, when, and what became of it; the newest first, at most so many. */
export async function mailingsOf(
  on: Queryable,
  owner: AccountId,
  planId: PlanId,
  atMost: number,
): Promise<PlanMailed[]> {
  const rows = await on
    .select({ mailing: planMailings, sentAt: mails.sentAt, givenUpAt: mails.givenUpAt, mailId: mails.id })
    .from(planMailings)
    .leftJoin(
      mails,
      and(eq(mails.accountId, planMailings.accountId), eq(mails.cause, planMailings.mailCause)),
    )
    .where(and(eq(planMailings.accountId, owner), eq(planMailings.planId, planId)))
    .orderBy(desc(planMailings.queuedAt), desc(planMailings.id))
    .limit(atMost);
  return rows.map(({ mailing, mailId, sentAt, givenUpAt }) => ({
    email: mailing.recipient,
    at: mailing.queuedAt.toISOString(),
    state: stateOf({ mailId, sentAt, givenUpAt }),
  }));
}

interface MailOutcome {
  readonly mailId: string | null;
  readonly sentAt: Date | null;
  readonly givenUpAt: Date | null;
}

function stateOf({ mailId, sentAt, givenUpAt }: MailOutcome): PlanMailed['state'] {
  if (mailId === null) return null;
  if (sentAt !== null) return 'sent';
  return givenUpAt === null ? 'waiting' : 'failed';
}
