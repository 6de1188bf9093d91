import { pictureIssues } from '@trazo/contract/content/content-codec';
import { type ErrorCode, isErrorCode, issueSchema } from '@trazo/contract/errors';
import type { DocumentErrorCode } from '@trazo/document/document-error';
import { z } from 'zod';
import { ApiProblem } from '../../platform/errors/api-problem.ts';
import { RendererProblem } from '../../platform/renderer-pool/pool-problems.ts';

const DOCUMENT_ERRORS = {
  unreadable_picture: 'image_invalid',
  too_many_pictures: 'limit_exceeded',
  too_long: 'document_too_complex',
  too_large: 'document_too_complex',
  no_such_page: 'not_found',
  typesetting_failed: 'internal',
} as const satisfies Record<DocumentErrorCode, ErrorCode>;

const isDocumentErrorCode = (code: string): code is DocumentErrorCode => Object.hasOwn(DOCUMENT_ERRORS, code);

const issues = z.array(issueSchema);
const planPaths = z.array(z.array(z.union([z.string(), z.number()])));

/** The renderer's failure as the API words it; one that is our own fault stays as it is, for the log. */
export function asApiProblem(problem: unknown): unknown {
  if (!(problem instanceof RendererProblem) || problem.code === undefined) return problem;
  if (isErrorCode(problem.code)) {
    return new ApiProblem(problem.code, { details: issues.catch([]).parse(problem.details) });
  }
  if (!isDocumentErrorCode(problem.code)) return problem;
  const code = DOCUMENT_ERRORS[problem.code];
  if (code === 'internal') return problem;
  if (code !== 'image_invalid') return new ApiProblem(code);
  return new ApiProblem(code, { details: pictureIssues(planPaths.catch([]).parse(problem.details)) });
}
