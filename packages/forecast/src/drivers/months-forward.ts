import { fiscalYear, monthsOfYear } from '../frame.ts';
import type { Account } from '../ledger/accounts.ts';
import { MILLION, ppm } from '../numbers/fraction.ts';
import { mulDiv } from '../numbers/integers.ts';
import { COLUMNS, FISCAL_YEARS, noMonths } from '../numbers/posted.ts';
import type { Book } from './book.ts';
import { IncomeTax } from './income-tax.ts';
import { ownerMonthly, postDrawings } from './owner.ts';
import { addEqually } from './pins.ts';

const RESULT_ACCOUNTS: readonly Account[] = [
  'revenue',
  'otherIncome',
  'directCosts',
  'directStaff',
  'staff',
  'social',
  'overheads',
  'variableOverheads',
  'badDebt',
  'depreciation',
  'amortization',
  'interest',
];

/** What one forward pass over the months found out. */
export interface Outcome {
  /** Fiscal years in which the dividend was less than asked for. */
  readonly cappedDividends: readonly number[];
  /** Losses carried forward beyond the last year. */
  readonly lossesLeft: number;
}

/**
 * All that depends on what came before: value-added tax, the credit line, income tax, the owner's contributions, dividends.
 * Each looks back only, so one pass over the months is enough and nothing depends on itself.
 */
export function postMonthsForward(book: Book, minimumCash: number): Outcome {
  const { frame, ledger, pins } = book;
  const { parameters, pack, assumptions } = frame;
  postDrawings(book);
  postPinnedInterest(book);
  const rows = {
    vatPaid: noMonths(),
    vatRefunded: noMonths(),
    contributions: noMonths(),
    lineInterest: noMonths(),
    instalments: noMonths(),
    settled: noMonths(),
    prepaidBack: noMonths(),
    taxBack: noMonths(),
    dividends: noMonths(),
    toReserves: noMonths(),
    tax: noMonths(),
    offset: noMonths(),
  };
  const at = (row: number[], month: number) => row[month] ?? 0;
  const put = (row: number[], month: number, amount: number) => {
    if (month < COLUMNS) row[month] = at(row, month) + amount;
  };
  const taxes = new IncomeTax(frame);
  const isCompany = frame.taxedAs === 'company';
  const year1 = frame.calendarYear(1);
  const hasVat = frame.vatScheme === 'standard' || frame.vatScheme === 'cash';
  const vatLag = hasVat ? parameters.at('vat.payLag', year1) : 0;
  const period = assumptions.vat.periodMonths || (hasVat ? parameters.at('vat.periodMonths', year1) : 0) || 3;
  const refund = assumptions.vat.refund || pack.vat.refund;
  const refundLag = hasVat && refund !== 'carry' ? parameters.at('vat.refundLag', year1) : 0;
  const settleLag = isCompany ? Math.max(1, parameters.at('incomeTax.settleLag', year1)) : 1;
  const contributionAccount = pack.ownerContribution?.account === 'private' ? 'drawings' : 'social';
  const line = assumptions.creditLine;
  const lineLimit = line === null ? 0 : frame.grains(line.limit);
  const lineRate = line === null ? 0 : ppm(line.rate);
  const taxByYear: number[] = [];
  const netByYear: number[] = [];
  const prepaid = new Array<number>(FISCAL_YEARS + 1).fill(0);
  const capped: number[] = [];
  let bank = 0;
  let vat = 0;
  let declared = 0;
  let result = 0;
  let contributed = 0;
  let lastProfit: number | undefined;
  let retained = 0;
  let reserves = 0;
  let capital = 0;

  for (let month = 0; month < COLUMNS; month += 1) {
    const year = fiscalYear(month);
    const calendar = frame.calendarMonth(month);
    if (month > 0 && line !== null && pins.of('interestExpense', year) === undefined) {
      const used = Math.min(lineLimit, Math.max(0, -bank));
      put(rows.lineInterest, month, mulDiv(used, lineRate, 12 * MILLION));
    }
    if (month > 0 && !isCompany) {
      put(rows.contributions, month, ownerMonthly(frame, month, lastProfit));
    }
    if (month > 0 && isCompany && pack.incomeTax.instalmentMonths.includes(calendar)) {
      const known = Math.floor((month - 1 - settleLag) / 12);
      const last = taxByYear[known - 1] ?? 0;
      if (last > 0 && last >= frame.fromCents(parameters.at('incomeTax.instalmentThreshold', year1))) {
        const part = mulDiv(
          last,
          parameters.at('incomeTax.instalmentShare', frame.calendarYear(month)),
          MILLION,
        );
        put(rows.instalments, month, part);
        prepaid[year] = (prepaid[year] ?? 0) + part;
      }
    }
    vat += ledger.flow('vat', month) + at(rows.vatPaid, month) - at(rows.vatRefunded, month);
    declared += at(rows.vatPaid, month) - at(rows.vatRefunded, month);
    if (hasVat && month > 0 && calendar % period === 0) {
      const due = -(vat - declared);
      const claimed = refund === 'refund' || (refund === 'yearEnd' && calendar === 12);
      if (due > 0 || (due < 0 && claimed)) {
        declared -= due;
        const lag = due > 0 ? vatLag : refundLag;
        put(due > 0 ? rows.vatPaid : rows.vatRefunded, month + lag, Math.abs(due));
        if (lag === 0) {
          vat += due;
          declared += due;
        }
      }
    }
    bank +=
      ledger.flow('bank', month) +
      at(rows.vatRefunded, month) +
      at(rows.prepaidBack, month) +
      at(rows.taxBack, month) -
      at(rows.vatPaid, month) -
      at(rows.contributions, month) -
      at(rows.lineInterest, month) -
      at(rows.instalments, month) -
      at(rows.settled, month);
    capital -= ledger.flow('capital', month);
    reserves -= ledger.flow('reserves', month);
    retained -= ledger.flow('retained', month);
    if (isCompany && month === 12 * year - 6 && year > 1) {
      const net = netByYear[year - 2] ?? 0;
      if (net > 0) {
        const share = parameters.at('dividends.reserveShare', frame.calendarYear(month));
        const limit = mulDiv(
          Math.max(0, capital),
          parameters.at('dividends.reserveLimit', frame.calendarYear(month)),
          MILLION,
        );
        const kept = Math.min(
          mulDiv(net, share, MILLION),
          Math.max(0, limit - reserves),
          Math.max(0, retained),
        );
        const wanted = mulDiv(net, ppm(assumptions.dividends.shares[year - 1] ?? ''), MILLION);
        const free = Math.max(0, Math.min(retained - kept, bank - minimumCash));
        const paid = Math.min(wanted, free);
        if (paid < wanted) capped.push(year);
        put(rows.toReserves, month, kept);
        put(rows.dividends, month, paid);
        reserves += kept;
        retained -= kept + paid;
        bank -= paid;
      }
    }
    for (const account of RESULT_ACCOUNTS) result -= ledger.flow(account, month);
    result -= at(rows.lineInterest, month);
    if (contributionAccount === 'social') result -= at(rows.contributions, month);
    contributed += at(rows.contributions, month);
    if (month !== 12 * year) continue;
    const turnover = -ledger.flowBetween('revenue', ...monthsOfYear(year));
    const pinned = pins.of('incomeTaxExpense', year);
    const computed = isCompany ? taxes.taxOf(year, result, turnover) : 0;
    const tax = pinned ?? computed;
    taxByYear.push(tax);
    netByYear.push(result - tax);
    retained += result - tax;
    lastProfit = result + (contributionAccount === 'social' ? contributed : 0);
    put(rows.tax, month, tax);
    const offset = Math.min(prepaid[year] ?? 0, Math.max(0, tax));
    put(rows.offset, month, offset);
    const rest = tax - offset;
    put(rest > 0 ? rows.settled : rows.taxBack, month + settleLag, Math.abs(rest));
    put(rows.prepaidBack, month + settleLag, (prepaid[year] ?? 0) - offset);
    result = 0;
    contributed = 0;
  }
  const origin = (id: string) => ({ kind: 'computed', id });
  ledger.post('vat', 'bank', rows.vatPaid, { ...origin('vat'), cash: 'vat' });
  ledger.post('bank', 'vat', rows.vatRefunded, { ...origin('vat'), cash: 'vatRefund' });
  ledger.post(contributionAccount, 'bank', rows.contributions, { ...origin('owner'), cash: 'ownerSocial' });
  ledger.post('interest', 'bank', rows.lineInterest, { ...origin('creditLine'), cash: 'interest' });
  ledger.post('taxPrepaid', 'bank', rows.instalments, { ...origin('incomeTax'), cash: 'incomeTax' });
  ledger.post('incomeTax', 'taxOwed', rows.tax, origin('incomeTax'));
  ledger.post('taxOwed', 'taxPrepaid', rows.offset, origin('incomeTax'));
  ledger.post('taxOwed', 'bank', rows.settled, { ...origin('incomeTax'), cash: 'incomeTax' });
  ledger.post('bank', 'taxPrepaid', rows.prepaidBack, { ...origin('incomeTax'), cash: 'taxRefund' });
  ledger.post('bank', 'taxOwed', rows.taxBack, { ...origin('incomeTax'), cash: 'taxRefund' });
  ledger.post('retained', 'bank', rows.dividends, { ...origin('dividends'), cash: 'dividends' });
  ledger.post('retained', 'reserves', rows.toReserves, origin('reserves'));
  return { cappedDividends: capped, lossesLeft: taxes.losses };
}

/** A typed year of interest is the whole interest: the difference to the loans' is paid in twelve equal parts. */
function postPinnedInterest({ ledger, pins }: Book): void {
  const difference = noMonths();
  for (let year = 1; year <= FISCAL_YEARS; year += 1) {
    const target = pins.of('interestExpense', year);
    if (target === undefined) continue;
    addEqually(difference, year, target - ledger.flowBetween('interest', ...monthsOfYear(year)));
  }
  ledger.post('interest', 'bank', difference, { kind: 'pin', id: 'interestExpense', cash: 'interest' });
}
