import { lengthIssues, pictureIssues, textIssues } from '@trazo/contract/content/content-codec';
import { type ErrorCode, isErrorCode, issueSchema } from '@trazo/contract/errors';
import type { DocumentErrorCode } from '@trazo/document/document-error';
import { z } from 'zod';
import { ApiError } from '../../platform/errors/api-error.ts';
import { RendererError } from '../../platform/renderer-pool/pool-errors.ts';

const DOCUMENT_ERRORS = {
  unreadable_picture: 'image_invalid',
  too_many_pictures: 'limit_exceeded',
  too_long: 'document_too_long',
  too_large: 'document_too_complex',
  no_such_page: 'not_found',
  unprintable_text: 'text_unprintable',
  typesetting_failed: 'internal',
} as const satisfies Record<DocumentErrorCode, ErrorCode>;

const isDocumentErrorCode = (code: string): code is DocumentErrorCode => Object.hasOwn(DOCUMENT_ERRORS, code);

const issues = z.array(issueSchema);
const planPaths = z.array(z.array(z.union([z.string(), z.number()])));

/** The renderer's failure as the API words it; one that is our own fault stays as it is, for the log. */
export function asApiError(error: unknown): unknown {
  if (!(error instanceof RendererError) || error.code === undefined) return error;
  if (isErrorCode(error.code)) {
    return new ApiError(error.code, { details: issues.catch([]).parse(error.details) });
  }
  if (!isDocumentErrorCode(error.code)) return error;
  const code = DOCUMENT_ERRORS[error.code];
  if (code === 'internal') return error;
  const paths = planPaths.catch([]).parse(error.details);
  if (code === 'image_invalid') return new ApiError(code, { details: pictureIssues(paths) });
  if (code === 'document_too_long') return new ApiError(code, { details: lengthIssues(paths) });
  // A fault of ours all the same: the typesetter's words are for the log.
  if (code === 'text_unprintable') return new ApiError(code, { details: textIssues(paths), cause: error });
  return new ApiError(code);
}
