import { errorCode } from '../errors/error-code.ts';
import { StartupError } from '../errors/startup-error.ts';

/** PostgreSQL's own codes: whom it does not let in, a database there is not, what its user may not do. */
const REFUSALS = /^(?:28...|3D000|42501)$/;
/** OpenSSL's: the server answered, but its certificate is not trusted. */
const CERTIFICATE = /CERT|SIGNATURE|ALTNAME/;

/** What a PostgreSQL elsewhere will not do for us, for the one line printed when the server starts. */
export function refusalOf(error: unknown): StartupError | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = errorCode(error) ?? '';
  if (REFUSALS.test(code))
    return new StartupError(`DATABASE_URL: the PostgreSQL there refuses (${error.message})`);
  if (!CERTIFICATE.test(code)) return undefined;
  return new StartupError(
    `DATABASE_URL: the certificate of the PostgreSQL there is not trusted (${code}): name its authority with sslrootcert=<file>`,
  );
}

/** The same for one that could not be reached. */
export function unreachable(error: unknown): StartupError {
  const code = errorCode(error);
  const hint = code === 'ENOTFOUND' ? ': a password with @, :, / or # has to be percent-encoded' : '';
  const why = code ?? (error instanceof Error ? error.message : 'unknown reason');
  return new StartupError(`DATABASE_URL: no PostgreSQL answers there (${why})${hint}`);
}
