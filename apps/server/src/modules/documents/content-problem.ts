import type { ErrorCode, Issue } from '@trazo/contract/errors';

/** A content that is no plan, on its way from a renderer process to the answer. */
export class ContentProblem extends Error {
  override readonly name = 'ContentProblem';
  readonly code: ErrorCode;
  readonly details: readonly Issue[];

  constructor(code: ErrorCode, details: readonly Issue[]) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
