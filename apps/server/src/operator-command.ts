import { parseArgs } from 'node:util';
import { readEmailAddress } from '@trazo/contract/accounts/email-address';
import { readBackupConfig } from './config/backup-config.ts';
import { findAccount, findByEmailKey } from './modules/accounts/account-repository.ts';
import { createActLog } from './modules/operator/act-log.ts';
import { forgetAttempts } from './modules/operator/code-attempts.ts';
import {
  allOperators,
  deleteOperator,
  forgetSecondFactor,
  insertOperator,
  lockOperator,
} from './modules/operator/operator-repository.ts';
import type { Account } from './platform/authentication/account.ts';
import { systemClock } from './platform/clock.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { inTransaction } from './platform/database/transaction.ts';
import { StartupError } from './platform/errors/startup-error.ts';

type Print = (line: string) => void;

const USAGE = 'usage: npm run operator -- grant|revoke|reset <e-mail> | list (reset: the second factor)';

/** `npm run operator -- grant|revoke|reset <e-mail> | list`: who may open the console. There is no other way to the role. */
export async function runOperator(
  args: string[],
  environment: NodeJS.ProcessEnv,
  print: Print,
): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [command = '', email] = positionals;
  const act = ACTS[command];
  if (command !== 'list' && (act === undefined || email === undefined)) throw new StartupError(USAGE);
  const { databaseUrl, dataDir } = readBackupConfig(environment);
  const database = await openDatabase({ databaseUrl, dataDir, onConnectionLost: () => undefined });
  try {
    if (act === undefined || email === undefined) await list(database, print);
    else print(await act(database, await accountAt(database, email)));
  } finally {
    await database.close();
  }
}

async function accountAt({ query }: Database, email: string): Promise<Account> {
  const address = readEmailAddress(email);
  const found = address && (await findByEmailKey(query, address.key));
  if (found === undefined) throw new StartupError(`no account has the address ${email}`);
  return found.account;
}

const ACTS: Readonly<Record<string, (database: Database, account: Account) => Promise<string>>> = {
  grant: async ({ query }, { id, email, emailVerified }) => {
    if (!emailVerified) throw new StartupError(`${email} has not confirmed its address`);
    const log = createActLog({ database: query, clock: systemClock });
    return inTransaction(query, async (tx) => {
      if (!(await insertOperator(tx, { accountId: id, grantedAt: systemClock() }))) {
        return `${email} is an operator already`;
      }
      await log.record(tx, null, 'role_granted', email);
      return `${email} is now an operator and will set up a second factor on first opening /operator`;
    });
  },
  revoke: async ({ query }, { id, email }) => {
    const log = createActLog({ database: query, clock: systemClock });
    return inTransaction(query, async (tx) => {
      if (!(await deleteOperator(tx, id))) return `${email} is not an operator`;
      await log.record(tx, null, 'role_revoked', email);
      return `${email} is no longer an operator`;
    });
  },
  reset: async ({ query }, { id, email }) => {
    const log = createActLog({ database: query, clock: systemClock });
    const said = await inTransaction(query, async (tx) => {
      if ((await lockOperator(tx, id)) === undefined) return `${email} is not an operator`;
      await forgetSecondFactor(tx, id);
      await log.record(tx, null, 'second_factor_reset', email);
      return `${email} sets up a new second factor at the next visit of /operator`;
    });
    await forgetAttempts(query, id);
    return said;
  },
};

async function list({ query }: Database, print: Print): Promise<void> {
  const rows = await allOperators(query);
  if (rows.length === 0) print('no operators yet');
  for (const { accountId, enrolledAt } of rows) {
    const account = await findAccount(query, accountId);
    print(
      `${account?.email ?? accountId}: ${enrolledAt === null ? 'no second factor yet' : 'second factor set up'}`,
    );
  }
}
