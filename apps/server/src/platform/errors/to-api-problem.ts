import { statusOf } from '@trazo/contract/errors';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway, isDatabaseBusy } from '../database/busy.ts';
import { PoolProblem, type PoolProblemReason } from '../renderer-pool/pool-problems.ts';
import { ApiProblem } from './api-problem.ts';

const RETRY_SECONDS = 2;

/** What the framework found wrong with a request, before any code of ours saw it. */
const FRAMEWORK_CODES = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type_unsupported',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'payload_not_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'payload_not_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'payload_invalid',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
} as const;

const isFrameworkCode = (code: string): code is keyof typeof FRAMEWORK_CODES =>
  Object.hasOwn(FRAMEWORK_CODES, code);

/** Every failure as the contract knows it; what nobody foresaw is `internal`. */
export function toApiProblem(problem: unknown): ApiProblem {
  if (problem instanceof ApiProblem) return problem;
  if (problem instanceof PoolProblem) return fromPool(problem.reason);
  if (hasZodFastifySchemaValidationErrors(problem)) {
    const details = problem.validation.map(({ instancePath, message = 'invalid' }) => ({
      path: instancePath.slice(1).replaceAll('/', '.'),
      message,
    }));
    return new ApiProblem('payload_invalid', { details });
  }
  const { code, statusCode } = problem as { code?: unknown; statusCode?: unknown };
  if (typeof code === 'string' && isFrameworkCode(code)) return new ApiProblem(FRAMEWORK_CODES[code]);
  if (problem instanceof SyntaxError && statusCode === 400) return new ApiProblem('payload_not_json');
  if (statusCode === statusOf('range_not_satisfiable')) return new ApiProblem('range_not_satisfiable');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new ApiProblem('payload_invalid');
  }
  if (isDatabaseBusy(problem)) return new ApiProblem('server_busy', { retryAfter: RETRY_SECONDS });
  if (isDatabaseAway(problem)) {
    return new ApiProblem('not_ready', { retryAfter: RETRY_SECONDS, cause: problem });
  }
  return new ApiProblem('internal');
}

function fromPool(reason: PoolProblemReason): ApiProblem {
  switch (reason) {
    case 'busy':
    case 'withdrawn':
    case 'closed':
      return new ApiProblem('renderer_busy', { retryAfter: RETRY_SECONDS });
    // The process ended over this very document; the log knows how.
    case 'timeout':
    case 'memory':
    case 'crash':
      return new ApiProblem('document_too_complex');
  }
}
