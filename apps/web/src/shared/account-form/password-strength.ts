import { easyWordsOf } from '@trazo/contract/accounts/password-rules';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The same measure as the server's; its word lists are large: import this file only when a password is typed. */
const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
  readonly surname: string;
}

/** Longer passwords are measured by their beginning; measuring time grows with the square of the length. */
const MEASURED = 100;

/** From 0 (guessed at once) to 4, knowing whose password it is. */
export const passwordScore = (password: string, owner: PasswordOwner): number =>
  guesser.check(password.slice(0, MEASURED), easyWordsOf(owner)).score;
