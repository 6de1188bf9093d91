import type { ErrorCode, Issue } from '@trazo/contract/errors';

/** A content that is no plan, on its way from a renderer process to the answer. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly code: ErrorCode;
  readonly details: readonly Issue[];

  constructor(code: ErrorCode, details: readonly Issue[]) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
