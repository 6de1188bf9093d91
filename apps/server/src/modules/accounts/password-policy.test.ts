import { describe, expect, it } from 'vitest';
import { requireGoodPassword } from './password-policy.ts';

const OWNER = { email: 'ada@example.com', name: 'Ada', surname: 'King' };

describe('a long password', () => {
  it('is as good as the beginning that is measured', () => {
    expect(() => requireGoodPassword(`Encina-4-ramas${'a'.repeat(150)}`, OWNER)).not.toThrow();
    expect(() => requireGoodPassword(`Aa1${'a'.repeat(100)}encina-4-Ramas!`, OWNER)).toThrow(
      'password_too_easy',
    );
  });
});
