import { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { ListPlace } from './plan-reads.ts';

const position = z.tuple([z.iso.datetime(), z.uuid()]);

/** Where a list of plans goes on, as text for an address. */
export const cursorOf = ({ updatedAt, id }: ListPlace): string =>
  Buffer.from(JSON.stringify([updatedAt, id])).toString('base64url');

/** Throws `payload_invalid` where the cursor is none of ours. */
export function placeOf(cursor: string): ListPlace {
  const { data } = position.safeParse(parsed(Buffer.from(cursor, 'base64url').toString()));
  if (data === undefined) {
    const details = [{ path: 'cursor', message: 'expected a next_cursor of this list' }];
    throw new ApiError('payload_invalid', { details });
  }
  const [updatedAt, id] = data;
  return { updatedAt, id };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
