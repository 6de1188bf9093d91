import { describe, expect, it } from 'vitest';
import { createNonce, subjectOf } from './google-identity.ts';

const token = (claims: unknown) =>
  ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'c2ln'].join('.');

describe('the subject of an ID token', () => {
  it('is read from its claims, in any script', () => {
    expect(subjectOf(token({ sub: '1187', name: 'Zoë Ñandú' }))).toBe('1187');
  });

  it.each(['', 'a.b', 'a.%%%.c', token({}), token({ sub: '' }), token({ sub: 5 }), token(null)])(
    'is undefined for %j',
    (credential) => {
      expect(subjectOf(credential)).toBeUndefined();
    },
  );
});

it('a nonce is long, safe in an address, and another each time', () => {
  const nonces = Array.from({ length: 50 }, createNonce);
  expect(new Set(nonces).size).toBe(50);
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{32}$/);
});
