import { z } from 'zod';
import { isCreatedWithin, listOf } from '../kernel/pagination.ts';
import { created, paging, text } from '../kernel/parameters.ts';
import { type Route, route } from '../kernel/route.ts';

const listing = z.strictObject({
  ...paging,
  created: created.optional(),
  type: text.optional(),
  types: z.array(text).max(20).optional(),
});

/** `customer.*` stands for all that begin so. */
const matches = (pattern: string, type: string): boolean =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;

export const eventRoutes: readonly Route[] = [
  route('GET', '/v1/events', listing, ({ world, parameters }) =>
    listOf(
      '/v1/events',
      world.store
        .all('event')
        .filter(({ type }) => parameters.type === undefined || matches(parameters.type, type))
        .filter(({ type }) => parameters.types?.includes(type) ?? true)
        .filter((event) => isCreatedWithin(event.created, parameters.created)),
      parameters,
    ),
  ),
  route('GET', '/v1/events/:id', z.strictObject({}), ({ world, id }) => world.store.get('event', id)),
];
