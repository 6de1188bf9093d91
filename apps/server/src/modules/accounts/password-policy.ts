import {
  brokenPasswordRules,
  easyWordsOf,
  measuredPart,
  PASSWORD_SCORE,
} from '@trazo/contract/accounts/password-rules';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import { ApiProblem } from '../../platform/errors/api-problem.ts';

const guesser = new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });

/** Refuses a new password that breaks a rule of the specification, or is easy to guess for who knows its owner. */
export function requireGoodPassword(
  password: string,
  owner: { email: string; name: string; surname: string },
): void {
  const [broken] = brokenPasswordRules(password);
  if (broken !== undefined) throw new ApiProblem(broken);
  if (guesser.check(measuredPart(password), easyWordsOf(owner)).score < PASSWORD_SCORE) {
    throw new ApiProblem('password_too_easy');
  }
}
