import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accepted, emailText, knownPassword, MISMATCH, newPassword, samePassword } from './field-errors.ts';

const errorsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('an e-mail address', () => {
  it.each([
    ['', 'email_empty'],
    ['   ', 'email_empty'],
    ['ana', 'email_invalid'],
    ['ana@example', 'email_invalid'],
    ['ana@example.com\r\nBcc: eva@example.com', 'email_invalid'],
  ])('%j: %s', (text, error) => {
    expect(errorsOf(emailText, text)).toEqual([error]);
  });

  it('may have blanks around it', () => {
    expect(errorsOf(emailText, ' ana@example.com ')).toEqual([]);
  });
});

describe('a new password', () => {
  it.each([
    ['', 'password_empty'],
    ['Ab1', 'password_too_short'],
    ['ABCDEFG1', 'password_needs_lowercase'],
    ['abcdefg1', 'password_needs_uppercase'],
    ['abcdefgH', 'password_needs_digit'],
  ])('%j: %s, and only that', (text, error) => {
    expect(errorsOf(newPassword, text)).toEqual([error]);
  });

  it('is taken when it keeps every rule', () => {
    expect(errorsOf(newPassword, 'Carpintero7')).toEqual([]);
  });

  it('is repeated exactly', () => {
    const schema = z.object({ password: z.string(), repeated: z.string() }).refine(samePassword, MISMATCH);
    expect(errorsOf(schema, { password: 'a', repeated: 'a ' })).toEqual(['passwordMismatch']);
    expect(errorsOf(schema, { password: 'a', repeated: 'a' })).toEqual([]);
  });
});

it('a known password only has to be there', () => {
  expect(errorsOf(knownPassword, '')).toEqual(['password_empty']);
  expect(errorsOf(knownPassword, 'x')).toEqual([]);
});

it('what has to be accepted is asked for by its own code', () => {
  expect(errorsOf(accepted('terms_not_accepted'), false)).toEqual(['terms_not_accepted']);
  expect(errorsOf(accepted('terms_not_accepted'), true)).toEqual([]);
});
