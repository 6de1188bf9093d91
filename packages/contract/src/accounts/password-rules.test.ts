import { describe, expect, it } from 'vitest';
import { brokenPasswordRules, easyWordsOf } from './password-rules.ts';

describe('the rules of a password', () => {
  it.each([
    ['Abcdefg1', []],
    ['Ñandúes7', []],
    ['Пароль12', []],
    [
      '',
      ['password_too_short', 'password_needs_lowercase', 'password_needs_uppercase', 'password_needs_digit'],
    ],
    ['abcdefgh', ['password_needs_uppercase', 'password_needs_digit']],
    ['ABCDEFG1', ['password_needs_lowercase']],
    ['Abcdef1', ['password_too_short']],
    // Seven characters, whatever they take in memory.
    ['Ab1😀😀😀😀', ['password_too_short']],
  ])('%j breaks %j', (password, broken) => {
    expect(brokenPasswordRules(password)).toEqual(broken);
  });

  it('counts a person’s own words as easy', () => {
    const words = easyWordsOf({ email: 'ada.king@example.com', name: 'Ada María', surname: 'O’Lovelace' });
    expect(words).toEqual(
      expect.arrayContaining(['ada.king@example.com', 'king', 'example', 'Ada María', 'María', 'Lovelace']),
    );
    expect(easyWordsOf({ email: '', name: '', surname: 'Li' })).toEqual([]);
  });
});
