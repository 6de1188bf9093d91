import { encodeContent } from '@trazo/contract/content/content-codec';
import { currentVersion } from '@trazo/contract/content/migrations';
import type { Version } from '@trazo/contract/plans/versions';
import { FILE_REFERENCES } from '@trazo/plan/kept-files';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { accountsById } from '../accounts/account-repository.ts';
import type { PlanContents } from '../plans/plan-content.ts';
import type { PlanDocument, PlanDocuments } from '../plans/plan-documents.ts';
import type { PlanFolding } from '../plans/plan-folding.ts';
import type { PlanPolicy } from '../plans/plan-policy.ts';
import { findPlan, lockHoldings, type PlanRow } from '../plans/plan-repository.ts';
import { keep, type NewVersion, requireRoomForName } from './version-keeping.ts';
import {
  findVersion,
  type ListedVersion,
  noteOnVersion,
  removeVersion,
  type VersionRow,
  versionsOf,
} from './version-repository.ts';

/** Who asks about a plan, and whose it is. */
export interface Asking {
  readonly owner: Account;
  readonly caller: AccountId;
}

/** Versions of plans. A plan that is not there, and a version that is not one of its own, is `not_found`. */
export interface VersionService {
  /** The newest first. */
  list(asking: Asking, plan: string): Promise<Version[]>;
  /** Keeps a plan as it is now; `too_many_versions` if no more may have a name. */
  keep(asking: Asking, plan: string, version: Pick<NewVersion, 'reason' | 'name'>): Promise<void>;
  /** With its content in the current schema, files by reference. */
  open(asking: Asking, plan: string, id: string): Promise<{ version: Version; content: string }>;
  /** `entitlement_needed` unless the plan may leave the house. */
  document(asking: Asking, plan: string, id: string, signal: AbortSignal): Promise<PlanDocument>;
  name(owner: AccountId, plan: string, id: string, name: string): Promise<void>;
  remove(owner: AccountId, plan: string, id: string): Promise<void>;
}

export interface VersionServiceOptions extends Pick<Foundation, 'database' | 'clock'> {
  readonly contents: PlanContents;
  readonly folding: PlanFolding;
  readonly documents: PlanDocuments;
  readonly policy: PlanPolicy;
}

export function createVersionService(options: VersionServiceOptions): VersionService {
  const { database, clock, contents, folding, documents, policy } = options;
  const planOf = async (owner: AccountId, id: string): Promise<PlanRow> => {
    const plan = await findPlan(database, owner, id);
    if (plan === undefined) throw new ApiError('not_found');
    return plan;
  };
  const locked = <Result>(owner: AccountId, work: (tx: Transaction) => Promise<Result>) =>
    inTransaction(database, async (tx) => {
      await lockHoldings(tx, owner);
      return work(tx);
    });
  const versionOf = async (owner: AccountId, plan: string, id: string): Promise<VersionRow> => {
    const version = await findVersion(database, owner, plan, id);
    if (version === undefined) throw new ApiError('not_found');
    return version;
  };
  const described = async (rows: readonly ListedVersion[], caller: AccountId): Promise<Version[]> => {
    const people = await accountsById(database, [...new Set(rows.flatMap(({ keptBy }) => keptBy ?? []))]);
    return rows.map(({ id, keptAt, reason, keptBy, name }) => {
      const person = keptBy === null ? undefined : people.get(keptBy);
      return {
        ...{ id, kept_at: keptAt.toISOString(), reason, name },
        by:
          person === undefined
            ? null
            : { name: `${person.name} ${person.surname}`.trim(), is_caller: person.id === caller },
      };
    });
  };
  return {
    list: async ({ owner, caller }, id) => {
      const plan = await planOf(owner.id, id);
      return described(await versionsOf(database, owner.id, plan.id), caller);
    },
    keep: ({ owner, caller }, id, version) =>
      locked(owner.id, async (tx) => {
        const plan = await folding.foldLocked(tx, owner.id, id);
        if (plan === undefined) throw new ApiError('not_found');
        await keep(tx, clock(), { plan, by: caller, ...version });
      }),
    open: async ({ owner, caller }, id, versionId) => {
      await planOf(owner.id, id);
      const row = await versionOf(owner.id, id, versionId);
      const [version] = await described([row], caller);
      if (version === undefined) throw new ApiError('not_found');
      const isCurrent = row.contentSchema === currentVersion();
      return { version, content: isCurrent ? row.content : encodeContent(contents.read(row.content)) };
    },
    document: async ({ owner }, id, versionId, signal) => {
      const plan = await planOf(owner.id, id);
      await policy.requireTakingOut(owner);
      const { content, contentSchema, keptAt, name } = await versionOf(owner.id, id, versionId);
      const hasImages = content.search(FILE_REFERENCES) !== -1;
      const called = `${plan.name} - ${name ?? keptAt.toISOString().slice(0, 10)}`;
      return documents.typeset({ ...plan, content, contentSchema, hasImages, name: called }, signal);
    },
    name: (owner, id, versionId, name) =>
      locked(owner, async (tx) => {
        const version = await findVersion(tx, owner, id, versionId);
        if (version === undefined) throw new ApiError('not_found');
        if (version.name === null) await requireRoomForName(tx, owner, id);
        await noteOnVersion(tx, owner, id, versionId, { name, expiresAt: null });
      }),
    remove: async (owner, id, versionId) => {
      if (!(await removeVersion(database, owner, id, versionId))) throw new ApiError('not_found');
    },
  };
}
