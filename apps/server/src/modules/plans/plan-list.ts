import type { PlanSummary } from '@trazo/contract/plans/plan';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type AccountId, nameOf } from '../../platform/authentication/account.ts';
import type { Queryable } from '../../platform/database/transaction.ts';
import { accountsById } from '../accounts/account-repository.ts';
import {
  coAuthoredBy,
  countCoAuthors,
  lastAuthorsOf,
  type PlanPlace,
  placeKey,
} from './co-author-repository.ts';
import { cursorOf, placeOf } from './plan-cursor.ts';
import { hasRight } from './plan-policy.ts';
import type { CoAuthoredRow, ListedRow, PlanReads } from './plan-reads.ts';
import { toListed } from './plan-summary.ts';

export interface PlanPage {
  readonly plans: PlanSummary[];
  /** Where the next page begins; undefined after the last one. */
  readonly next: string | undefined;
}

/** How many comments are open in the caller's plans, and in others at the places, by `placeKey`; plans without any are left out. */
export type CountOpenComments = (
  on: Queryable,
  caller: AccountId,
  elsewhere: readonly PlanPlace[],
) => Promise<ReadonlyMap<string, number>>;

interface PlanListOptions {
  readonly database: NodePgDatabase;
  readonly reads: PlanReads;
  readonly countOpenComments: CountOpenComments;
}

/** The plans an account may open, its own and those of others, the last changed first. */
export async function listPlans(
  options: PlanListOptions,
  caller: AccountId,
  limit: number,
  cursor: string | undefined,
): Promise<PlanPage> {
  const { database, reads } = options;
  const asked = [limit + 1, cursor === undefined ? undefined : placeOf(cursor)] as const;
  const own = await reads.list(caller, ...asked);
  const coAuthored = await reads.listCoAuthored(caller, await coAuthoredBy(database, caller), ...asked);
  const rows = coAuthored.length === 0 ? own : [...own, ...coAuthored].sort(lastChangedFirst);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    plans: page.length === 0 ? [] : await described(options, caller, page),
    next: rows.length > limit && last !== undefined ? cursorOf(last) : undefined,
  };
}

type Listed = ListedRow | CoAuthoredRow;

function lastChangedFirst(one: Listed, other: Listed): number {
  if (one.updatedAt !== other.updatedAt) return one.updatedAt < other.updatedAt ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}

const isElsewhere = (row: Listed): row is CoAuthoredRow => 'owner' in row;

const placeIn = (caller: AccountId, row: Listed): PlanPlace => ({
  ownerId: isElsewhere(row) ? row.owner.id : caller,
  planId: row.id,
});

/** Plans as the API describes them in a list: with what others are, and do, in them. */
async function described(
  { database, countOpenComments }: PlanListOptions,
  caller: AccountId,
  rows: readonly Listed[],
): Promise<PlanSummary[]> {
  const coAuthors = await countCoAuthors(database, caller);
  const shared = rows.filter((row) => isElsewhere(row) || coAuthors.has(row.id));
  const authors = await lastAuthors(database, caller, shared);
  const commented = rows.filter((row) => isElsewhere(row) && hasRight(row.role, 'comment'));
  const elsewhere = commented.map((row) => placeIn(caller, row));
  const comments = await countOpenComments(database, caller, elsewhere);
  return rows.map((row): PlanSummary => {
    const plan = toListed(row);
    const place = placeKey(placeIn(caller, row));
    const [count, author, open] = [coAuthors.get(row.id), authors.get(place), comments.get(place)];
    if (author !== undefined) plan.changed_by = author;
    if (open !== undefined) plan.open_comments = open;
    if (isElsewhere(row)) {
      plan.co_authored = { role: row.role, owner_name: nameOf(row.owner) || row.owner.email };
    } else if (count !== undefined) plan.co_authors = count;
    return plan;
  });
}

type ChangedBy = NonNullable<PlanSummary['changed_by']>;

/** Who changed shared plans last, by `placeKey`. A later change of name or status is the owner's, and is not noted in any section. */
async function lastAuthors(
  database: NodePgDatabase,
  caller: AccountId,
  rows: readonly Listed[],
): Promise<ReadonlyMap<string, ChangedBy>> {
  const places = rows.map((row) => placeIn(caller, row));
  const noted = await lastAuthorsOf(database, places);
  const byPlace = new Map(noted.map((author) => [placeKey(author), author]));
  const people = await accountsById(database, [...new Set(noted.map(({ authorId }) => authorId))]);
  const authors = new Map<string, ChangedBy>();
  for (const row of rows) {
    const place = placeIn(caller, row);
    const last = byPlace.get(placeKey(place));
    const author = last && people.get(last.authorId);
    if (author === undefined || last?.changedAt.toISOString() !== row.updatedAt) continue;
    // Addresses of co-authors are shown to the owner alone, the owner's to all.
    const isAddressShown = place.ownerId === caller || author.id === place.ownerId;
    const name = nameOf(author) || (isAddressShown ? author.email : '');
    authors.set(placeKey(place), { name, is_caller: author.id === caller });
  }
  return authors;
}
