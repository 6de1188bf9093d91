import type { Account } from '../ledger/accounts.ts';
import { noMonths } from '../numbers/posted.ts';
import { split } from '../numbers/split.ts';
import type { Book } from './book.ts';

const atStart = (amount: number): number[] => {
  const months = noMonths();
  months[0] = amount;
  return months;
};

/** In equal parts over the months that the days fill, from month 1. */
function collected(amount: number, days: number): number[] {
  const months = noMonths();
  const parts = split(amount, new Array<number>(Math.max(1, Math.ceil(days / 30))).fill(1));
  for (const [index, part] of parts.entries()) months[index + 1] = part;
  return months;
}

/** Opening balances of a running business. What its assets exceed its debts and capital by is retained earnings. */
export function postOpening(book: Book): void {
  const { frame, ledger } = book;
  const { opening } = frame.assumptions;
  if (opening === null) return;
  const origin = { kind: 'opening', id: 'opening' };
  const debits: [Account, string][] = [
    ['bank', opening.bank],
    ['receivables', opening.receivables],
    ['stock', opening.stock],
    ['fixed', opening.fixedAssets],
    ['deposits', opening.deposits],
  ];
  const credits: [Account, string][] = [
    ['payables', opening.payables],
    ['vat', opening.vatOwed],
    ['socialOwed', opening.socialOwed],
    ['taxOwed', opening.taxOwed],
    ['partnerLoans', opening.partnerLoans],
    ['capital', opening.capital],
  ];
  for (const [account, text] of debits) ledger.post(account, 'retained', atStart(frame.grains(text)), origin);
  for (const [account, text] of credits)
    ledger.post('retained', account, atStart(frame.grains(text)), origin);
  const owed = frame.grains(opening.receivables);
  ledger.post('bank', 'receivables', collected(owed, opening.receivableDays), {
    ...origin,
    cash: 'customers',
  });
  const due = frame.grains(opening.payables);
  ledger.post('payables', 'bank', collected(due, opening.payableDays), { ...origin, cash: 'suppliers' });
  const social = collected(frame.grains(opening.socialOwed), 30);
  ledger.post('socialOwed', 'bank', social, { ...origin, cash: 'social' });
  const taxLag = Math.min(12, Math.max(1, frame.parameters.at('incomeTax.settleLag', frame.calendarYear(1))));
  const tax = noMonths();
  tax[taxLag] = frame.grains(opening.taxOwed);
  ledger.post('taxOwed', 'bank', tax, { ...origin, cash: 'incomeTax' });
}
