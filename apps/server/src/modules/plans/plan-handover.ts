import * as Y from 'yjs';
import type { AccountId } from '../../platform/authentication/account.ts';
import { newSecret } from '../../platform/crypto/secrets.ts';
import { inTransaction, type Queryable, type Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import type { ImageStore, PlacedImage } from '../../platform/images/image-store.ts';
import { addCoAuthor, coAuthorsOf, noteAuthor, sectionAuthorsOf } from './co-author-repository.ts';
import { softDelete } from './deleted-plan-repository.ts';
import { eraseOf, type PlanErasure } from './deleted-plans.ts';
import { bytesOf, loadDocument } from './document-update.ts';
import { ImageGoneError, withImagesThere } from './image-gone-error.ts';
import { announceChange, documentUpdates, putDocument } from './plan-change-repository.ts';
import type { PlanFolding } from './plan-folding.ts';
import { addPlanImages, imagesOfPlan, imagesOfVersions } from './plan-image-repository.ts';
import type { PlanImages } from './plan-images.ts';
import { findPlan, insertPlan, lockHoldings } from './plan-repository.ts';
import type { PlanId } from './schema.ts';
import type { TextStorage } from './text-storage.ts';

/**
 * Makes a co-author the owner of a plan. Its data lie with their account from then on, under the same id and with a picture store of
 * their own; who handed it over stays as a co-author, links and invitations end, earlier contents for clients that save over them go.
 */
export type HandOver = (from: AccountId, id: string, to: AccountId) => Promise<void>;

/** The pictures that the plan shows, and those of its versions. */
const imagesKept = async (on: Queryable, owner: AccountId, id: PlanId): Promise<ReadonlySet<string>> =>
  new Set([...(await imagesOfPlan(on, owner, id)), ...(await imagesOfVersions(on, owner, id))]);

/** Takes along what another module keeps of a plan: read before its rows go, and put where they are then. */
export type PlanMove = (
  tx: Transaction,
  move: {
    readonly from: AccountId;
    readonly to: AccountId;
    readonly id: PlanId;
    readonly people: readonly AccountId[];
  },
) => Promise<() => Promise<void>>;

export interface HandOverOptions extends Pick<Foundation, 'database' | 'clock'> {
  readonly store: ImageStore;
  readonly images: PlanImages;
  readonly folding: PlanFolding;
  readonly erasure: PlanErasure;
  readonly textStorage: TextStorage;
  readonly alsoMove: PlanMove;
}

export const createHandOver =
  (options: HandOverOptions): HandOver =>
  (from, id, to) =>
    withImagesThere(async () => {
      const { database, store } = options;
      const plan = await findPlan(database, from, id);
      if (plan === undefined) throw new ApiError('not_found');
      const members = await coAuthorsOf(database, from, id);
      if (!members.some(({ memberId }) => memberId === to)) throw new ApiError('not_found');
      const kept = await imagesKept(database, from, plan.id);
      const placed = await store.place(to, await store.copies(database, from, [...kept]));
      await inTransaction(database, (tx) => move(options, tx, { from, id, to, placed }));
      // Streams where it was end, and are opened where it is.
      await announceChange(database, from, id);
    });

interface Move {
  readonly from: AccountId;
  readonly id: string;
  readonly to: AccountId;
  /** Copies of the pictures that it shows, and its versions. */
  readonly placed: readonly PlacedImage[];
}

async function move(
  { clock, folding, erasure, images, textStorage, alsoMove }: HandOverOptions,
  tx: Transaction,
  { from, id, to, placed }: Move,
): Promise<void> {
  for (const account of [from, to].sort()) await lockHoldings(tx, account);
  const row = await folding.foldLocked(tx, from, id);
  const members = await coAuthorsOf(tx, from, id);
  if (row === undefined || !members.some(({ memberId }) => memberId === to)) throw new ApiError('not_found');
  const sections = await sectionAuthorsOf(tx, from, id);
  const updates = row.epoch === 0 ? [] : await documentUpdates(tx, from, row);
  const hashes = await imagesOfPlan(tx, from, row.id);
  const kept = await imagesKept(tx, from, row.id);
  const copied = new Set(placed.map(({ hash }) => hash));
  // Another picture has come meanwhile.
  if ([...kept].some((hash) => !copied.has(hash))) throw new ImageGoneError();
  await textStorage.require(tx, to, Buffer.byteLength(row.content) + bytesOf(updates));

  const people = [from, ...members.map(({ memberId }) => memberId)];
  const putElsewhere = await alsoMove(tx, { from, to, id: row.id, people });
  const at = clock();
  await softDelete(tx, from, id, at);
  await eraseOf(tx, erasure, from, { id });
  await insertPlan(tx, { ...row, accountId: to, coverKey: newSecret(), contentHeld: false });
  if (updates.length > 0) {
    await putDocument(tx, to, row, Y.encodeStateAsUpdate(loadDocument(updates)));
  }
  await images.store(
    tx,
    to,
    placed.filter(({ hash }) => kept.has(hash)),
  );
  await addPlanImages(tx, to, row.id, hashes);
  const others = members.filter(({ memberId }) => memberId !== to);
  for (const member of [...others, { memberId: from, role: 'edit' as const }]) {
    await addCoAuthor(tx, to, row.id, member, at);
  }
  await putElsewhere();
  for (const { section, authorId, changedAt } of sections) {
    const noted = { author: authorId, sections: [section], at: changedAt };
    await noteAuthor(tx, { owner: to, planId: row.id, ...noted });
  }
}
