import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accepted, emailText, knownPassword, MISMATCH, newPassword, samePassword } from './field-problems.ts';

const problemsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('an e-mail address', () => {
  it.each([
    ['', 'emailEmpty'],
    ['   ', 'emailEmpty'],
    ['ana', 'email_invalid'],
    ['ana@example', 'email_invalid'],
    ['ana@example.com\r\nBcc: eva@example.com', 'email_invalid'],
  ])('%j: %s', (text, problem) => {
    expect(problemsOf(emailText, text)).toEqual([problem]);
  });

  it('may have blanks around it', () => {
    expect(problemsOf(emailText, ' ana@example.com ')).toEqual([]);
  });
});

describe('a new password', () => {
  it.each([
    ['', 'passwordEmpty'],
    ['Ab1', 'password_too_short'],
    ['ABCDEFG1', 'password_needs_lowercase'],
    ['abcdefg1', 'password_needs_uppercase'],
    ['abcdefgH', 'password_needs_digit'],
  ])('%j: %s, and only that', (text, problem) => {
    expect(problemsOf(newPassword, text)).toEqual([problem]);
  });

  it('is taken when it keeps every rule', () => {
    expect(problemsOf(newPassword, 'Carpintero7')).toEqual([]);
  });

  it('is repeated exactly', () => {
    const schema = z.object({ password: z.string(), repeated: z.string() }).refine(samePassword, MISMATCH);
    expect(problemsOf(schema, { password: 'a', repeated: 'a ' })).toEqual(['passwordMismatch']);
    expect(problemsOf(schema, { password: 'a', repeated: 'a' })).toEqual([]);
  });
});

it('a known password only has to be there', () => {
  expect(problemsOf(knownPassword, '')).toEqual(['passwordEmpty']);
  expect(problemsOf(knownPassword, 'x')).toEqual([]);
});

it('what has to be accepted is asked for by its own code', () => {
  expect(problemsOf(accepted('terms_not_accepted'), false)).toEqual(['terms_not_accepted']);
  expect(problemsOf(accepted('terms_not_accepted'), true)).toEqual([]);
});
