/** Why a file cannot be a document's font; each is an error of the API under the same name. */
export type FontErrorCode =
  /** No font, or a broken one. */
  | 'font_invalid'
  /** A font packed for the web, or of a kind from before OpenType. */
  | 'font_format'
  | 'font_collection'
  | 'font_variable'
  /** Its maker does not allow embedding. */
  | 'font_restricted'
  | 'font_too_large'
  | 'font_without_letters';

/** A font file that is refused. */
export class FontError extends Error {
  readonly code: FontErrorCode;

  constructor(code: FontErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'FontError';
    this.code = code;
  }
}
