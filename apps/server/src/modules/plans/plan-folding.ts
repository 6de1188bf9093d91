import { rebuiltDocument } from '@trazo/contract/plan-document/rebuild';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import * as Y from 'yjs';
import type { AccountId } from '../../platform/authentication/account.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { loadDocument } from './document-update.ts';
import { documentUpdates, keepBase, putDocument } from './plan-change-repository.ts';
import type { PlanContents, StorableContent } from './plan-content.ts';
import type { PlanImages } from './plan-images.ts';
import type { ListedRow, PlanReads } from './plan-reads.ts';
import {
  type ContentReplacement,
  lockHoldings,
  lockPlan,
  type PlanRow,
  replaceContent,
} from './plan-repository.ts';

/** Bytes of a document, and how many times what it would be without traces, from which it is rebuilt. */
const REBUILT_ABOVE = 4_000_000;
const GROWN = 8;

/**
 * Changes are appended, which costs a hundredth of writing the whole plan. Who reads a plan has them folded in first: into document,
 * content, pictures, and what follows from them.
 */
export interface PlanFolding {
  /** The plan with all its changes; undefined if it is not the account's. */
  fold(owner: AccountId, id: string): Promise<PlanRow | undefined>;
  /** The same in a transaction, while the account's holdings are locked; nothing else changes the plan until that ends. */
  foldLocked(tx: Transaction, owner: AccountId, id: string): Promise<PlanRow | undefined>;
  /** Writes a document and the content that follows from it. */
  write(tx: Transaction, written: WrittenDocument): Promise<PlanRow>;
}

export interface WrittenDocument extends Omit<ContentReplacement, 'owner' | 'id' | 'content' | 'epoch'> {
  readonly before: PlanRow;
  readonly doc: Y.Doc;
  readonly content: StorableContent;
}

export interface PlanFoldingOptions {
  readonly database: NodePgDatabase;
  readonly contents: PlanContents;
  readonly images: PlanImages;
}

export function createPlanFolding({ database, contents, images }: PlanFoldingOptions): PlanFolding {
  const write: PlanFolding['write'] = async (tx, { before, doc, content, ...replacement }) => {
    const { accountId: owner, id } = before;
    const whole = Y.encodeStateAsUpdate(doc);
    const rebuilt = rebuiltIfGrown(doc, whole);
    await putDocument(tx, owner, { id, version: replacement.version }, rebuilt ?? whole);
    const epoch = rebuilt === undefined ? before.epoch : before.epoch + 1;
    const row = await replaceContent(tx, { owner, id, content, epoch, ...replacement });
    await images.settle(tx, owner, id, content);
    return row;
  };
  const foldLocked: PlanFolding['foldLocked'] = async (tx, owner, id) => {
    const before = await lockPlan(tx, owner, id);
    if (before === undefined || before.unfolded === 0) return before;
    const doc = loadDocument(await documentUpdates(tx, owner, before));
    const content = await contents.ofDocument(tx, owner, doc, before.content);
    await keepHeld(tx, before);
    return write(tx, { before, doc, content, version: before.version, contentHeld: false });
  };
  return {
    fold: (owner, id) =>
      inTransaction(database, async (tx) => {
        await lockHoldings(tx, owner);
        return foldLocked(tx, owner, id);
      }),
    foldLocked,
    write,
  };
}

/** A document that is mostly traces of what was deleted, without them; undefined in daily use. */
function rebuiltIfGrown(doc: Y.Doc, whole: Uint8Array): Uint8Array | undefined {
  if (whole.byteLength <= REBUILT_ABOVE) return undefined;
  const rebuilt = Y.encodeStateAsUpdate(rebuiltDocument(doc));
  return whole.byteLength > rebuilt.byteLength * GROWN ? rebuilt : undefined;
}

/** Keeps the content of a plan that another is to replace, if a client may save over it. */
export async function keepHeld(tx: Transaction, before: PlanRow): Promise<void> {
  if (!before.contentHeld) return;
  await keepBase(tx, before.accountId, before.id, before.version - before.unfolded, before.content);
}

/** Reads that fold in first what they come upon. */
export function foldingReads(reads: PlanReads, { fold }: Pick<PlanFolding, 'fold'>): PlanReads {
  /** The rows are asked for again where some had changes waiting. */
  const folded = async <Row extends ListedRow>(
    ask: () => Promise<Row[]>,
    ownerOf: (row: Row) => AccountId,
  ) => {
    const rows = await ask();
    const unfolded = rows.filter((row) => row.unfolded > 0);
    if (unfolded.length === 0) return rows;
    for (const row of unfolded) await fold(ownerOf(row), row.id);
    return ask();
  };
  return {
    find: async (owner, id) => {
      const row = await reads.find(owner, id);
      return row === undefined || row.unfolded === 0 ? row : fold(owner, id);
    },
    list: (owner, ...asked) =>
      folded(
        () => reads.list(owner, ...asked),
        () => owner,
      ),
    listCoAuthored: (...asked) =>
      folded(
        () => reads.listCoAuthored(...asked),
        (row) => row.owner.id,
      ),
  };
}
