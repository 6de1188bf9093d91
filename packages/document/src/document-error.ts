import type { PlanPath } from '@trazo/plan/plan-pictures';

/** Why a document could not be made. */
export type DocumentErrorCode =
  /** A picture that is none, is broken, or has too many pixels. */
  | 'unreadable_picture'
  | 'too_many_pictures'
  /** More pages, or more bytes, than a document may have. */
  | 'too_long'
  | 'too_large'
  | 'no_such_page'
  /** The typesetter refused a text: a fault of ours, which its writer can avoid. */
  | 'unprintable_text'
  /** It refused the document, and no single text is at fault. */
  | 'typesetting_failed';

/** A document that could not be made; its code is safe to show, its cause is for the log. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode;
  /** Where in the plan it lies, as far as that is known. */
  readonly details: readonly PlanPath[];

  constructor(
    code: DocumentErrorCode,
    { paths = [], ...options }: ErrorOptions & { readonly paths?: readonly PlanPath[] } = {},
  ) {
    super(code, options);
    this.name = 'DocumentError';
    this.code = code;
    this.details = paths;
  }
}
