import type { Language } from '@trazo/plan/languages';
import { ERROR_MESSAGES } from '../errors/error-messages.ts';
import { toApiError } from '../http/to-api-error.ts';
import type { ExportedFile } from './account-holdings.ts';

/** Says in an export, in its reader's language, what is not in it and why: one part must not keep the rest from its owner. */
export function missingFile(path: string, missing: string, error: unknown, language: Language): ExportedFile {
  const { code } = toApiError(error);
  const said = { missing, error: code, message: ERROR_MESSAGES[language][code] };
  return { path, bytes: Buffer.from(`${JSON.stringify(said, undefined, 2)}\n`) };
}
