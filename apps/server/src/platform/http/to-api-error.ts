import { statusOf } from '@trazo/contract/errors';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { brokenReference } from '../database/broken-reference.ts';
import { isDatabaseAway, isDatabaseBusy, isDatabaseFull } from '../database/busy.ts';
import { ApiError } from '../errors/api-error.ts';
import { ObjectStoreError } from '../object-store/object-store.ts';
import { PoolError, type PoolErrorReason } from '../renderer-pool/pool-errors.ts';

const RETRY_SECONDS = 2;
/** Until an operator has freed disk space. */
const FULL_RETRY_SECONDS = 60;
/** Until a bucket that does not answer is asked again. */
const BUCKET_RETRY_SECONDS = 10;

/** What the framework found wrong with a request, before any code of ours saw it. */
const FRAMEWORK_CODES = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type_unsupported',
  FST_ERR_CTP_INVALID_JSON_BODY: 'payload_not_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'payload_invalid',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
} as const;

const isFrameworkCode = (code: string): code is keyof typeof FRAMEWORK_CODES =>
  Object.hasOwn(FRAMEWORK_CODES, code);

/** Every failure as the contract knows it; an unexpected one is `internal`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof PoolError) return fromPool(error.reason);
  if (error instanceof ObjectStoreError) {
    return new ApiError('pictures_unavailable', { retryAfter: BUCKET_RETRY_SECONDS, cause: error });
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation.map(({ instancePath, message = 'invalid' }) => ({
      path: instancePath.slice(1).replaceAll('/', '.'),
      message,
    }));
    return new ApiError('payload_invalid', { details });
  }
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (typeof code === 'string' && isFrameworkCode(code)) return new ApiError(FRAMEWORK_CODES[code]);
  if (error instanceof SyntaxError && statusCode === 400) return new ApiError('payload_not_json');
  if (statusCode === statusOf('range_not_satisfiable')) return new ApiError('range_not_satisfiable');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new ApiError('payload_invalid');
  }
  const missing = brokenReference(error);
  if (missing !== undefined) return new ApiError(missing === 'account' ? 'not_signed_in' : 'not_found');
  if (isDatabaseBusy(error)) {
    return new ApiError('server_busy', { retryAfter: RETRY_SECONDS, cause: error });
  }
  if (isDatabaseFull(error)) {
    return new ApiError('server_storage_full', { retryAfter: FULL_RETRY_SECONDS, cause: error });
  }
  if (isDatabaseAway(error)) {
    return new ApiError('not_ready', { retryAfter: RETRY_SECONDS, cause: error });
  }
  return new ApiError('internal');
}

function fromPool(reason: PoolErrorReason): ApiError {
  switch (reason) {
    case 'busy':
    case 'withdrawn':
    case 'closed':
    case 'killed':
      return new ApiError('renderer_busy', { retryAfter: RETRY_SECONDS });
    case 'timeout':
    case 'memory':
      return new ApiError('document_too_complex');
    // The process's own fault: nothing is known of the document but that it brought it out.
    case 'crash':
      return new ApiError('internal');
  }
}
