import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Account } from '../../platform/authentication/account.ts';
import { images } from '../../platform/images/schema.ts';
import type { AccountHoldings, ExportedFile } from '../accounts/account-holdings.ts';
import type { PlanContents } from './plan-content.ts';
import type { PlanDocuments } from './plan-documents.ts';
import type { PlanPolicy } from './plan-policy.ts';
import type { PlanReads } from './plan-repository.ts';
import { plans } from './schema.ts';

export interface PlanHoldingsOptions {
  readonly database: NodePgDatabase;
  readonly reads: PlanReads;
  readonly contents: PlanContents;
  readonly documents: PlanDocuments;
  readonly policy: PlanPolicy;
  readonly log: FastifyBaseLogger;
}

/** Plans when their account is exported or deleted. */
export const createPlanHoldings = (options: PlanHoldingsOptions): AccountHoldings => ({
  exported: (account) => exportPlans(options, account),
  delete: async (tx, owner) => {
    // Pictures go after the plans that show them; covers and links go with their plan.
    await tx.delete(plans).where(eq(plans.accountId, owner));
    await tx.delete(images).where(eq(images.accountId, owner));
  },
});

async function* exportPlans(
  { reads, contents, documents, policy, log }: PlanHoldingsOptions,
  account: Account,
): AsyncGenerator<ExportedFile> {
  const owner = account.id;
  // What they wrote is theirs; the documents we make of it come with the subscription.
  const withDocuments = await policy.mayTakeOut(account);
  for (const { id, name, status, version, createdAt, updatedAt } of await reads.list(owner)) {
    const plan = await reads.find(owner, id);
    if (plan === undefined) continue;
    const content: unknown = JSON.parse(await contents.giveOut(plan, owner));
    const described = { _id: id, business_plan_name: name, business_plan_status: status, version };
    const dates = { created_at: createdAt, updated_at: updatedAt };
    const json = JSON.stringify({ ...described, ...dates, business_plan_content: content }, undefined, 2);
    yield { path: `plans/${id}/plan.json`, bytes: Buffer.from(`${json}\n`) };
    if (!withDocuments) continue;
    try {
      const { pdf, fileName } = await documents.typeset(plan);
      yield { path: `plans/${id}/${fileName}`, bytes: pdf };
    } catch (err) {
      // One plan that cannot be typeset must not keep the others from their owner.
      log.warn({ err }, 'a plan was exported without its document');
    }
  }
}
