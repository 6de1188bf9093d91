import { brokenPasswordRules, measuredOf, PASSWORD_SCORE } from '@trazo/contract/accounts/password-rules';
import { ApiError } from '../../platform/errors/api-error.ts';
import { type Turn, turnOfCaller } from '../../platform/limits/fair-queue.ts';
import { passwordScore } from './password-strength.ts';

/** Refuses a new password that breaks a rule of the specification, or is easy to guess for who knows its owner. */
export async function requireGoodPassword(
  password: string,
  owner: { email: string; name: string; surname: string },
  turn: Turn = turnOfCaller('usual'),
): Promise<void> {
  if (password === '') throw new ApiError('password_empty');
  const [broken] = brokenPasswordRules(password);
  if (broken !== undefined) throw new ApiError(broken);
  const { parts, easyWords } = measuredOf(password, owner);
  for (const part of parts) {
    const score = await passwordScore({ password: part, easyWords }, turn);
    if (score < PASSWORD_SCORE) throw new ApiError('password_too_easy');
  }
}
