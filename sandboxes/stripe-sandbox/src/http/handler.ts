import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { catchUp } from '../billing/due.ts';
import type { SandboxControl } from '../control.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { World } from '../kernel/world.ts';
import { answerPage } from '../pages/pages.ts';
import { isSame, type Keys } from './api.ts';
import type { Ask } from './ask.ts';
import { controlApi } from './control-api.ts';

interface Parts {
  readonly world: World;
  readonly control: SandboxControl;
  readonly ask: Ask;
  readonly keys: Keys;
  /** Called after each request: what is due next may have changed. */
  readonly afterwards: () => void;
}

interface Request {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

const LONGEST_BODY = 1_000_000;
const FROM_ANYWHERE = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-max-age': '300',
};
const NOWHERE_NEAR = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action *; frame-ancestors 'self' http://localhost:* http://127.0.0.1:*",
  'referrer-policy': 'no-referrer',
};

/** Everything the sandbox answers: the interface, the pages it stands in for, and its own controls. */
export function createHandler(parts: Parts): (message: IncomingMessage, response: ServerResponse) => void {
  const control = controlApi(parts.world, parts.control);
  return (message, response) => {
    void answer(parts, control, message, response).catch((error: unknown) => {
      const shown = error instanceof Error ? (error.stack ?? error.message) : String(error);
      process.stderr.write(`payment sandbox: ${shown}\n`);
      send(
        response,
        500,
        json({ error: { type: 'api_error', message: 'The sandbox failed.' } }),
        FROM_ANYWHERE,
      );
    });
  };
}

type Control = ReturnType<typeof controlApi>;

async function answer(
  parts: Parts,
  control: Control,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request = await readRequest(message);
  const { method, url } = request;
  if (method === 'OPTIONS') return send(response, 204, '', FROM_ANYWHERE);
  if (url.pathname.startsWith('/v1/')) await answerProvider(parts, request, response);
  else if (isPage(url)) sendPage(parts, request, response);
  else await sendControl(parts, control, request, response);
  parts.afterwards();
}

async function readRequest(message: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers, url = '/' } = message;
  if (Number(headers['content-length'] ?? 0) > LONGEST_BODY) throw new RangeError('the request is too long');
  return { method, headers, body: await readText(message), url: new URL(url, 'http://sandbox') };
}

async function answerProvider({ ask }: Parts, request: Request, response: ServerResponse): Promise<void> {
  const { method, url, headers, body } = request;
  const answered = await ask({
    method,
    path: url.pathname,
    query: url.search.slice(1),
    body,
    authorization: headers.authorization,
    idempotencyKey: headers['idempotency-key']?.toString(),
  });
  if (answered === undefined) response.destroy();
  else send(response, answered.status, answered.body, { ...FROM_ANYWHERE, ...answered.headers });
}

const PAGE = /^\/_sandbox\/(?:authenticate|invoices)\/\w+$/;
const isPage = ({ pathname }: URL): boolean => PAGE.test(pathname);

function sendPage({ world }: Parts, { method, url, body, headers }: Request, response: ServerResponse): void {
  catchUp(world);
  const page = answerPage(world, { method, url, body, languages: headers['accept-language'] ?? '' });
  world.store.write();
  if (page.location !== undefined) send(response, 303, '', { location: page.location });
  else
    send(response, page.status, page.html, { ...NOWHERE_NEAR, 'content-type': 'text/html; charset=utf-8' });
}

/** With the secret key only: no page that happens to be open in a browser moves the clock. */
async function sendControl(
  { keys }: Parts,
  control: Control,
  { method, url, body, headers }: Request,
  response: ServerResponse,
): Promise<void> {
  try {
    if (!isSame(headers.authorization ?? '', `Bearer ${keys.secretKey}`)) {
      throw new ApiError(401, {
        type: 'invalid_request_error',
        message: 'The controls want the secret key.',
      });
    }
    if (method !== 'POST' || !url.pathname.startsWith('/_sandbox/')) {
      throw new ApiError(404, { type: 'invalid_request_error', message: 'There is nothing here.' });
    }
    const result = await control(
      url.pathname.slice('/_sandbox/'.length),
      body === '' ? {} : JSON.parse(body),
    );
    send(response, 200, json(result), {});
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) {
      return send(response, 400, json({ error: { message: error.message } }), {});
    }
    if (!(error instanceof ApiError)) throw error;
    send(response, error.status, json({ error: error.body }), {});
  }
}

function json(value: unknown): string {
  return JSON.stringify(value);
}

function send(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>>,
): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}
