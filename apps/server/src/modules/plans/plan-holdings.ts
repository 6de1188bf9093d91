import { setTimeout as delay } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import { discardObjectsOf } from '../../platform/byte-store/byte-tables.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { toApiError } from '../../platform/http/to-api-error.ts';
import { ObjectStoreError } from '../../platform/object-store/object-store.ts';
import type { AccountHoldings, ExportedFile } from '../../platform/personal-data/account-holdings.ts';
import { missingFile } from '../../platform/personal-data/missing-file.ts';
import { deletedPlans, findDeleted } from './deleted-plan-repository.ts';
import { withImagesThere } from './image-gone-error.ts';
import type { PlanContents, StoredContent } from './plan-content.ts';
import type { PlanDocuments } from './plan-documents.ts';
import { mailingsOf } from './plan-mailing-repository.ts';
import type { PlanPolicy } from './plan-policy.ts';
import type { ListedRow, PlanReads } from './plan-reads.ts';
import type { PlanRow } from './plan-repository.ts';

/** An archive is made while it is downloaded: the client waits anyway. */
const WAITS_MS = 60_000;
const FIRST_PAUSE_MS = 250;

export interface PlanHoldingsOptions extends Pick<Foundation, 'database' | 'log'> {
  readonly reads: PlanReads;
  readonly contents: PlanContents;
  readonly documents: PlanDocuments;
  readonly policy: PlanPolicy;
}

/** Plans when their account is exported or deleted. */
export const createPlanHoldings = (options: PlanHoldingsOptions): AccountHoldings => ({
  exported: (account) => exportPlans(options, account),
  beforeErasure: async (tx, owner) => {
    await discardObjectsOf(tx, 'plan_covers', owner);
    await discardObjectsOf(tx, 'images', owner);
  },
});

const PAGE = 500;

/** A page at a time: what is asked for next is read when it is. */
async function* allPlans(reads: PlanReads, owner: AccountId): AsyncGenerator<ListedRow> {
  let after: ListedRow | undefined;
  do {
    const page = await reads.list(owner, PAGE, after);
    yield* page;
    after = page.length === PAGE ? page.at(-1) : undefined;
  } while (after !== undefined);
}

async function* exportPlans(options: PlanHoldingsOptions, account: Account): AsyncGenerator<ExportedFile> {
  const { database, reads, contents, documents, policy, log } = options;
  const owner = account.id;
  // What they wrote is theirs; the documents we make of it come with the subscription.
  const withDocuments = await policy.mayExport(account);
  for await (const { id } of allPlans(reads, owner)) {
    const found = await withImagesThere(async () => {
      const plan = await reads.find(owner, id);
      return plan && { plan, ...(await contentToTake(contents, plan, owner)) };
    });
    if (found === undefined) continue;
    const { plan, missing } = found;
    yield await planFile(database, plan, found.content);
    if (missing !== undefined) {
      log.warn({ err: missing }, 'a plan was exported without its pictures');
      yield missingFile(`plans/${id}/pictures-missing.json`, 'pictures', missing, account.language);
    }
    if (!withDocuments) continue;
    try {
      const { pdf, fileName } = await whenFree(() => documents.typeset(plan));
      yield { path: `plans/${id}/${fileName}`, bytes: pdf };
    } catch (err) {
      // One plan that cannot be typeset must not keep the others from their owner.
      log.warn({ err }, 'a plan was exported without its document');
      yield missingFile(`plans/${id}/document-missing.json`, 'document', err, account.language);
    }
  }
  yield* exportDeleted(options, owner);
}

/** Those whose deletion can still be taken back, as data. */
async function* exportDeleted(
  { database, contents }: PlanHoldingsOptions,
  owner: AccountId,
): AsyncGenerator<ExportedFile> {
  for (const id of await deletedPlans(database, owner, {})) {
    const plan = await findDeleted(database, owner, id);
    if (plan === undefined) continue;
    const { content } = await contentToTake(contents, plan, owner);
    yield await planFile(database, plan, content);
  }
}

/** A plan as it was written, with to whom it was mailed. */
async function planFile(database: NodePgDatabase, plan: PlanRow, content: string): Promise<ExportedFile> {
  const { id, accountId, name, status, version, createdAt, updatedAt, deletedAt } = plan;
  const described = { _id: id, business_plan_name: name, business_plan_status: status, version };
  const dates = { created_at: createdAt, updated_at: updatedAt, deleted_at: deletedAt };
  const mailed = { mailings: await mailingsOf(database, accountId, id, Number.MAX_SAFE_INTEGER) };
  const whole = { ...described, ...dates, ...mailed, business_plan_content: JSON.parse(content) as unknown };
  const json = JSON.stringify(whole, undefined, 2);
  return { path: `plans/${id}/plan.json`, bytes: Buffer.from(`${json}\n`) };
}

/** With its pictures; while the bucket does not answer, what was written with references in their place. */
async function contentToTake(
  contents: PlanContents,
  plan: StoredContent,
  owner: AccountId,
): Promise<{ readonly content: string; readonly missing?: ObjectStoreError }> {
  try {
    return { content: await contents.toWire(plan, owner) };
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error;
    return { content: plan.content, missing: error };
  }
}

/** Waits for renderers that others keep busy, up to a limit for each document. */
async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + WAITS_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
    try {
      return await work();
    } catch (error) {
      const isBusy = toApiError(error).code === 'renderer_busy';
      if (!isBusy || performance.now() + pauseMs > until) throw error;
      await delay(pauseMs);
    }
  }
}
