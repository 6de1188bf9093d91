import { randomUUID } from 'node:crypto';
import type { Content } from '@trazo/contract/content/decoded-content';
import { applyDifference } from '@trazo/contract/plan-document/difference';
import type { Draft } from '@trazo/contract/plan-document/read';
import { ROOTS, type Root } from '@trazo/contract/plan-document/roots';
import type { PlanStatus, PlanSummary } from '@trazo/contract/plans/plan';
import type { AccountId } from '../../platform/authentication/account.ts';
import { newSecret } from '../../platform/crypto/secrets.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import type { PictureJob } from '../../platform/images/picture-processing.ts';
import { eraseOf, type PlanErasure } from './deleted-plans.ts';
import { addedBy, bytesOf, EMPTY_UPDATE, loadDocument } from './document-update.ts';
import { withImagesThere } from './image-gone-error.ts';
import { addChange, announceChange, documentUpdates, keepBase, keptBases } from './plan-change-repository.ts';
import type { PlanContents, SentContent } from './plan-content.ts';
import { keepHeld, type PlanFolding } from './plan-folding.ts';
import type { PlanImages } from './plan-images.ts';
import {
  insertPlan,
  lockHoldings,
  type PlanRow,
  replaceContent,
  type SummaryRow,
} from './plan-repository.ts';
import { toSummary } from './plan-summary.ts';
import { planIdOf } from './schema.ts';
import type { TextStorage } from './text-storage.ts';
import type { KeepVersion } from './version-keeping.ts';

export interface NewPlan {
  /** Chosen by who sends it; else the plan is given one. */
  readonly id: string | undefined;
  readonly content: string;
  readonly name: string | undefined;
}

export interface PlanChange {
  readonly content: string;
  readonly by: AccountId;
  /** Undefined for a client that knows no versions: the last writer wins. */
  readonly version: number | undefined;
  readonly name: string | undefined;
  readonly status: PlanStatus | undefined;
}

export interface SavedChange {
  /** At the version whose contents its sender has: what others wrote may have made another of it. */
  readonly plan: PlanSummary;
  /** What was written over without having been asked for: for contents sent without a version. */
  readonly overwritten?: number;
}

/**
 * Whole contents, as the specification saves them. A plan without a document is replaced by what is sent. In one that has a document
 * what is sent is compared with what its sender had read, and the difference merged.
 */
export interface PlanSaving {
  /** The same plan again is the one there is; `plan_changed_elsewhere` if that has become another. */
  create(job: PictureJob, plan: NewPlan): Promise<PlanSummary>;
  /**
   * Saves the same contents to all of these different plans, or to none if one is not there; `plan_changed_elsewhere` if what they were made from is
   * not kept.
   */
  save(job: PictureJob, ids: readonly string[], change: PlanChange): Promise<SavedChange[]>;
}

export interface PlanSavingOptions extends Pick<Foundation, 'database' | 'clock'> {
  readonly contents: PlanContents;
  readonly images: PlanImages;
  readonly folding: PlanFolding;
  readonly erasure: PlanErasure;
  readonly textStorage: TextStorage;
  readonly keepVersion: KeepVersion;
}

export function createPlanSaving(options: PlanSavingOptions): PlanSaving {
  return {
    create: (job, plan) => withImagesThere(() => createPlan(options, job, plan)),
    save: (job, ids, change) => withImagesThere(() => savePlans(options, job, ids, change)),
  };
}

async function createPlan(
  { database, clock, contents, images, erasure, folding, textStorage }: PlanSavingOptions,
  job: PictureJob,
  { id, content, name }: NewPlan,
): Promise<PlanSummary> {
  const { owner } = job;
  const sent = await contents.toStored(content, job);
  const ownName = ownNameOf(name, sent);
  return inTransaction(database, async (tx) => {
    await lockHoldings(tx, owner);
    const before = id === undefined ? undefined : await folding.foldLocked(tx, owner, id);
    if (before !== undefined) {
      if (before.version === 1 && before.content === sent.text) return toSummary(before);
      throw changedElsewhere('_id', before);
    }
    // Its sender sees no plan under this id: what was deleted under it makes way.
    if (id !== undefined) await eraseOf(tx, erasure, owner, { id });
    await textStorage.require(tx, owner, Buffer.byteLength(sent.text));
    const now = clock();
    const row = await insertPlan(tx, {
      id: planIdOf(id ?? randomUUID()),
      accountId: owner,
      name: ownName ?? sent.name,
      nameIsOwn: ownName !== undefined,
      status: 'active',
      content: sent.text,
      contentSchema: sent.schema,
      hasImages: sent.hashes.length > 0,
      version: 1,
      completeness: sent.completeness,
      coverKey: newSecret(),
      createdAt: now,
      updatedAt: now,
    });
    if (sent.hashes.length > 0) await images.settle(tx, owner, row.id, sent);
    return toSummary(row);
  });
}

/** A save, and what came with it. */
interface Save {
  readonly owner: AccountId;
  /** Undefined where it was made from whatever there is. */
  readonly version: number | undefined;
  readonly content: SentContent;
  readonly ownName: string | undefined;
  readonly status: PlanStatus | undefined;
  readonly at: Date;
}

/** Saves the same contents to plans, in their order, or to none. */
async function savePlans(
  options: PlanSavingOptions,
  job: PictureJob,
  ids: readonly string[],
  { content: sent, by, version, name, status }: PlanChange,
): Promise<SavedChange[]> {
  const { database, clock, contents, folding } = options;
  const { owner } = job;
  const content = await contents.toStored(sent, job);
  const save = { owner, content, version, ownName: ownNameOf(name, content), status, at: clock() };
  const saved = await inTransaction(database, async (tx) => {
    await lockHoldings(tx, owner);
    const all: { readonly before: PlanRow; readonly change: SavedChange }[] = [];
    for (const id of ids) {
      const before = await folding.foldLocked(tx, owner, id);
      if (before === undefined) throw new ApiError('not_found');
      all.push({ before, change: await saveOver(options, tx, save, before) });
    }
    return all;
  });
  for (const { before } of saved) {
    await announceChange(database, owner, before.id);
    await keepEarlierDesign(options, before, content, by);
  }
  return saved.map(({ change }) => change);
}

/** A plan is kept as it was before another template. */
async function keepEarlierDesign(
  { contents, keepVersion }: PlanSavingOptions,
  before: PlanRow,
  { theme }: SentContent,
  by: AccountId,
): Promise<void> {
  if (contents.read(before.content).theme.templateId === theme.templateId) return;
  await keepVersion({ plan: before, reason: 'template', by });
}

/** Saves over a plan that is locked. The same again, after a lost answer, changes nothing. */
async function saveOver(
  options: PlanSavingOptions,
  tx: Transaction,
  save: Save,
  current: PlanRow,
): Promise<SavedChange> {
  const { owner, content, version } = save;
  const isSame = current.content === content.text;
  if (version === undefined) {
    if (isSame && save.ownName === undefined && save.status === undefined)
      return { plan: toSummary(current) };
    return { ...(await merge(options, tx, save, current, current.content)), overwritten: current.version };
  }
  if (version === current.version) return merge(options, tx, save, current, current.content);
  if (isSame && version < current.version) return { plan: toSummary(current) };
  const kept = await keptBases(tx, owner, current.id, version);
  const repeated = kept.find((each) => each.version > version && each.content === content.text);
  if (repeated !== undefined) return { plan: toSummary({ ...current, version: repeated.version }) };
  const base = kept.find((each) => each.version === version);
  if (base === undefined) throw changedElsewhere('business_plan_data.version', current);
  return merge(options, tx, save, current, base.content);
}

/** Writes what of the contents differs from `base`, which their sender had read. */
async function merge(
  options: PlanSavingOptions,
  tx: Transaction,
  { owner, content, ...save }: Save,
  current: PlanRow,
  base: string,
): Promise<SavedChange> {
  const { images, textStorage, folding } = options;
  const given = { ownName: save.ownName, status: save.status, at: save.at };
  const updates = current.epoch === 0 ? [] : await documentUpdates(tx, owner, current);
  const bytes = Buffer.byteLength(content.text) + bytesOf(updates);
  await textStorage.require(tx, owner, bytes, current.id);
  await images.store(tx, owner, content.added);
  if (current.epoch === 0) {
    const { id, epoch, version } = current;
    const replaced = { owner, id, epoch, content, version: version + 1, contentHeld: true };
    const row = await replaceContent(tx, { ...replaced, ...given });
    await images.settle(tx, owner, row.id, { ...content, added: [] });
    return { plan: toSummary(row) };
  }
  const doc = loadDocument(updates);
  const before = draftOf(options.contents.read(base));
  const after = draftOf(content);
  const write = <Part extends Root>(root: Part) =>
    applyDifference(doc, root, before[root], after[root], 'save');
  const added = addedBy(doc, () => ROOTS.forEach(write));
  const merged = await options.contents.ofDocument(tx, owner, doc, content.text);
  const isAsSent = merged.text === content.text;
  const held = current.version + 1;
  const version = isAsSent ? held : held + 1;
  if (base !== current.content) await keepHeld(tx, current);
  if (!isAsSent) {
    await keepBase(tx, owner, current.id, held, content.text);
    await addChange(tx, owner, current.id, held, EMPTY_UPDATE);
  }
  await addChange(tx, owner, current.id, version, added ?? EMPTY_UPDATE);
  const written = { before: current, doc, content: merged, version, contentHeld: isAsSent, ...given };
  const row = await folding.write(tx, written);
  return { plan: toSummary({ ...row, version: held }) };
}

const draftOf = ({ plan, theme }: Content): Draft => ({ ...plan, theme });

const changedElsewhere = (path: string, { version }: Pick<SummaryRow, 'version'>): ApiError =>
  new ApiError('plan_changed_elsewhere', { details: [{ path, message: String(version) }] });

/** A name that only repeats the company's is not one of its own. */
const ownNameOf = (name: string | undefined, { name: company }: SentContent): string | undefined =>
  name === undefined || name === '' || name === company ? undefined : name;
