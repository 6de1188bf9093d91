import { errorCode } from '../errors/error-code.ts';
import { StartupError } from '../errors/startup-error.ts';

/** PostgreSQL's own codes: whom it does not let in, a database there is not, what its user may not do. */
const REFUSALS = /^(?:28...|3D000|42501)$/;

/** What a PostgreSQL elsewhere will not do for us, for the one line printed when the server starts. */
export function refusalOf(error: unknown): StartupError | undefined {
  if (!(error instanceof Error) || !REFUSALS.test(errorCode(error) ?? '')) return undefined;
  return new StartupError(`DATABASE_URL: the PostgreSQL there refuses (${error.message})`);
}
