import type { ErrorCode } from '@trazo/contract/errors';
import type { ApiError, ApiResult } from './api-client.ts';

/** What the server did not do, in its words. */
class ApiFailure extends Error {
  readonly code: string | undefined;
  readonly status: number;
  constructor({ error, code, status }: ApiError) {
    super(error);
    this.code = code;
    this.status = status;
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

/** The status of an answer that was none; undefined for another fault. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiFailure ? error.status : undefined;
