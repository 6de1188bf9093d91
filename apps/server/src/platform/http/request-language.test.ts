import { describe, expect, it } from 'vitest';
import { requestLanguage } from './request-language.ts';

describe('requestLanguage', () => {
  it.each([
    [undefined, 'es'],
    ['de-CH', 'de'],
    ['FR', 'fr'],
    ['pt-BR, it;q=0.8, en;q=0.9', 'en'],
    ['zh-CN', 'es'],
    ['*', 'es'],
    ['en;q=0, it', 'it'],
    [';;;,,,q=', 'es'],
  ])('%s → %s', (header, expected) => {
    expect(requestLanguage(header === undefined ? {} : { 'accept-language': header })).toBe(expected);
  });
});
