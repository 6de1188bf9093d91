import { z } from 'zod';
import { type Amount, amount } from '../money.ts';

/** The five fiscal years of every table over time (specification §9). */
export const FISCAL_YEARS = ['FY1', 'FY2', 'FY3', 'FY4', 'FY5'] as const;
export type FiscalYear = (typeof FISCAL_YEARS)[number];

/** One amount a fiscal year, in their order. */
export const yearAmounts = z.tuple([amount, amount, amount, amount, amount]);
export type YearAmounts = z.infer<typeof yearAmounts>;

export const blankYears = (): YearAmounts => ['', '', '', '', ''];

export const isBlankYears = (years: readonly Amount[]): boolean => years.every((value) => value === '');

/** Computes each year by its index (0 to 4). */
export const eachYear = <Value>(compute: (index: number) => Value): [Value, Value, Value, Value, Value] => [
  compute(0),
  compute(1),
  compute(2),
  compute(3),
  compute(4),
];
