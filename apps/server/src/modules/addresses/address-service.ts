import { TEXT_LIMITS } from '@trazo/plan/fields';
import type { Language } from '@trazo/plan/languages';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { AddressSettings } from './address-provider.ts';

/** Typing goes on meanwhile: a later answer would be about an earlier text. */
const TIMEOUT_MS = 3_000;
const RETRY_SECONDS = 5;
/** Addresses and towns, no shops: https://developers.google.com/maps/documentation/places/web-service/place-types, table B. */
const PLACE_TYPES = ['street_address', 'premise', 'subpremise', 'route', 'locality'];
const SUGGESTION_FIELDS = 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text';

const suggestionsSchema = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z.object({ placeId: z.string(), text: z.object({ text: z.string() }) }).optional(),
      }),
    )
    .optional(),
});
const detailsSchema = z.object({ formattedAddress: z.string() });

/** Which search a call belongs to, who waits for it and in which language. */
interface Lookup {
  readonly session: string;
  readonly language: Language;
  readonly signal: AbortSignal;
}

export interface Suggestion {
  readonly placeId: string;
  readonly text: string;
}

/** Looks addresses up at the provider; nothing of them is stored or logged. */
export interface AddressService {
  suggest(input: string, lookup: Lookup): Promise<readonly Suggestion[]>;
  /** The address on one line. Throws `not_found` for a place the provider does not know. */
  find(placeId: string, lookup: Lookup): Promise<string>;
}

/** Speaks Google's Places API (New): Autocomplete and Place Details, one session token for both. */
export function createAddressService(
  settings: AddressSettings | undefined,
  log: FastifyBaseLogger,
): AddressService {
  const call = async (path: string, fields: string, lookup: Lookup, body?: object): Promise<Response> => {
    if (settings === undefined) throw new ApiError('not_found');
    const { url, key } = settings;
    try {
      return await fetch(new URL(path, url), {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': fields, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.any([lookup.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
    } catch (cause) {
      throw unavailable(cause);
    }
  };

  const read = async <Schema extends z.ZodType>(
    response: Response,
    schema: Schema,
  ): Promise<z.output<Schema>> => {
    if (!response.ok) {
      log.warn({ status: response.status }, 'the address provider refused a call');
      throw unavailable();
    }
    const { data, error } = schema.safeParse(await response.json().catch(() => undefined));
    if (data === undefined) throw unavailable(error);
    return data;
  };

  return {
    suggest: async (input, lookup) => {
      const response = await call('/v1/places:autocomplete', SUGGESTION_FIELDS, lookup, {
        input,
        languageCode: lookup.language,
        sessionToken: lookup.session,
        includedPrimaryTypes: PLACE_TYPES,
      });
      const { suggestions = [] } = await read(response, suggestionsSchema);
      return suggestions.flatMap(({ placePrediction }) =>
        placePrediction === undefined
          ? []
          : [{ placeId: placePrediction.placeId, text: onOneLine(placePrediction.text.text) }],
      );
    },
    find: async (placeId, lookup) => {
      const query = new URLSearchParams({ languageCode: lookup.language, sessionToken: lookup.session });
      const path = `/v1/places/${encodeURIComponent(placeId)}?${query}`;
      const response = await call(path, 'formattedAddress', lookup);
      if (response.status === 400 || response.status === 404) throw new ApiError('not_found');
      return onOneLine((await read(response, detailsSchema)).formattedAddress);
    },
  };
}

const unavailable = (cause?: unknown) =>
  new ApiError('address_lookup_unavailable', { retryAfter: RETRY_SECONDS, cause });

const onOneLine = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, TEXT_LIMITS.short).toWellFormed();
