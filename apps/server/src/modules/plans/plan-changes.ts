import { currentVersion } from '@trazo/contract/content/migrations';
import { readDocument } from '@trazo/contract/plan-document/read';
import { documentOf } from '@trazo/contract/plan-document/write';
import type { PlanChanges, PlanChangesAnswer, PlanDocument } from '@trazo/contract/plans/changes';
import * as Y from 'yjs';
import type { AccountId } from '../../platform/authentication/account.ts';
import { newSecret } from '../../platform/crypto/secrets.ts';
import { inTransaction, type Queryable, type Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import type { ImageStore } from '../../platform/images/image-store.ts';
import { type CheckedChange, checkChange, type SentChange } from './change-check.ts';
import { noteAuthor } from './co-author-repository.ts';
import { eraseOf, type PlanErasure } from './deleted-plans.ts';
import { bytesOf, loadDocument, referencesIn } from './document-update.ts';
import { checkLargeChange } from './large-change-check.ts';
import {
  addChange,
  announceChange,
  changesAfter,
  countChange,
  documentUpdates,
  findState,
  lockState,
  type PlanState,
  putDocument,
  setEpoch,
} from './plan-change-repository.ts';
import { hashOfReference, type PlanContents } from './plan-content.ts';
import type { PlanFolding } from './plan-folding.ts';
import type { PlanImages } from './plan-images.ts';
import { findPlan, insertPlan, lockHoldings } from './plan-repository.ts';
import { type PlanId, planIdOf } from './schema.ts';
import type { TextStorage } from './text-storage.ts';
import type { KeepVersion } from './version-keeping.ts';

/** Bytes of a change above which it is checked in a thread of its own. */
const LARGE = 100_000;
/** Changes after which a plan is folded that no one has read. */
const FOLDED_AFTER = 200;
const FIRST_EPOCH = 1;

/** Plans as documents that devices merge their changes into. */
export interface PlanChangeService {
  /** Made of the content if there is none yet. */
  open(owner: AccountId, id: string): Promise<PlanDocument>;
  /** Merges a change and answers what others have written; the errors are those of `changePlan`. */
  exchange(by: Writer, id: string, sent: PlanChanges): Promise<PlanChangesAnswer>;
  /** What was written after a revision; undefined for a plan that is not there. */
  since(
    owner: AccountId,
    id: string,
    epoch: number,
    revision: number,
  ): Promise<PlanChangesAnswer | undefined>;
}

/** Who writes, and whose the plan is. */
export interface Writer {
  readonly owner: AccountId;
  readonly author: AccountId;
}

export interface PlanChangeOptions extends Pick<Foundation, 'database' | 'clock'> {
  readonly contents: PlanContents;
  readonly folding: PlanFolding;
  readonly images: PlanImages;
  readonly store: ImageStore;
  readonly erasure: PlanErasure;
  readonly textStorage: TextStorage;
  readonly keepVersion: KeepVersion;
}

export const createPlanChanges = (options: PlanChangeOptions): PlanChangeService => ({
  open: (owner, id) => openDocument(options, owner, id),
  exchange: (by, id, sent) => exchange(options, by, id, sent),
  since: async (owner, id, epoch, revision) => {
    const { database } = options;
    const state = await findState(database, owner, id);
    // As long as no device has opened it there are no changes.
    if (state?.epoch === 0) return { epoch: 0, revision };
    return state && answerOf(database, owner, state, epoch === state.epoch ? revision : 0);
  },
});

async function openDocument(options: PlanChangeOptions, owner: AccountId, id: string): Promise<PlanDocument> {
  const { database } = options;
  const found = await findState(database, owner, id);
  if (found === undefined) throw new ApiError('not_found');
  if (found.epoch > 0) return wholeOf(database, owner, found);
  return inTransaction(database, async (tx) => {
    const state = await lockState(tx, owner, id);
    if (state === undefined) throw new ApiError('not_found');
    return wholeOf(tx, owner, await withDocument(options, tx, owner, state));
  });
}

/** The locked plan with a document, which is made of its content if there is none. */
async function withDocument(
  { contents }: PlanChangeOptions,
  tx: Transaction,
  owner: AccountId,
  state: PlanState,
): Promise<PlanState> {
  if (state.epoch > 0) return state;
  const row = await findPlan(tx, owner, state.id);
  if (row === undefined) throw new ApiError('not_found');
  const doc = documentOf(contents.read(row.content));
  await putDocument(tx, owner, state, Y.encodeStateAsUpdate(doc));
  await setEpoch(tx, owner, state.id, FIRST_EPOCH);
  return { ...state, epoch: FIRST_EPOCH };
}

const standingOf = ({ epoch, version, name, nameIsOwn }: PlanState) => ({
  epoch,
  revision: version,
  ...(nameIsOwn && { name }),
});

async function wholeOf(on: Queryable, owner: AccountId, state: PlanState): Promise<PlanDocument> {
  const update = Y.mergeUpdates(await documentUpdates(on, owner, state));
  return { ...standingOf(state), update: inBase64(update) };
}

/** What a device that knows a revision does not know yet. */
async function answerOf(
  on: Queryable,
  owner: AccountId,
  state: PlanState,
  revision: number,
): Promise<PlanChangesAnswer> {
  if (revision === state.version) return standingOf(state);
  const changes = revision === 0 ? undefined : await changesAfter(on, owner, state, revision);
  if (changes === undefined) return wholeOf(on, owner, state);
  return { ...standingOf(state), update: inBase64(Y.mergeUpdates(changes)) };
}

async function exchange(
  options: PlanChangeOptions,
  { owner, author }: Writer,
  id: string,
  sent: PlanChanges,
): Promise<PlanChangesAnswer> {
  if (sent.schema !== currentVersion()) throw new ApiError('content_newer_version');
  const update = Buffer.from(sent.update, 'base64');
  const { database, folding } = options;
  // Before the plan is locked: a large one takes a while, and what is merged meanwhile makes no difference to it.
  const isLarge = update.byteLength > LARGE;
  const checked = isLarge ? await checkBefore(options, owner, id, incomingOf(sent, update)) : undefined;
  const incoming = { ...sent, ...incomingOf(sent, update), author, checked };
  const { answer, isNew, isLong, earlier } = await inTransaction(database, async (tx) => {
    if (sent.epoch === 0 || mayNameFiles(update)) await lockHoldings(tx, owner);
    const state = await lockState(tx, owner, id);
    if (state === undefined && sent.epoch > 0) throw new ApiError('not_found');
    return state === undefined
      ? createPlan(options, tx, owner, planIdOf(id), incoming)
      : changePlan(options, tx, owner, state, incoming);
  });
  if (earlier !== undefined) await keepEarlierDesign(options, { owner, author }, earlier);
  if (isNew) await announceChange(database, owner, id);
  if (isLong) await folding.fold(owner, id);
  return answer;
}

/** What a device sends, as it is checked. */
type Unchecked = Omit<SentChange, 'document'>;

const incomingOf = ({ revision }: PlanChanges, update: Uint8Array): Unchecked => ({
  update,
  isWhole: revision === 0,
});

interface Incoming extends Unchecked {
  readonly author: AccountId;
  readonly epoch: number;
  readonly revision: number;
  /** What a check before has found. */
  readonly checked: CheckedChange | undefined;
}

const checkedIn = ({ checked, update, isWhole }: Incoming, document: readonly Uint8Array[]): CheckedChange =>
  checked ?? checkChange({ document, update, isWhole });

async function checkBefore(
  { database }: PlanChangeOptions,
  owner: AccountId,
  id: string,
  change: Unchecked,
): Promise<CheckedChange> {
  const state = await findState(database, owner, id);
  const isThere = state !== undefined && state.epoch > 0;
  const document = isThere ? await documentUpdates(database, owner, state) : [];
  return checkLargeChange(owner, { document, ...change });
}

interface Merged {
  readonly answer: PlanChangesAnswer;
  /** Whether others have something to learn. */
  readonly isNew: boolean;
  /** Whether so many changes wait that they are folded in before anyone reads. */
  readonly isLong: boolean;
  /** The document as it was, if its design may have changed. */
  readonly earlier?: {
    readonly id: PlanId;
    readonly document: readonly Uint8Array[];
    readonly added: Uint8Array;
  };
}

/** Merges a change into a plan that is locked. */
async function changePlan(
  options: PlanChangeOptions,
  tx: Transaction,
  owner: AccountId,
  found: PlanState,
  incoming: Incoming,
): Promise<Merged> {
  const { clock, textStorage } = options;
  const { epoch, revision, author } = incoming;
  const state = await withDocument(options, tx, owner, found);
  const { id, version } = state;
  if (Math.max(epoch, FIRST_EPOCH) !== state.epoch) throw new ApiError('document_replaced');
  if (revision > version) throw new ApiError('changes_incomplete');
  const document = await documentUpdates(tx, owner, state);
  const change = requireMergeable(checkedIn(incoming, document));
  if (change === undefined) {
    return { answer: await answerOf(tx, owner, state, revision), isNew: false, isLong: false };
  }
  const { update: added, roots: sections } = change;
  await textStorage.requireRoomToGrow(tx, owner, bytesOf(document) + added.byteLength, id);
  await showFiles(options, tx, owner, state, added);
  const others = await answerOf(tx, owner, state, revision);
  await addChange(tx, owner, id, version + 1, added);
  const at = clock();
  await countChange(tx, owner, id, at);
  if (found.isShared) await noteAuthor(tx, { owner, planId: id, author, sections, at });
  const answer = { ...others, revision: version + 1 };
  const merged = { answer, isNew: true, isLong: state.unfolded + 1 >= FOLDED_AFTER };
  return sections.includes('theme') ? { ...merged, earlier: { id, document, added } } : merged;
}

/** A change of template is looked at with other eyes: the plan is kept as it was before. */
async function keepEarlierDesign(
  { database, contents, keepVersion }: PlanChangeOptions,
  { owner, author }: Writer,
  { id, document, added }: NonNullable<Merged['earlier']>,
): Promise<void> {
  const [before, after] = [loadDocument(document), loadDocument([...document, added])];
  if (readDocument(before).theme.templateId === readDocument(after).theme.templateId) return;
  const row = await findPlan(database, owner, id);
  if (row === undefined) return;
  const content = await contents.ofDocument(database, owner, before, row.content);
  const plan = { ...row, content: content.text, contentSchema: content.schema };
  await keepVersion({ plan, reason: 'template', by: author });
}

/** Stores a plan that is new to the server, while the account's holdings are locked. */
async function createPlan(
  { clock, contents, erasure, textStorage, ...options }: PlanChangeOptions,
  tx: Transaction,
  owner: AccountId,
  id: PlanId,
  incoming: Incoming,
): Promise<Merged> {
  const { update } = requireMergeable(checkedIn(incoming, [])) ?? incoming;
  await requireFiles(options, tx, owner, update);
  // Its sender sees no plan under this id: what was deleted under it makes way.
  await eraseOf(tx, erasure, owner, { id });
  const content = await contents.ofDocument(tx, owner, loadDocument([update]));
  await textStorage.require(tx, owner, Buffer.byteLength(content.text) + update.byteLength);
  const now = clock();
  const row = await insertPlan(tx, {
    ...{ id, accountId: owner, status: 'active', version: 1, epoch: FIRST_EPOCH, contentHeld: false },
    ...{ name: content.name, nameIsOwn: false, content: content.text, contentSchema: content.schema },
    ...{ hasImages: content.hashes.length > 0, completeness: content.completeness },
    ...{ coverKey: newSecret(), createdAt: now, updatedAt: now },
  });
  await putDocument(tx, owner, row, update);
  await options.images.settle(tx, owner, id, content);
  return { answer: { epoch: FIRST_EPOCH, revision: row.version }, isNew: false, isLong: false };
}

/** What a change adds; undefined if it is known already. */
function requireMergeable(checked: CheckedChange): (CheckedChange & { state: 'new' }) | undefined {
  switch (checked.state) {
    case 'new':
      return checked;
    case 'known':
      return undefined;
    case 'incomplete':
      throw new ApiError('changes_incomplete');
    case 'refused':
      throw new ApiError('content_invalid', { details: checked.issues });
  }
}

/** The pictures and fonts that a change names are the plan's from now on. */
async function showFiles(
  options: Pick<PlanChangeOptions, 'store' | 'images'>,
  tx: Transaction,
  owner: AccountId,
  { id }: PlanState,
  update: Uint8Array,
): Promise<void> {
  const hashes = await requireFiles(options, tx, owner, update);
  await options.images.show(tx, owner, id, hashes);
}

/** The hashes of what is stored of them; `image_missing` if some are not. */
async function requireFiles(
  { store }: Pick<PlanChangeOptions, 'store'>,
  tx: Transaction,
  owner: AccountId,
  update: Uint8Array,
): Promise<string[]> {
  const references = referencesIn(update);
  const known = await store.known(tx, owner, references.map(hashOfReference));
  const missing = references.filter((reference) => !known.has(hashOfReference(reference)));
  if (missing.length > 0) {
    const details = missing.map((path) => ({ path, message: 'it was not uploaded' }));
    throw new ApiError('image_missing', { details });
  }
  return [...new Set(known.values().map(({ hash }) => hash))];
}

/** Whether a change may name a picture or a font: then what the account keeps of them must not change meanwhile. */
const mayNameFiles = (update: Buffer): boolean => update.includes('image:') || update.includes('font:');

const inBase64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
