import type { ErrorCode, Issue } from '@trazo/contract/errors';

/** A failure reported to the client: one of the contract's codes, with details by path. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: readonly Issue[] | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: { details?: readonly Issue[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}
