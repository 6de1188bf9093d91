import type { Route } from '@trazo/contract/api/route';
import { z } from 'zod';

/** Throws over a JSON body that the route's schema refuses: server and page are of different versions, or one is wrong. */
export function requireDeclared({ id, responses }: Route, body: unknown): void {
  for (const response of responses) {
    if (response.mediaType !== 'application/json') continue;
    const { error } = response.schema.safeParse(body);
    if (error) throw new TypeError(`${id} answers what it does not declare: ${z.prettifyError(error)}`);
  }
}
