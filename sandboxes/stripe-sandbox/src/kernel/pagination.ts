import { invalidRequest } from './api-error.ts';

interface Page {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
}

export type CreatedFilter =
  | number
  | {
      readonly gt?: number | undefined;
      readonly gte?: number | undefined;
      readonly lt?: number | undefined;
      readonly lte?: number | undefined;
    };

interface List<Item> {
  readonly object: 'list';
  readonly data: Item[];
  readonly has_more: boolean;
  readonly url: string;
}

/** One page of a list, newest first, as every list of Stripe. `items` come oldest first. */
export function listOf<Item extends { readonly id: string }>(
  url: string,
  items: readonly Item[],
  { limit = 10, starting_after: after, ending_before: before }: Page,
): List<Item> {
  const newestFirst = items.toReversed();
  if (before !== undefined) {
    const start = indexOf(newestFirst, before, 'ending_before');
    const data = newestFirst.slice(Math.max(0, start - limit), start);
    return { object: 'list', data, has_more: start > limit, url };
  }
  const start = after === undefined ? 0 : indexOf(newestFirst, after, 'starting_after') + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < newestFirst.length, url };
}

function indexOf(items: readonly { readonly id: string }[], id: string, param: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index < 0) throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing', param });
  return index;
}

export function isCreatedWithin(created: number, filter: CreatedFilter | undefined): boolean {
  if (filter === undefined) return true;
  if (typeof filter === 'number') return created === filter;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = filter;
  return created > gt && created >= gte && created < lt && created <= lte;
}
