import type { User } from '@trazo/contract/accounts/user';

type Named = Pick<User, 'user_name' | 'user_post_name' | 'user_email'>;

/** Name and surname (specification §3); empty where neither is given. */
export const fullNameOf = ({ user_name, user_post_name }: Named): string =>
  [user_name, user_post_name].filter((part) => part !== '').join(' ');

/** The first letters of name and surname, or of the e-mail (specification §3). */
export function initialsOf(user: Named): string {
  const letters = [user.user_name, user.user_post_name].map(firstLetter).join('');
  return (letters || firstLetter(user.user_email)).toLocaleUpperCase();
}

function firstLetter(text: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(text.trim()), ({ segment }) => segment);
  return letters.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? letters[0] ?? '';
}
