import type { CoAuthorRole } from '@trazo/contract/plans/co-authors';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import { isoMoment } from '../../platform/database/column-types.ts';
import type { FreshRead } from '../../platform/database/read-replica.ts';
import type { Queryable } from '../../platform/database/transaction.ts';
import { accounts } from '../accounts/schema.ts';
import type { PlanPlace } from './co-author-repository.ts';
import { IS_THERE, type PlanRow, SUMMARY, type SummaryRow } from './plan-repository.ts';
import { coAuthors, plans } from './schema.ts';

/** The moments of a list as the database writes them: making dates of thousands only to write them again takes long. */
const LISTED = {
  ...SUMMARY,
  unfolded: plans.unfolded,
  createdAt: sql<string>`${plans.createdAt}`,
  updatedAt: sql<string>`${plans.updatedAt}`,
};

/** One of a list, its moments as ISO 8601. */
export type ListedRow = Omit<SummaryRow, 'createdAt' | 'updatedAt'> & {
  readonly unfolded: number;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** A plan of another account in a list: whose it is, and what the reader is in it. */
export type CoAuthoredRow = ListedRow & {
  readonly owner: Pick<Account, 'id' | 'name' | 'surname' | 'email'>;
  readonly role: CoAuthorRole;
};

/** A position in the list of an account's plans. */
export interface ListPlace {
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly id: string;
}

/** The reads of every day, prepared once for each place they are made at. */
export function preparePlanReads(read: FreshRead): PlanReads {
  const prepared = new WeakMap<NodePgDatabase, ReturnType<typeof prepareReads>>();
  const readsOn = (on: NodePgDatabase) => {
    const reads = prepared.get(on) ?? prepareReads(on);
    prepared.set(on, reads);
    return reads;
  };
  return {
    list: (...asked) => read((on) => readsOn(on).list(...asked)),
    listCoAuthored: async (member, places, ...asked) =>
      places.length === 0 ? [] : read((on) => listCoAuthored(on, member, places, ...asked)),
    find: (...asked) => read((on) => readsOn(on).find(...asked)),
  };
}

const LAST_CHANGED_FIRST = [desc(plans.updatedAt), desc(plans.id)] as const;

const comesAfter = (at: unknown, id: unknown) => sql`(${plans.updatedAt}, ${plans.id}) < (${at}, ${id})`;

function prepareReads(database: NodePgDatabase): Pick<PlanReads, 'list' | 'find'> {
  const owner = sql.placeholder('owner');
  const limit = sql.placeholder('limit');
  const ofOwner = and(eq(plans.accountId, owner), IS_THERE);
  const list = database
    .select(LISTED)
    .from(plans)
    .where(ofOwner)
    .orderBy(...LAST_CHANGED_FIRST)
    .limit(limit)
    .prepare('plans_list');
  const listAfter = database
    .select(LISTED)
    .from(plans)
    .where(and(ofOwner, comesAfter(sql.placeholder('at'), sql.placeholder('id'))))
    .orderBy(...LAST_CHANGED_FIRST)
    .limit(limit)
    .prepare('plans_list_after');
  const find = database
    .select()
    .from(plans)
    .where(and(eq(plans.accountId, owner), eq(plans.id, sql.placeholder('id')), IS_THERE))
    .prepare('plans_find');
  return {
    list: async (accountId, atMost, after) => {
      const asked = { owner: accountId, limit: atMost };
      const rows = await (after === undefined
        ? list.execute(asked)
        : listAfter.execute({ ...asked, at: after.updatedAt, id: after.id }));
      return withIsoMoments(rows);
    },
    find: async (accountId, id) => {
      const [row] = await find.execute({ owner: accountId, id });
      return row;
    },
  };
}

/** In place: a list may be of thousands. */
function withIsoMoments<Row extends { createdAt: string; updatedAt: string }>(rows: Row[]): Row[] {
  for (const row of rows) {
    row.createdAt = isoMoment(row.createdAt);
    row.updatedAt = isoMoment(row.updatedAt);
  }
  return rows;
}

/** With their owners, who say in `co_authors` which of them the member may open. */
async function listCoAuthored(
  on: Queryable,
  member: AccountId,
  places: readonly PlanPlace[],
  atMost: number,
  after?: ListPlace,
): Promise<CoAuthoredRow[]> {
  const { id, name, surname, email } = accounts;
  const rows = await on
    .select({ ...LISTED, role: coAuthors.role, owner: { id, name, surname, email } })
    .from(plans)
    .innerJoin(
      coAuthors,
      and(
        ...[eq(coAuthors.accountId, plans.accountId), eq(coAuthors.planId, plans.id)],
        eq(coAuthors.memberId, member),
      ),
    )
    .innerJoin(accounts, eq(accounts.id, plans.accountId))
    .where(
      and(
        inArray(
          plans.accountId,
          places.map(({ ownerId }) => ownerId),
        ),
        inArray(
          plans.id,
          places.map(({ planId }) => planId),
        ),
        IS_THERE,
        after && comesAfter(after.updatedAt, after.id),
      ),
    )
    .orderBy(...LAST_CHANGED_FIRST)
    .limit(atMost);
  return withIsoMoments(rows);
}

export interface PlanReads {
  /** An account's own, the last changed first: so many of them, from the beginning or after one. */
  list(accountId: AccountId, atMost: number, after?: ListPlace): Promise<ListedRow[]>;
  /** In the same way those of others that lie at these places and that the member may open. */
  listCoAuthored(
    member: AccountId,
    places: readonly PlanPlace[],
    atMost: number,
    after?: ListPlace,
  ): Promise<CoAuthoredRow[]>;
  find(accountId: AccountId, id: string): Promise<PlanRow | undefined>;
}
