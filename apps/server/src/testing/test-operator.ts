import { Secret, TOTP } from 'otpauth';
import { insertOperator } from '../modules/operator/operator-repository.ts';
import { accountIdOf } from '../platform/authentication/account.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { signUpTestAccount, type TestAccount } from './test-account.ts';
import type { TestApp } from './test-app.ts';

export interface TestOperator extends TestAccount {
  readonly recoveryCodes: readonly string[];
  /** What the authenticator shows now. */
  code(): string;
}

/** Gives an account the role, as the command on the server does. */
export async function makeOperator({ database, clock }: TestApp, { user }: TestAccount): Promise<void> {
  await inTransaction(database.query, (tx) =>
    insertOperator(tx, { accountId: accountIdOf(user._id), grantedAt: clock.now() }),
  );
}

/** A new account with the role, its second factor set up and given. */
export async function startOperator(running: TestApp): Promise<TestOperator> {
  const account = await signUpTestAccount(running.app);
  await makeOperator(running, account);
  const begun = await account.call({
    method: 'POST',
    url: '/api/operator/second-factor',
    payload: { password: account.password },
  });
  const secret = Secret.fromBase32(begun.json<{ secret: string }>().secret);
  const code = () => TOTP.generate({ secret, timestamp: running.clock.now().getTime() });
  const confirmed = await account.call({
    method: 'POST',
    url: '/api/operator/second-factor/confirm',
    payload: { code: code() },
  });
  return { ...account, code, recoveryCodes: confirmed.json<{ recovery_codes: string[] }>().recovery_codes };
}
