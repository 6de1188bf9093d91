import { BASE_HEADER, PLAN_HEADER } from '@trazo/contract/api/documents';
import { type RequestBody, type ResponseBody, type Route, routeUrl } from '@trazo/contract/api/route';
import { anyErrorResponseSchema, type Issue } from '@trazo/contract/errors';
import i18next from 'i18next';
import { z } from 'zod';
import { sessionStore } from '../session/this-session.ts';
import { apiAddress } from './api-address.ts';
import { readEvents, type ServerEvent } from './event-stream.ts';

/** A call that takes longer is given up (specification §9). */
const TIMEOUT = 360_000;

/** The answer as specification §7 wraps it: the body, or what went wrong in words. */
export type ApiResult<Body> =
  | { readonly isError: false; readonly body: Body }
  | {
      readonly isError: true;
      /** The HTTP status; 0 when there was no answer. */
      readonly status: number;
      /** The server's message in the visitor's language, or ours when the network failed. */
      readonly error: string;
      readonly code: string | undefined;
      /** Where in the payload something is wrong, by the wire's path. */
      readonly details: readonly Issue[];
      /** Milliseconds the server asks to wait before the next attempt. */
      readonly retryAfter: number | undefined;
    };

/** A call that came to nothing. */
export type ApiError = Extract<ApiResult<never>, { isError: true }>;

/** What goes with a call, beside its body. */
export interface CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly signal?: AbortSignal | undefined;
  /** Lets the call outlive the page; the browser takes 64 kB of such bodies at once. */
  readonly keepalive?: boolean;
  /** The token to call with; the session's own where absent. */
  readonly token?: string;
  /** The plan a document is asked of: who has made its last one is asked first. */
  readonly plan?: string;
  /** The tag of the document of it that is here: what makes the new one of it is answered where that is known. */
  readonly base?: string | undefined;
}

type Body<Described extends Route> = [RequestBody<Described>] extends [never]
  ? { readonly body?: undefined }
  : { readonly body: RequestBody<Described> };

/** Calls a route that answers with JSON. Rejects when `signal` aborts the call; in development also over an answer the contract does not describe. */
export async function callApi<const Described extends Route>(
  route: Described,
  options: CallOptions & Body<Described>,
): Promise<ApiResult<ResponseBody<Described>>> {
  const result = await call(route, 'application/json', options, async (response) => {
    const body: ResponseBody<Described> = await response.json();
    return body;
  });
  // A production build leaves this out: there the server's tests have held its answers against the contract.
  if (import.meta.env.DEV && !result.isError) requireDeclared(route, result.body);
  return result;
}

/** A file as it was answered. */
export interface AnsweredFile {
  readonly blob: Blob;
  /** The entity tag that came with it. */
  readonly tag: string | undefined;
}

/** Calls a route for a file of one of the kinds it answers with. Rejects only when `signal` aborts the call. */
export async function callForFile<const Described extends Route>(
  route: Described,
  mediaType: Described['responses'][number]['mediaType'],
  options: CallOptions & Body<Described>,
): Promise<ApiResult<Blob>> {
  const result = await callForTaggedFile(route, mediaType, options);
  return result.isError ? result : { isError: false, body: result.body.blob };
}

/** The same, with the tag the file can be named by in a later call. */
export function callForTaggedFile<const Described extends Route>(
  route: Described,
  mediaType: Described['responses'][number]['mediaType'],
  options: CallOptions & Body<Described>,
): Promise<ApiResult<AnsweredFile>> {
  return call(route, mediaType, options, async (response) => ({
    blob: await response.blob(),
    tag: response.headers.get('etag') ?? undefined,
  }));
}

/** Calls a route that answers with events, for as long as it goes on answering. Rejects only when `signal` aborts the call. */
export const callForEvents = (
  route: Route,
  options: CallOptions,
  onEvent: (event: ServerEvent) => void,
): Promise<ApiResult<void>> =>
  call(route, 'text/event-stream', options, async ({ body }) => {
    if (body !== null) await readEvents(body, onEvent);
  });

async function call<Answer>(
  route: Route,
  accept: string,
  options: CallOptions & { readonly body?: unknown },
  read: (response: Response) => Promise<Answer>,
): Promise<ApiResult<Answer>> {
  const { body, signal, keepalive = false, token = sessionStore.getState().token, plan, base } = options;
  const timeout = AbortSignal.timeout(TIMEOUT);
  try {
    const response = await fetch(apiAddress(routeUrl(route, options)), {
      method: route.method,
      headers: {
        accept,
        'accept-language': i18next.language,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(plan === undefined ? {} : { [PLAN_HEADER]: plan }),
        ...(base === undefined ? {} : { [BASE_HEADER]: base }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      keepalive,
    });
    if (response.ok) return { isError: false, body: await read(response) };
    const failure = await failureOf(response);
    if (failure.code === 'not_signed_in' && token !== undefined) sessionStore.expire(token);
    return failure;
  } catch (reason) {
    if (signal?.aborted) throw reason;
    const key = timeout.aborted ? 'errors:timeout' : 'errors:network';
    const error = i18next.t(key);
    return { isError: true, status: 0, error, code: undefined, details: [], retryAfter: undefined };
  }
}

async function failureOf(response: Response): Promise<ApiError> {
  const failure = anyErrorResponseSchema.safeParse(await response.json().catch(() => undefined));
  return {
    isError: true,
    status: response.status,
    error: failure.data?.message ?? i18next.t(response.status >= 500 ? 'errors:internal' : 'errors:network'),
    code: failure.data?.error,
    details: failure.data?.details ?? [],
    retryAfter: millisecondsOf(response.headers.get('retry-after')),
  };
}

/** `Retry-After` in milliseconds; dates, which our server never sends, count as no answer. */
function millisecondsOf(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

/** Throws over a JSON body that the route's schema refuses: server and page are of different versions, or one is wrong. */
function requireDeclared({ id, responses }: Route, body: unknown): void {
  for (const response of responses) {
    if (response.mediaType !== 'application/json') continue;
    const { error } = response.schema.safeParse(body);
    if (error) throw new TypeError(`${id} answers what it does not declare: ${z.prettifyError(error)}`);
  }
}
