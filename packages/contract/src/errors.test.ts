import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@trazo/plan/languages';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES, errorResponseSchema, isErrorCode, statusOf } from './errors.ts';

const messagesOf = (language: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../messages/${language}/errors.json`, import.meta.url), 'utf8'));

describe('error codes', () => {
  it.each(ERROR_CODES)('%s has an error status', (code) => {
    expect(statusOf(code)).toBeGreaterThanOrEqual(400);
    expect(statusOf(code)).toBeLessThan(600);
  });

  it('keeps 5xx for what is not the sender’s fault', () => {
    expect(ERROR_CODES.filter((code) => statusOf(code) >= 500)).toEqual([
      'google_unreachable',
      'address_lookup_unavailable',
      'server_busy',
      'server_storage_full',
      'pictures_unavailable',
      'payment_provider_unavailable',
      'renderer_busy',
      'not_ready',
      'internal',
    ]);
  });

  it.each(LANGUAGES)('has a message for each code in %s', (language) => {
    const messages = messagesOf(language);
    for (const code of ERROR_CODES) expect(messages[code], code).toMatch(/^\S.{10,}\.$/u);
  });

  it('has messages of their own in every language', () => {
    for (const code of ERROR_CODES) {
      const worded = LANGUAGES.map((language) => messagesOf(language)[code]);
      expect(new Set(worded).size, code).toBe(LANGUAGES.length);
    }
  });

  it('knows a code from any other value', () => {
    expect(isErrorCode('content_invalid')).toBe(true);
    for (const other of ['toString', 'nothing', 422, null]) expect(isErrorCode(other)).toBe(false);
  });

  it('describes the body of a failure, and nothing more', () => {
    const body = { error: 'not_found', message: 'Gone.' };
    expect(errorResponseSchema.parse(body)).toEqual(body);
    expect(errorResponseSchema.safeParse({ ...body, stack: 'x' }).success).toBe(false);
    expect(errorResponseSchema.safeParse({ ...body, error: 'oops' }).success).toBe(false);
  });
});
