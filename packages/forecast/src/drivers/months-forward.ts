import { fiscalYear, monthsOfYear } from '../frame.ts';
import { type Account, RESULT_BEFORE_TAX } from '../ledger/accounts.ts';
import { MILLION, ppm } from '../numbers/fraction.ts';
import { mulDiv } from '../numbers/integers.ts';
import { COLUMNS, FISCAL_YEARS, noMonths } from '../numbers/posted.ts';
import type { Book } from './book.ts';
import { IncomeTax, type TaxedYear } from './income-tax.ts';
import { ownerMonthly, postDrawings } from './owner.ts';
import { addEqually, postDifference } from './pins.ts';
import { VatReturns, type VatTerms } from './vat-returns.ts';

/** The line of the grid that has the owners' social contributions. */
const CONTRIBUTIONS = 'otherExpenses.f:ownerSocial';

/** What one forward pass over the months found out. */
export interface Outcome {
  /** Fiscal years in which the dividend was less than asked for. */
  readonly cappedDividends: readonly number[];
  /** Losses carried forward beyond the last year. */
  readonly lossesLeft: number;
  /** How each fiscal year of a company was taxed. */
  readonly taxes: readonly TaxedYear[];
  /** Months from the end of a fiscal year to the payment of its tax. */
  readonly taxSettleLag: number;
  readonly vatTerms: VatTerms;
}

/**
 * All that depends on what came before: value-added tax, the credit line, income tax, the owner's contributions, dividends.
 * Each looks back only, so one pass over the months is enough and nothing depends on itself.
 */
export function postMonthsForward(book: Book, minimumCash: number): Outcome {
  postDrawings(book);
  // A typed interest is the whole interest; typed grants arrive, and typed bad debts are not received.
  postDifference(book, { line: 'interestExpense', account: 'interest', against: 'bank', cash: 'interest' });
  postDifference(book, {
    line: 'revenues.f:otherIncome',
    account: 'otherIncome',
    against: 'bank',
    cash: 'grants',
  });
  postDifference(book, {
    line: 'otherExpenses.f:badDebt',
    account: 'badDebt',
    against: 'bank',
    cash: 'customers',
  });
  return new ForwardPass(book, minimumCash).run();
}

const at = (row: readonly number[], month: number): number => row[month] ?? 0;

function put(row: number[], month: number, amount: number): void {
  if (month < COLUMNS) row[month] = at(row, month) + amount;
}

/** The pass over the months, in the order of what each one needs. */
class ForwardPass {
  readonly #book: Book;
  readonly #minimumCash: number;
  readonly #taxes: IncomeTax;
  readonly #vat: VatReturns;
  readonly #isCompany: boolean;
  readonly #settleLag: number;
  readonly #contributionAccount: Account;
  readonly #rows = {
    contributions: noMonths(),
    typedContributions: noMonths(),
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
  readonly #taxByYear: number[] = [];
  readonly #netByYear: number[] = [];
  readonly #prepaid = new Array<number>(FISCAL_YEARS + 1).fill(0);
  readonly #capped: number[] = [];
  #bank = 0;
  #result = 0;
  #contributed = 0;
  #lastProfit: number | undefined;
  #retained = 0;
  #reserves = 0;
  #capital = 0;

  constructor(book: Book, minimumCash: number) {
    const { frame } = book;
    const { parameters, pack } = frame;
    this.#book = book;
    this.#minimumCash = minimumCash;
    this.#taxes = new IncomeTax(frame);
    this.#vat = new VatReturns(book);
    this.#isCompany = frame.taxedAs === 'company';
    this.#settleLag = this.#isCompany
      ? Math.max(1, parameters.at('incomeTax.settleLag', frame.calendarYear(1)))
      : 1;
    for (let year = 1; year <= FISCAL_YEARS; year += 1) {
      const typed = book.pins.of(CONTRIBUTIONS, year);
      if (typed !== undefined) addEqually(this.#rows.typedContributions, year, typed);
    }
    this.#contributionAccount = pack.ownerContribution?.account === 'private' ? 'drawings' : 'social';
  }

  run(): Outcome {
    for (let month = 0; month < COLUMNS; month += 1) {
      if (month > 0) {
        this.#payCreditLine(month);
        this.#payContribution(month);
        this.#payInstalment(month);
      }
      this.#vat.declare(month);
      this.#addUp(month);
      this.#distribute(month);
      this.#earn(month);
      const year = fiscalYear(month);
      if (month === 12 * year) this.#endYear(year);
    }
    this.#post();
    return {
      cappedDividends: this.#capped,
      lossesLeft: this.#taxes.losses,
      taxes: this.#taxes.years,
      taxSettleLag: this.#settleLag,
      vatTerms: this.#vat.terms,
    };
  }

  #payCreditLine(month: number): void {
    const { frame, pins } = this.#book;
    const line = frame.assumptions.creditLine;
    if (line === null || pins.of('interestExpense', fiscalYear(month)) !== undefined) return;
    const used = Math.min(frame.grains(line.limit), Math.max(0, -this.#bank));
    put(this.#rows.lineInterest, month, mulDiv(used, ppm(line.rate), 12 * MILLION));
  }

  #payContribution(month: number): void {
    const { pins } = this.#book;
    if (this.#isCompany || pins.of(CONTRIBUTIONS, fiscalYear(month)) !== undefined) return;
    put(this.#rows.contributions, month, ownerMonthly(this.#book.frame, month, this.#lastProfit));
  }

  #payInstalment(month: number): void {
    const { frame } = this.#book;
    const { pack, parameters } = frame;
    if (!this.#isCompany || !pack.incomeTax.instalmentMonths.includes(frame.calendarMonth(month))) return;
    const known = Math.floor((month - 1 - this.#settleLag) / 12);
    const last = this.#taxByYear[known - 1] ?? 0;
    const threshold = parameters.at('incomeTax.instalmentThreshold', frame.calendarYear(1));
    if (last <= 0 || last < frame.fromCents(threshold)) return;
    const share = parameters.at('incomeTax.instalmentShare', frame.calendarYear(month));
    const part = mulDiv(last, share, MILLION);
    put(this.#rows.instalments, month, part);
    const year = fiscalYear(month);
    this.#prepaid[year] = (this.#prepaid[year] ?? 0) + part;
  }

  #addUp(month: number): void {
    const { ledger } = this.#book;
    const rows = this.#rows;
    this.#bank +=
      ledger.flow('bank', month) +
      at(this.#vat.refunded, month) +
      at(rows.prepaidBack, month) +
      at(rows.taxBack, month) -
      at(this.#vat.paid, month) -
      at(rows.contributions, month) -
      at(rows.typedContributions, month) -
      at(rows.lineInterest, month) -
      at(rows.instalments, month) -
      at(rows.settled, month);
    this.#capital -= ledger.flow('capital', month);
    this.#reserves -= ledger.flow('reserves', month);
    this.#retained -= ledger.flow('retained', month);
  }

  /** Reserves and dividends of the year before, in the middle of a year. */
  #distribute(month: number): void {
    const { frame } = this.#book;
    const { assumptions, parameters } = frame;
    const year = fiscalYear(month);
    const isDue = this.#isCompany && month === 12 * year - 6 && year > 1;
    const net = isDue ? (this.#netByYear[year - 2] ?? 0) : 0;
    if (net <= 0) return;
    const calendar = frame.calendarYear(month);
    const share = parameters.at('dividends.reserveShare', calendar);
    const reserveLimit = parameters.at('dividends.reserveLimit', calendar);
    const limit = mulDiv(Math.max(0, this.#capital), reserveLimit, MILLION);
    const kept = Math.min(
      mulDiv(net, share, MILLION),
      Math.max(0, limit - this.#reserves),
      Math.max(0, this.#retained),
    );
    const wanted = mulDiv(net, ppm(assumptions.dividends.shares[year - 1] ?? ''), MILLION);
    const free = Math.max(0, Math.min(this.#retained - kept, this.#bank - this.#minimumCash));
    const paid = Math.min(wanted, free);
    if (paid < wanted) this.#capped.push(year);
    put(this.#rows.toReserves, month, kept);
    put(this.#rows.dividends, month, paid);
    this.#reserves += kept;
    this.#retained -= kept + paid;
    this.#bank -= paid;
  }

  #earn(month: number): void {
    const { contributions, typedContributions, lineInterest } = this.#rows;
    for (const account of RESULT_BEFORE_TAX) this.#result -= this.#book.ledger.flow(account, month);
    this.#result -= at(lineInterest, month);
    const typed = at(typedContributions, month);
    const isExpense = this.#contributionAccount === 'social';
    const expensed = typed + (isExpense ? at(contributions, month) : 0);
    this.#result -= expensed;
    this.#contributed += expensed;
  }

  #endYear(year: number): void {
    const { ledger, pins } = this.#book;
    const rows = this.#rows;
    const month = 12 * year;
    const result = this.#result;
    const turnover = -ledger.flowBetween('revenue', ...monthsOfYear(year));
    const computed = this.#isCompany ? this.#taxes.taxOf(year, result, turnover) : 0;
    const tax = pins.of('incomeTaxExpense', year) ?? computed;
    this.#taxByYear.push(tax);
    this.#netByYear.push(result - tax);
    this.#retained += result - tax;
    this.#lastProfit = result + this.#contributed;
    put(rows.tax, month, tax);
    const prepaid = this.#prepaid[year] ?? 0;
    const offset = Math.min(prepaid, Math.max(0, tax));
    put(rows.offset, month, offset);
    const rest = tax - offset;
    put(rest > 0 ? rows.settled : rows.taxBack, month + this.#settleLag, Math.abs(rest));
    put(rows.prepaidBack, month + this.#settleLag, prepaid - offset);
    this.#result = 0;
    this.#contributed = 0;
  }

  #post(): void {
    const { ledger } = this.#book;
    const rows = this.#rows;
    const origin = (id: string) => ({ kind: 'computed', id });
    const tax = origin('incomeTax');
    this.#vat.post();
    ledger.post(this.#contributionAccount, 'bank', rows.contributions, {
      ...origin('owner'),
      cash: 'ownerSocial',
    });
    ledger.post('social', 'bank', rows.typedContributions, { ...origin('owner'), cash: 'ownerSocial' });
    ledger.post('interest', 'bank', rows.lineInterest, { ...origin('creditLine'), cash: 'interest' });
    ledger.post('taxPrepaid', 'bank', rows.instalments, { ...tax, cash: 'incomeTax' });
    ledger.post('incomeTax', 'taxOwed', rows.tax, tax);
    ledger.post('taxOwed', 'taxPrepaid', rows.offset, tax);
    ledger.post('taxOwed', 'bank', rows.settled, { ...tax, cash: 'incomeTax' });
    ledger.post('bank', 'taxPrepaid', rows.prepaidBack, { ...tax, cash: 'taxRefund' });
    ledger.post('bank', 'taxOwed', rows.taxBack, { ...tax, cash: 'taxRefund' });
    ledger.post('retained', 'bank', rows.dividends, { ...origin('dividends'), cash: 'dividends' });
    ledger.post('retained', 'reserves', rows.toReserves, origin('reserves'));
  }
}
