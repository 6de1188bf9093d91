import { generateDocument } from '@trazo/contract/api/documents';
import { type RequestBody, type Route, routeUrl } from '@trazo/contract/api/route';
import { errorResponseSchema, type Issue } from '@trazo/contract/errors';
import i18next from 'i18next';

/** A call that takes longer is given up (specification §9). */
const TIMEOUT = 360_000;

/** Where the API stands; empty means beside the pages. */
const BASE_ADDRESS: string = import.meta.env.VITE_API_ADDRESS ?? '';

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

interface CallOptions {
  readonly body?: unknown;
  readonly accept: string;
  readonly signal?: AbortSignal | undefined;
}

async function call(route: Route, { body, accept, signal }: CallOptions): Promise<ApiResult<Response>> {
  const timeout = AbortSignal.timeout(TIMEOUT);
  try {
    const response = await fetch(BASE_ADDRESS + routeUrl(route), {
      method: route.method,
      headers: {
        accept,
        'accept-language': i18next.language,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    return response.ok ? { isError: false, body: response } : await failureOf(response);
  } catch (problem) {
    if (signal?.aborted) throw problem;
    const key = timeout.aborted ? 'errors:timeout' : 'errors:network';
    const error = i18next.t(key);
    return { isError: true, status: 0, error, code: undefined, details: [], retryAfter: undefined };
  }
}

async function failureOf(response: Response): Promise<ApiResult<never>> {
  const failure = errorResponseSchema.safeParse(await response.json().catch(() => undefined));
  return {
    isError: true,
    status: response.status,
    error: failure.data?.message ?? i18next.t('errors:network'),
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

/** Typesets a plan; the PDF's bytes. Rejects only when `signal` aborts the call. */
export async function generatePdf(
  body: RequestBody<typeof generateDocument>,
  signal?: AbortSignal,
): Promise<ApiResult<Blob>> {
  const result = await call(generateDocument, { body, accept: 'application/pdf', signal });
  return result.isError ? result : { isError: false, body: await result.body.blob() };
}
