import type { Source } from '../explain/explanation.ts';
import type { Explained } from '../forecast.ts';
import type { Value } from '../ledger/figure.ts';

/** What a plan is checked for; a dismissal is stored under it. */
export type CheckId =
  | 'cash'
  | 'uses'
  | 'cover'
  | 'ownShare'
  | 'loanLife'
  | 'loanRate'
  | 'unitCost'
  | 'soldAtLoss'
  | 'margin'
  | 'growth'
  | 'ramp'
  | 'unpaid'
  | 'minimumWage'
  | 'ownerLiving'
  | 'founder'
  | 'capital'
  | 'smallBusiness'
  | 'questions';

/** Questions that no single line is the answer of. */
type Asked =
  | 'credit'
  | 'growth'
  | 'loans'
  | 'ownMoney'
  | 'people'
  | 'running'
  | 'vat'
  | 'volume'
  | 'privateNeeds';

/** A figure of a sentence: a value, a fiscal year from 1, or what a user called something. */
export type Said =
  | Value
  | { readonly measure: 'year'; readonly year: number }
  | { readonly measure: 'name'; readonly text: string };

/** A number that a bank would ask about, though it may be right. */
export interface Doubt {
  readonly check: CheckId;
  /** Id of the line that it is about; blank: the whole plan. */
  readonly about: string;
  /** Whether a bank would refuse, not only ask. */
  readonly isSerious: boolean;
  /** How far it goes: a whole number, larger is worse. */
  readonly size: number;
  /** Its sentence, and the figures in it. */
  readonly says: CheckId | 'cashBeyondLine' | 'coverBelowOne' | 'creditRate';
  readonly figures: Readonly<Record<string, Said>>;
  /** Where it is put right. */
  readonly at: Asked | Source;
}

/** Looks at one thing in a forecast: pure, nothing where all is well. */
export type Check = (explained: Explained) => readonly Doubt[];

export const nameIn = (text: string): Said => ({ measure: 'name', text: text.trim() });
export const fiscalYear = (year: number): Said => ({ measure: 'year', year });
