import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { programFile } from '@trazo/program-files/program-files';
import { chooserPage, chosenPage } from './pages.ts';
import { readPerson } from './people.ts';
import { createSigner, type TokenSigner } from './token.ts';
import { languageOf, wordsIn } from './words.ts';

/** What the server has to know of an identity provider. */
export interface GoogleSandbox {
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http';
  readonly clientId: string;
  readonly keysUrl: string;
  /** Leaves nothing running. */
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
const CLIENT_ID = 'sandbox.apps.googleusercontent.com';
const LONGEST_FORM = 10_000;
const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

interface Answer {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
}

/** Starts the local identity provider. Throws in production: it believes whatever identity is typed in. */
export async function startGoogleSandbox({ production = false } = {}): Promise<GoogleSandbox> {
  if (production) throw new Error('the identity sandbox proves nothing and never runs in production');
  const [client, chosen] = await Promise.all([
    readFile(programFile('sandboxes/google-sandbox/browser/client.js'), 'utf8'),
    readFile(programFile('sandboxes/google-sandbox/browser/chosen.js'), 'utf8'),
  ]);
  const files = { 'client.js': client, 'chosen.js': chosen };
  let made: Promise<TokenSigner> | undefined;
  // A key takes a while to find: most starts never need one.
  const signer = () => {
    made ??= createSigner();
    return made;
  };
  const server = createServer((request, response) => {
    answer(request, signer, files).then(
      (answered) => send(response, answered),
      () => send(response, { status: 500, type: JSON_TYPE, body: '{}' }),
    );
  });
  const port = await listen(server);
  return {
    host: HOST,
    port,
    protocol: 'http',
    clientId: CLIENT_ID,
    keysUrl: `http://${HOST}:${port}/keys`,
    stop: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

async function answer(
  request: IncomingMessage,
  signer: () => Promise<TokenSigner>,
  files: Readonly<Record<string, string>>,
): Promise<Answer> {
  const url = new URL(request.url ?? '/', `http://${HOST}`);
  const name = url.pathname.slice(1);
  const script = files[name];
  if (script !== undefined) return { type: SCRIPT, body: script };
  if (name === 'keys') return { type: JSON_TYPE, body: JSON.stringify((await signer()).keySet) };
  if (name === 'words') {
    const { googleButton } = wordsIn(languageOf(url.searchParams.get('hl')));
    return { type: JSON_TYPE, body: JSON.stringify({ googleButton }) };
  }
  if (name === 'choose' && request.method === 'POST') return choose(await readForm(request), await signer());
  if (name === 'choose') return { type: HTML, body: chooserPage(askedOf(url.searchParams)) };
  return { status: 404, type: JSON_TYPE, body: '{}' };
}

async function choose(form: URLSearchParams, signer: TokenSigner): Promise<Answer> {
  const asked = askedOf(form);
  const person = readPerson(form);
  if (person === undefined) return { status: 422, type: HTML, body: chooserPage(asked) };
  return { type: HTML, body: chosenPage(await signer.sign(person, asked), asked.language) };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  if (Number(request.headers['content-length'] ?? 0) > LONGEST_FORM)
    throw new RangeError('the form is too long');
  return new URLSearchParams(await readText(request));
}

const askedOf = (values: URLSearchParams) => ({
  clientId: values.get('client_id') ?? '',
  nonce: values.get('nonce') ?? '',
  language: values.get('hl'),
});

function send(response: ServerResponse, { status = 200, type, body }: Answer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, HOST, resolve);
  });
  return (server.address() as AddressInfo).port;
}
