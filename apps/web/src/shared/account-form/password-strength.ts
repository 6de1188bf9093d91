import { measuredOf } from '@trazo/contract/accounts/password-rules';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The same measure as the server's; its word lists are large: import this file only when a password is typed. */
const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
  readonly surname: string;
}

/** From 0 (guessed at once) to 4, knowing whose password it is. */
export function passwordScore(password: string, owner: PasswordOwner): number {
  const { parts, easyWords } = measuredOf(password, owner);
  return Math.min(...parts.map((part) => guesser.check(part, easyWords).score));
}
