import type { Company } from '@trazo/company/company';
import { LANGUAGES } from '@trazo/plan/languages';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';

const DAY_MS = 24 * 3_600_000;
/** RFC 9116 §2.5.5 recommends less than a year. */
const EXPIRES_IN_DAYS = 180;
const DAY = 'public, max-age=86400';
/** Where the account page has the form. */
const CHANGE_PASSWORD_PAGE = '/account#password';

export interface WellKnownOptions {
  readonly company: Company;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** Addresses that other programs know: security.txt (RFC 9116), and where a password is changed (W3C change-password-url). */
export function wellKnownRoutes(app: FastifyInstance, options: WellKnownOptions): void {
  const here = { schema: { hide: true } };

  app.get('/.well-known/security.txt', here, (_request, reply) =>
    reply.header('cache-control', DAY).type('text/plain; charset=utf-8').send(securityText(options)),
  );

  app.get('/.well-known/change-password', here, (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(CHANGE_PASSWORD_PAGE, 302),
  );
}

function securityText({ company, clock, publicUrl }: WellKnownOptions): string {
  const expires = new Date(clock().getTime() + EXPIRES_IN_DAYS * DAY_MS);
  const fields = {
    Contact: `mailto:${company.email}`,
    Expires: expires.toISOString(),
    'Preferred-Languages': LANGUAGES.join(', '),
    Canonical: `${publicUrl}/.well-known/security.txt`,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
