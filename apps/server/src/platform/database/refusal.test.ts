import { expect, it } from 'vitest';
import { refusalOf, unreachable } from './refusal.ts';

const coded = (code: string) => Object.assign(new Error(`it said ${code}`), { code });

it('says of a certificate that is not trusted that the server answered', () => {
  for (const code of ['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'CERT_HAS_EXPIRED'])
    expect(refusalOf(coded(code))?.message).toMatch(
      new RegExp(`^DATABASE_URL: the certificate of the PostgreSQL there is not trusted \\(${code}\\)`),
    );
});

it('names what a password in the address needs where its host is unknown', () => {
  expect(unreachable(coded('ENOTFOUND')).message).toContain('percent-encoded');
  expect(unreachable(coded('ECONNREFUSED')).message).not.toContain('percent-encoded');
});

it('knows nothing of other errors', () => {
  expect(refusalOf(coded('22P02'))).toBeUndefined();
});
