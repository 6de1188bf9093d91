import type { Account, AccountId } from '../authentication/account.ts';
import type { Transaction } from '../database/transaction.ts';

/** One file of an account's export. */
export interface ExportedFile {
  /** A relative path with `/`, such as `plans/bakery.pdf`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What a subject keeps for an account: it takes part when the account is exported or deleted. */
export interface AccountHoldings {
  /** Its files, one after another, so that never more than one is in memory. */
  exported(account: Account): AsyncIterable<ExportedFile>;
  /** Its name, address or language are others now, in the transaction that changes them. */
  described?(tx: Transaction, accountId: AccountId): Promise<void>;
  /** What must be done elsewhere first; if it fails, nothing is deleted. The request was received `sinceMs` ago. */
  beforeDeletion?(accountId: AccountId, sinceMs: number): Promise<void>;
  /** What else its deletion does, in the same transaction; the rows that name it are deleted after (`personal-columns.ts`). */
  beforeErasure?(tx: Transaction, accountId: AccountId): Promise<void>;
}
