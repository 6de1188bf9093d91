import { describe, expect, it } from 'vitest';
import { fullNameOf, initialsOf } from './account-names.ts';

const person = (user_name: string, user_post_name: string) => ({
  user_name,
  user_post_name,
  user_email: 'eva@example.com',
});

describe('how an account is called', () => {
  it.each([
    ['Ana', 'Ruiz Gil', 'Ana Ruiz Gil', 'AR'],
    ['Ana', '', 'Ana', 'A'],
    ['', 'Ruiz', 'Ruiz', 'R'],
    ['', '', '', 'E'],
    ['«Ana»', '(Ruiz)', '«Ana» (Ruiz)', 'AR'],
    ['émile', 'zola', 'émile zola', 'ÉZ'],
    ['👩🏽‍🚀', 'Ríos', '👩🏽‍🚀 Ríos', '👩🏽‍🚀R'],
  ])('%s %s', (name, surname, full, initials) => {
    expect(fullNameOf(person(name, surname))).toBe(full);
    expect(initialsOf(person(name, surname))).toBe(initials);
  });
});
