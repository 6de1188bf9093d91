import { createHash, randomBytes } from 'node:crypto';
import type { OperatorState } from '@trazo/contract/api/second-factor';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { Secret, TOTP } from 'otpauth';
import type { SignedIn } from '../../platform/authentication/account.ts';
import type { Sealing } from '../../platform/crypto/sealed.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import type { OwnerCheck } from '../accounts/owner-check.ts';
import type { ActLog } from './act-log.ts';
import { countAttempt, takeBackAttempt } from './code-attempts.ts';
import {
  changeOperator,
  countRecoveryCodes,
  deletePass,
  deletePassesBefore,
  findOperator,
  findPass,
  lockOperator,
  type OperatorRow,
  type PassRow,
  putPass,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
  touchPass,
} from './operator-repository.ts';

const MINUTE_MS = 60_000;
/** The console closes when it was not used for this long, and this long after the code at the latest. */
const IDLE_MS = 30 * MINUTE_MS;
const LONGEST_MS = 8 * 60 * MINUTE_MS;
/** How lately the code must have been given for what cannot be undone. */
const FRESH_MS = 10 * MINUTE_MS;
const TOUCHED_EVERY_MS = MINUTE_MS;
/** RFC 6238 §5.2: clocks differ, and people type slowly. */
const STEPS_AROUND = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;
const DIGITS = /^\d{6}$/;

export interface SecondFactor {
  /** `not_found` for an account that is no operator's. */
  state(signedIn: SignedIn): Promise<OperatorState>;
  /** A secret to put into an authenticator; not in use until confirmed. */
  begin(signedIn: SignedIn, password: string | undefined): Promise<{ secret: string; uri: string }>;
  /** The codes for when the authenticator is lost. */
  confirm(signedIn: SignedIn, code: string): Promise<string[]>;
  pass(signedIn: SignedIn, code: string): Promise<OperatorState>;
  leave(signedIn: SignedIn): Promise<OperatorState>;
  /** `second_factor_needed` where this session has not passed; with `isFresh`, not in the last ten minutes. */
  require(signedIn: SignedIn, isFresh: boolean): Promise<void>;
}

export interface SecondFactorOptions extends Pick<Foundation, 'database' | 'clock'> {
  readonly ownerCheck: OwnerCheck;
  readonly log: ActLog;
  /** The secrets lie sealed in the database. */
  readonly sealing: Sealing;
}

export function createSecondFactor(options: SecondFactorOptions): SecondFactor {
  const { database, clock, log, sealing } = options;
  const requireOperator = async ({ account }: SignedIn): Promise<OperatorRow> => {
    const operator = await findOperator(database, account.id);
    if (operator === undefined) throw new ApiError('not_found');
    return operator;
  };
  const isOpen = (pass: PassRow | undefined): pass is PassRow => {
    const now = clock().getTime();
    return (
      pass !== undefined &&
      now < pass.usedAt.getTime() + IDLE_MS &&
      now < pass.passedAt.getTime() + LONGEST_MS
    );
  };
  const state = async (signedIn: SignedIn): Promise<OperatorState> => {
    const { account, sessionId } = signedIn;
    const operator = await requireOperator(signedIn);
    const pass = await findPass(database, account.id, sessionId);
    const entered = isOpen(pass) ? 'passed' : 'asked';
    return {
      second_factor: operator.enrolledAt === null ? 'missing' : entered,
      recovery_codes_left: await countRecoveryCodes(database, account.id),
    };
  };

  return {
    state,
    begin: async (signedIn, password) => {
      const operator = await requireOperator(signedIn);
      if (operator.enrolledAt !== null) throw new ApiError('second_factor_needed');
      await options.ownerCheck.require(signedIn, password);
      const secret = new Secret({ size: SECRET_BYTES });
      await storeSecret(options, signedIn, secret);
      const uri = new TOTP({ issuer: PRODUCT_NAME, label: signedIn.account.email, secret }).toString();
      return { secret: secret.base32, uri };
    },
    confirm: (signedIn, code) =>
      withinAttempts(options, signedIn, async (tx, operator) => {
        if (operator.enrolledAt !== null || !(await takesStep(tx, operator, sealing, code, clock())))
          return undefined;
        const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
        const { id, email } = signedIn.account;
        await changeOperator(tx, id, { enrolledAt: clock() });
        await replaceRecoveryCodes(tx, id, codes.map(hashOfCode));
        await putPass(tx, id, signedIn.sessionId, clock());
        await log.record(tx, email, 'second_factor_set', email);
        return codes;
      }),
    pass: async (signedIn, code) => {
      await withinAttempts(options, signedIn, async (tx, operator) => {
        if (operator.enrolledAt === null) return undefined;
        const { id, email } = signedIn.account;
        const byStep = await takesStep(tx, operator, sealing, code, clock());
        if (!byStep && !(await takeRecoveryCode(tx, id, hashOfCode(code)))) return undefined;
        await deletePassesBefore(tx, new Date(clock().getTime() - LONGEST_MS));
        await putPass(tx, id, signedIn.sessionId, clock());
        await log.record(tx, email, byStep ? 'second_factor_passed' : 'recovery_code_used', email);
        return true;
      });
      return state(signedIn);
    },
    leave: async (signedIn) => {
      await requireOperator(signedIn);
      const { id, email } = signedIn.account;
      await inTransaction(database, async (tx) => {
        const isLeft = await deletePass(tx, id, signedIn.sessionId);
        if (isLeft) await log.record(tx, email, 'console_left', email);
      });
      return state(signedIn);
    },
    require: async (signedIn, isFresh) => {
      const { account, sessionId } = signedIn;
      const operator = await requireOperator(signedIn);
      const pass = await findPass(database, account.id, sessionId);
      const now = clock();
      const isLate = pass === undefined || (isFresh && now.getTime() - pass.passedAt.getTime() > FRESH_MS);
      if (operator.enrolledAt === null || isLate || !isOpen(pass)) throw new ApiError('second_factor_needed');
      if (now.getTime() - pass.usedAt.getTime() >= TOUCHED_EVERY_MS) {
        await touchPass(database, account.id, sessionId, now);
      }
    },
  };
}

/** It may have been set up from another session while the password was looked at: what is in use is not replaced. */
const storeSecret = (
  { database, log, sealing }: SecondFactorOptions,
  { account: { id, email } }: SignedIn,
  secret: Secret,
): Promise<void> =>
  inTransaction(database, async (tx) => {
    const operator = await lockOperator(tx, id);
    if (operator === undefined) throw new ApiError('not_found');
    if (operator.enrolledAt !== null) throw new ApiError('second_factor_needed');
    await changeOperator(tx, id, { secret: sealing.seal(secret.base32, id) });
    await log.record(tx, email, 'second_factor_begun', email);
  });

/** Counts the attempt before it is looked at; a wrong one is logged and answered with `second_factor_wrong`. */
async function withinAttempts<Result>(
  { database, log }: SecondFactorOptions,
  { account }: SignedIn,
  attempt: (tx: Transaction, operator: OperatorRow) => Promise<Result | undefined>,
): Promise<Result> {
  if ((await findOperator(database, account.id)) === undefined) throw new ApiError('not_found');
  await countAttempt(database, account.id);
  const result = await inTransaction(database, async (tx) => {
    const operator = await lockOperator(tx, account.id);
    return operator && attempt(tx, operator);
  });
  if (result === undefined) {
    await log.record(database, account.email, 'second_factor_refused', account.email);
    throw new ApiError('second_factor_wrong');
  }
  await takeBackAttempt(database, account.id);
  return result;
}

/** Whether a code of the authenticator is right, and takes it; `second_factor_unreadable` where the key is not the one. */
async function takesStep(
  tx: Transaction,
  { accountId, secret: sealed }: OperatorRow,
  sealing: Sealing,
  code: string,
  now: Date,
): Promise<boolean> {
  const token = code.replaceAll(' ', '');
  if (sealed === null || !DIGITS.test(token)) return false;
  const secret = sealing.open(sealed, accountId);
  if (secret === undefined) throw new ApiError('second_factor_unreadable');
  const timestamp = now.getTime();
  const delta = TOTP.validate({ token, secret: Secret.fromBase32(secret), timestamp, window: STEPS_AROUND });
  return delta !== null && takeStep(tx, accountId, TOTP.counter({ timestamp }) + delta);
}

/** Eighty bits, in groups of four: `ABCD-EFGH-IJKL-MNOP`. */
const newRecoveryCode = (): string =>
  (
    new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.match(/.{4}/g) ?? []
  ).join('-');

/** However it was typed. */
const hashOfCode = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest('base64url');
