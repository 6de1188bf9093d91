import { inProportion, UNIT } from '../exact.ts';
import type { Basics } from './basics.ts';

/** The balances a running business begins with, and their payment. */
export function postOpening({ assumptions, count, grains, row }: Basics): void {
  const { opening } = assumptions;
  if (opening === null) return;
  for (const [account, text] of [
    ['bank', opening.bank],
    ['receivables', opening.receivables],
    ['stock', opening.stock],
    ['fixed', opening.fixedAssets],
    ['deposits', opening.deposits],
  ] as const)
    row(0, account, 'retained', grains(text));
  for (const [account, text] of [
    ['payables', opening.payables],
    ['vat', opening.vatOwed],
    ['socialOwed', opening.socialOwed],
    ['taxOwed', opening.taxOwed],
    ['partnerLoans', opening.partnerLoans],
    ['capital', opening.capital],
  ] as const)
    row(0, 'retained', account, grains(text));
  const over = (amount: bigint, days: number) =>
    inProportion(
      amount,
      Array.from({ length: Math.max(1, Math.ceil(days / 30)) }, () => UNIT),
    );
  for (const [index, part] of over(grains(opening.receivables), opening.receivableDays).entries())
    row(index + 1, 'bank', 'receivables', part, 'customers');
  for (const [index, part] of over(grains(opening.payables), opening.payableDays).entries())
    row(index + 1, 'payables', 'bank', part, 'suppliers');
  row(1, 'socialOwed', 'bank', grains(opening.socialOwed), 'social');
  row(
    Math.min(12, Math.max(1, count('incomeTax.settleLag'))),
    'taxOwed',
    'bank',
    grains(opening.taxOwed),
    'incomeTax',
  );
}
