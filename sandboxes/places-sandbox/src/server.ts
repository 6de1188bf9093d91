import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { type Address, COUNTRY_CODES, formatted } from './countries.ts';
import { suggest } from './suggest.ts';

/** What the server has to know of an address provider. */
export interface PlacesSandbox {
  readonly url: string;
  readonly key: string;
  /** Leaves nothing running. */
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
const KEY = 'sandbox';
const LONGEST_BODY = 10_000;

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** As Google words a refusal (`google.rpc.Status`). */
const refusal = (status: number, name: string, message: string): Answer => ({
  status,
  body: { error: { code: status, message, status: name } },
});

const INVALID = refusal(400, 'INVALID_ARGUMENT', 'The request is not valid.');

/** Starts the local address provider. Throws in production: it knows no address, it composes them. */
export async function startPlacesSandbox({ production = false } = {}): Promise<PlacesSandbox> {
  if (production) throw new Error('the address sandbox composes addresses and never runs in production');
  const server = createServer((request, response) => {
    answer(request)
      .catch(() => INVALID)
      .then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
        response.end(JSON.stringify(body));
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${port}`,
    key: KEY,
    stop: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', `http://${HOST}`);
  if (request.headers['x-goog-api-key'] !== KEY)
    return refusal(403, 'PERMISSION_DENIED', 'The request is missing a valid API key.');
  const mask = String(request.headers['x-goog-fieldmask'] ?? '').split(',');
  if (url.pathname === '/v1/places:autocomplete' && request.method === 'POST')
    return autocomplete(await readBody(request), mask);
  const [, id] = /^\/v1\/places\/([\w-]+)$/.exec(url.pathname) ?? [];
  if (id === undefined || request.method !== 'GET')
    return refusal(404, 'NOT_FOUND', 'There is no such call.');
  return details(id, url.searchParams.get('languageCode') ?? 'en', mask);
}

async function readBody(request: IncomingMessage): Promise<object> {
  if (Number(request.headers['content-length'] ?? 0) > LONGEST_BODY) throw new RangeError('too long');
  return Object(JSON.parse(await readText(request)));
}

const textOf = (body: object, name: string): string => {
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' ? value : '';
};

function autocomplete(body: object, mask: readonly string[]): Answer {
  const input = textOf(body, 'input');
  if (input === '') return INVALID;
  const tag = textOf(body, 'languageCode') || 'en';
  const suggestions = suggest(input, tag).map((address) => {
    const placeId = idOf(address);
    // Google’s predictions name no postcode: it comes with the details.
    const text = { text: formatted({ ...address, postcode: '' }, tag) };
    const all = { place: `places/${placeId}`, placeId, text };
    return { placePrediction: masked(all, mask, 'suggestions.placePrediction.') };
  });
  return { status: 200, body: suggestions.length === 0 ? {} : { suggestions } };
}

function details(id: string, tag: string, mask: readonly string[]): Answer {
  // Without a field mask Google answers with an error.
  if (mask.every((name) => name === '')) return INVALID;
  const address = addressOf(id);
  if (address === undefined) return INVALID;
  return { status: 200, body: masked({ id, formattedAddress: formatted(address, tag) }, mask, '') };
}

const masked = (value: object, mask: readonly string[], prefix: string): object =>
  Object.fromEntries(
    Object.entries(value).filter(([name]) =>
      mask.some((wanted) => wanted === '' || wanted === '*' || `${wanted}.`.startsWith(`${prefix}${name}.`)),
    ),
  );

const PARTS = ['street', 'number', 'postcode', 'town', 'province'] as const;

/** The id is the address itself, so that nothing is stored between two calls. */
const idOf = (address: Address): string =>
  Buffer.from(JSON.stringify([address.country, ...PARTS.map((part) => address[part])])).toString('base64url');

function addressOf(id: string): Address | undefined {
  const parts: unknown = JSON.parse(Buffer.from(id, 'base64url').toString());
  if (!Array.isArray(parts) || !parts.every((part) => typeof part === 'string')) return undefined;
  const [code = '', street = '', number = '', postcode = '', town = '', province = ''] = parts;
  const country = COUNTRY_CODES.find((known) => known === code);
  return country === undefined ? undefined : { country, street, number, postcode, town, province };
}
