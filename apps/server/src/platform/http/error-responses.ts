import { type ErrorResponse, statusOf } from '@trazo/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../errors/api-error.ts';
import { ERROR_MESSAGES } from '../errors/error-messages.ts';
import { errorPage, wantsPage } from './error-page.ts';
import { requestLanguage } from './request-language.ts';
import { toApiError } from './to-api-error.ts';

/** Answers every failure in the request's language: in the contract's shape, and where a page is shown as one. */
export function registerErrorResponses(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toApiError(error);
  // A fault of the request is named by its code alone: its text may quote user input.
  if (known.code === 'internal') request.log.error({ err: error }, 'unforeseen failure');
  // An upstream failure that we pass on: its cause goes to the log only.
  else if (known.cause !== undefined) request.log.warn({ code: known.code, err: known.cause }, 'failed');
  else request.log.info({ code: known.code }, 'refused');
  const range = contentRangeOf(error);
  if (range !== undefined) reply.header('content-range', range);
  return sendError(known, request, reply);
}

/** How long a file is whose range was not in it (RFC 9110 §15.5.17): a client that resumes a download asks again by it. */
function contentRangeOf(error: unknown): string | undefined {
  const { headers } = (error ?? {}) as { headers?: Readonly<Record<string, unknown>> };
  const range = headers?.['Content-Range'];
  return typeof range === 'string' ? range : undefined;
}

export function sendError(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, retryAfter } = error;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  // What is still to come of its body would be read as long as it trickles.
  if (code === 'payload_too_slow') reply.header('connection', 'close');
  // What was set for the success (a file's type, a long life in caches) does not hold for the failure.
  reply.status(statusOf(code)).removeHeader('etag').header('cache-control', 'no-store');
  if (wantsPage(request)) {
    return reply
      .header('vary', 'accept, accept-language, cookie')
      .type('text/html; charset=utf-8')
      .send(errorPage(error, request));
  }
  return reply
    .header('vary', 'accept-language')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(bodyOf(error, request));
}

const bodyOf = ({ code, details }: ApiError, { headers }: FastifyRequest): ErrorResponse => ({
  error: code,
  message: ERROR_MESSAGES[requestLanguage(headers)][code],
  ...(details !== undefined && details.length > 0 && { details: [...details] }),
});
