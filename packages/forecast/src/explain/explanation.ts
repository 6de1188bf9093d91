import type { Account } from '../ledger/accounts.ts';
import type { Figure, Operand, Value } from '../ledger/figure.ts';
import type { Period } from '../ledger/period.ts';

/** Where an answer stands: the list and line of the assumptions, or what the country's rules compute. */
export interface Source {
  readonly kind: string;
  readonly id: string;
}

/** Where a figure comes from. */
export interface Explanation {
  readonly figure: Figure;
  /** Null: it cannot be said, a division by nothing. */
  readonly value: Value | null;
  /** Why it cannot be said, where that is not a division by nothing: something sold has no units. */
  readonly unsaid?: 'withoutUnits';
  /** From left to right, products before sums. */
  readonly formula: readonly Operand[];
  /** Postings it is the sum of. */
  readonly postings: readonly PostingRow[];
  /** The answers behind it. */
  readonly sources: readonly Source[];
}

export interface PostingRow {
  readonly index: number;
  readonly at: Period;
  readonly debit: Account;
  readonly credit: Account;
  readonly source: Source;
  /** As it counts in the figure. */
  readonly grains: number;
}
