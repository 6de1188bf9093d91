import { TEXT_LIMITS } from '@trazo/plan/fields';
import { z } from 'zod';
import { BODY_ERRORS } from './error-groups.ts';
import { defineRoute, jsonAnswer } from './route.ts';

/** From this many characters on an unfinished address is looked up. */
export const SHORTEST_ADDRESS = 4;

const placeId = z
  .string()
  .max(2_000)
  .regex(/^[\w-]+$/);
/** One search, from its first key to the chosen address: the provider counts it once. */
const session = z.uuid();

/** What an unfinished address may become. Where no provider is set up this answers `not_found`. */
export const suggestAddresses = defineRoute({
  id: 'suggestAddresses',
  method: 'POST',
  path: '/api/addresses/suggestions',
  summary: 'Addresses that begin like a typed one',
  body: z.strictObject({
    input: z.string().trim().min(SHORTEST_ADDRESS).max(TEXT_LIMITS.short),
    session,
  }),
  responses: [
    jsonAnswer(
      'Places in the language of the request, the likeliest first',
      z.strictObject({
        suggestions: z.array(z.strictObject({ place_id: z.string(), text: z.string() })),
      }),
    ),
  ],
  errors: [...BODY_ERRORS, 'not_found', 'address_lookup_unavailable'],
});

/** A suggestion's address in full: what `addressGoogle` of a plan holds. */
export const findAddress = defineRoute({
  id: 'findAddress',
  method: 'POST',
  path: '/api/addresses/details',
  summary: 'The whole address of a suggestion',
  body: z.strictObject({ place_id: placeId, session }),
  responses: [jsonAnswer('The address on one line', z.strictObject({ formatted_address: z.string() }))],
  errors: [...BODY_ERRORS, 'not_found', 'address_lookup_unavailable'],
});
