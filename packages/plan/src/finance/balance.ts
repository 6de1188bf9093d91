import { z } from 'zod';
import { type Amount, amount, subtract, sum } from '../money.ts';

export const balanceSheetSchema = z.strictObject({
  fixedAssets: amount,
  currentAssets: amount,
  ownFunds: amount,
  longTermLiabilities: amount,
  shortTermLiabilities: amount,
});
export type BalanceSheet = z.infer<typeof balanceSheetSchema>;

export interface Balance {
  readonly assets: Amount;
  readonly funding: Amount;
  /** Assets less funding. */
  readonly difference: Amount;
  /** Current assets less short-term liabilities. */
  readonly workingCapital: Amount;
  readonly state: 'blank' | 'balanced' | 'unbalanced';
}

/** Specification §5: fixed + current assets = own funds + long-term + short-term liabilities. */
export function balanceOf(sheet: BalanceSheet): Balance {
  const assets = sum([sheet.fixedAssets, sheet.currentAssets]);
  const funding = sum([sheet.ownFunds, sheet.longTermLiabilities, sheet.shortTermLiabilities]);
  const difference = subtract(assets, funding);
  const isBlank = Object.values(sheet).every((value) => value === '');
  return {
    assets,
    funding,
    difference,
    workingCapital: subtract(sheet.currentAssets, sheet.shortTermLiabilities),
    state: isBlank ? 'blank' : difference === '0' ? 'balanced' : 'unbalanced',
  };
}
