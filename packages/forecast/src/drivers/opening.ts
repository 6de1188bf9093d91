import type { Account } from '../ledger/accounts.ts';
import { type Formula, money, named, partOf } from '../ledger/operands.ts';
import { noMonths, valueAt } from '../numbers/posted.ts';
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
  const { context, ledger } = book;
  const { opening } = context.assumptions;
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
  const whole =
    (amount: number): Formula =>
    () => [named('+', 'amount', money(context, amount))];
  const inParts =
    (amount: number, months: readonly number[]): Formula =>
    (month) => [...whole(amount)(month), named('×', 'paidShare', partOf(valueAt(months, month), amount))];
  for (const [account, text] of debits) {
    const amount = context.grains(text);
    ledger.post(account, 'retained', atStart(amount), origin, whole(amount));
  }
  for (const [account, text] of credits) {
    const amount = context.grains(text);
    ledger.post('retained', account, atStart(amount), origin, whole(amount));
  }
  const owed = context.grains(opening.receivables);
  const received = collected(owed, opening.receivableDays);
  ledger.post('bank', 'receivables', received, { ...origin, cash: 'customers' }, inParts(owed, received));
  const due = context.grains(opening.payables);
  const paid = collected(due, opening.payableDays);
  ledger.post('payables', 'bank', paid, { ...origin, cash: 'suppliers' }, inParts(due, paid));
  const socialOwed = context.grains(opening.socialOwed);
  const social = collected(socialOwed, 30);
  ledger.post('socialOwed', 'bank', social, { ...origin, cash: 'social' }, whole(socialOwed));
  const taxLag = Math.min(
    12,
    Math.max(1, context.parameters.at('incomeTax.settleLag', context.calendarYear(1))),
  );
  const tax = noMonths();
  const taxOwed = context.grains(opening.taxOwed);
  tax[taxLag] = taxOwed;
  ledger.post('taxOwed', 'bank', tax, { ...origin, cash: 'incomeTax' }, whole(taxOwed));
}
