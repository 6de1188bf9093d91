import type { ErrorCode } from '@trazo/contract/errors';
import type { ApiError, ApiResult } from './api-client.ts';

/** What the server did not do, in its words. */
class ApiFailure extends Error {
  readonly code: string | undefined;
  constructor({ error, code }: ApiError) {
    super(error);
    this.code = code;
  }
}

/** What a call answers, or an exception with the server's reason: what queries and mutations ask for. */
export function bodyOf<Body>(result: ApiResult<Body>): Body {
  if (result.isError) throw new ApiFailure(result);
  return result.body;
}

/** Whether something was refused for this reason. */
export const isRefusal = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiFailure && error.code === code;
