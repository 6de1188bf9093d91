import { type ErrorResponse, statusOf } from '@trazo/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestLanguage } from '../http/request-language.ts';
import type { ApiProblem } from './api-problem.ts';
import { ERROR_MESSAGES } from './error-messages.ts';
import { toApiProblem } from './to-api-problem.ts';

/** Answers every failure in the contract's shape and in the request's language. */
export function registerErrorResponses(app: FastifyInstance): void {
  app.setErrorHandler((problem, request, reply) => answerProblem(problem, request, reply));
}

export function answerProblem(problem: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toApiProblem(problem);
  // A fault of the request is named by its code alone: its text may quote what somebody wrote.
  if (known.code === 'internal') request.log.error({ err: problem }, 'unforeseen failure');
  // Somebody else's failure, which we pass on: only the log learns what it was.
  else if (known.cause !== undefined) request.log.warn({ code: known.code, err: known.cause }, 'failed');
  else request.log.info({ code: known.code }, 'refused');
  const range = contentRangeOf(problem);
  if (range !== undefined) reply.header('content-range', range);
  return sendProblem(known, request, reply);
}

/** How long a file is whose range was not in it (RFC 9110 §15.5.17): who resumes a download asks anew by it. */
function contentRangeOf(problem: unknown): string | undefined {
  const { headers } = (problem ?? {}) as { headers?: Readonly<Record<string, unknown>> };
  const range = headers?.['Content-Range'];
  return typeof range === 'string' ? range : undefined;
}

export function sendProblem(problem: ApiProblem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, details, retryAfter } = problem;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const body: ErrorResponse = {
    error: code,
    message: ERROR_MESSAGES[requestLanguage(request.headers)][code],
    ...(details !== undefined && details.length > 0 && { details: [...details] }),
  };
  // What was set for the success (a file's type, a long life in caches) does not hold for the failure.
  return reply
    .status(statusOf(code))
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}
