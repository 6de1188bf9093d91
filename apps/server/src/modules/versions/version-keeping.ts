import { randomUUID } from 'node:crypto';
import { NAMED_VERSIONS_LIMIT, type VersionReason } from '@trazo/contract/plans/versions';
import { FILE_REFERENCES } from '@trazo/plan/kept-files';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { hashOfReference } from '../plans/plan-content.ts';
import { findPlan, lockHoldings, type PlanRow } from '../plans/plan-repository.ts';
import type { KeepVersion } from '../plans/version-keeping.ts';
import { expiryOf, weekOf } from './version-expiry.ts';
import {
  countNamed,
  insertVersion,
  latestVersion,
  makeRoom,
  noteOnVersion,
  unnamedSince,
} from './version-repository.ts';

/** Bytes that the versions of an account take before they are compressed: beyond, the oldest without a name go. */
const ACCOUNT_LIMIT = 1_000_000_000;

/** A plan as it is to be kept. */
export interface NewVersion {
  readonly plan: Pick<PlanRow, 'accountId' | 'id' | 'content' | 'contentSchema'>;
  readonly reason: VersionReason;
  readonly by: AccountId | null;
  readonly name?: string;
}

/** Keeps versions of plans as they were read. */
export const createVersionKeeping =
  (database: NodePgDatabase, clock: Clock): KeepVersion =>
  ({ plan, reason, by }) =>
    inTransaction(database, async (tx) => {
      await lockHoldings(tx, plan.accountId);
      if ((await findPlan(tx, plan.accountId, plan.id)) === undefined) return;
      await keep(tx, clock(), { plan, reason, by });
    });

/**
 * Keeps a version while the account's holdings are locked. What was kept last and says the same becomes it, but for one with a name.
 */
export async function keep(
  tx: Transaction,
  now: Date,
  { plan, reason, by, name }: NewVersion,
): Promise<void> {
  const { accountId: owner, id, content, contentSchema } = plan;
  const latest = await latestVersion(tx, owner, id, content);
  const isKnown = latest?.isSame === true;
  // Nothing has changed since, and what is known of it says more.
  if (isKnown && name === undefined && (reason === 'work' || latest.name !== null)) return;
  if (name !== undefined) await requireRoomForName(tx, owner, id);
  const becomesIt = isKnown && latest.name === null;
  const expiresAt = async () => {
    if (name !== undefined || (becomesIt && latest.expiresAt === null)) return null;
    const without = becomesIt ? latest.id : undefined;
    return expiryOf(now, await unnamedSince(tx, owner, id, weekOf(now), reason === 'work', without));
  };
  const said = { keptAt: now, expiresAt: await expiresAt(), reason, keptBy: by, name: name ?? null };
  if (becomesIt) {
    await noteOnVersion(tx, owner, id, latest.id, said);
    return;
  }
  const bytes = Buffer.byteLength(content);
  await makeRoom(tx, owner, ACCOUNT_LIMIT - bytes);
  const hashes = new Set(content.match(FILE_REFERENCES)?.map(hashOfReference));
  const version = { accountId: owner, planId: id, id: randomUUID(), content, contentSchema, bytes };
  await insertVersion(tx, { ...version, ...said }, [...hashes]);
}

/** `too_many_versions` if as many as may have a name already have one. */
export async function requireRoomForName(tx: Transaction, owner: AccountId, plan: string): Promise<void> {
  if ((await countNamed(tx, owner, plan)) >= NAMED_VERSIONS_LIMIT) throw new ApiError('too_many_versions');
}
