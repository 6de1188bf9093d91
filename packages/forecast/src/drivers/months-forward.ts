import type { FiscalYears } from '@trazo/plan/finance/fiscal-calendar';
import { must } from '@trazo/plan/must';
import { type Account, RESULT_BEFORE_TAX } from '../ledger/accounts.ts';
import { type Formula, money, named, number, opened, percent } from '../ledger/operands.ts';
import { MILLION, ppm } from '../numbers/fraction.ts';
import { mulDiv } from '../numbers/integers.ts';
import { addAt, FISCAL_YEARS, noMonths, valueAt } from '../numbers/posted.ts';
import type { Book } from './book.ts';
import { contributionFormula, ownerMonthly, postDrawings } from './owner.ts';
import { OwnerTax } from './owner-tax.ts';
import { addEqually, postDifference } from './pins.ts';
import { TaxPayments } from './tax-payments.ts';
import { VatReturns } from './vat-returns.ts';

/** The line of the grid that has the owners' social contributions. */
const CONTRIBUTIONS = 'otherExpenses.f:ownerSocial';

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

/** The pass over the months, in the order of what each one needs. */
class ForwardPass {
  readonly #book: Book;
  readonly #minimumCash: number;
  readonly #years: FiscalYears;
  readonly #taxes: TaxPayments;
  readonly #vat: VatReturns;
  readonly #ownerTax: OwnerTax;
  readonly #isCompany: boolean;
  readonly #contributionAccount: Account;
  readonly #rows = {
    contributions: noMonths(),
    typedContributions: noMonths(),
    lineInterest: noMonths(),
    dividends: noMonths(),
    toReserves: noMonths(),
  };
  readonly #netByYear: number[] = [];
  readonly #capped: number[] = [];
  /** What of the credit line is used at the end of the month before. */
  readonly #overdrawn = noMonths();
  #bank = 0;
  #result = 0;
  #contributed = 0;
  #lastProfit: number | undefined;
  #retained = 0;
  #reserves = 0;
  #capital = 0;

  constructor(book: Book, minimumCash: number) {
    const { context } = book;
    this.#book = book;
    this.#minimumCash = minimumCash;
    this.#years = context.years;
    this.#taxes = new TaxPayments(book);
    this.#vat = new VatReturns(book);
    this.#ownerTax = new OwnerTax(context);
    this.#isCompany = context.taxedAs === 'company';
    for (let year = 1; year <= FISCAL_YEARS; year += 1) {
      const typed = book.pins.of(CONTRIBUTIONS, year);
      if (typed !== undefined) addEqually(this.#rows.typedContributions, this.#years, year, typed);
    }
    this.#contributionAccount = context.pack.ownerContribution?.account === 'private' ? 'drawings' : 'social';
  }

  run(): Outcome {
    for (let month = 0; month <= this.#years.lastMonth; month += 1) {
      if (month > 0) {
        this.#payCreditLine(month);
        this.#payContribution(month);
        this.#taxes.payInstalment(month);
      }
      this.#vat.declare(month);
      this.#addUp(month);
      this.#distribute(month);
      this.#earn(month);
      const year = this.#years.yearOf(month);
      if (month === this.#years.lastOf(year)) this.#endYear(year);
    }
    this.#post();
    return {
      cappedDividends: this.#capped,
      lossesLeft: this.#taxes.losses,
    };
  }

  #payCreditLine(month: number): void {
    const { context, pins } = this.#book;
    const line = context.assumptions.creditLine;
    if (line === null || pins.of('interestExpense', this.#years.yearOf(month)) !== undefined) return;
    const used = Math.min(context.grains(line.limit), Math.max(0, -this.#bank));
    this.#overdrawn[month] = used;
    addAt(this.#rows.lineInterest, month, mulDiv(used, ppm(line.rate), 12 * MILLION));
  }

  #payContribution(month: number): void {
    const { pins } = this.#book;
    if (this.#isCompany || pins.of(CONTRIBUTIONS, this.#years.yearOf(month)) !== undefined) return;
    addAt(this.#rows.contributions, month, ownerMonthly(this.#book.context, month, this.#lastProfit));
  }

  #addUp(month: number): void {
    const { ledger } = this.#book;
    const rows = this.#rows;
    this.#bank +=
      ledger.flow('bank', month) +
      valueAt(this.#vat.refunded, month) +
      this.#taxes.received(month) -
      valueAt(this.#vat.paid, month) -
      valueAt(rows.contributions, month) -
      valueAt(rows.typedContributions, month) -
      valueAt(this.#ownerTax.paid, month) -
      valueAt(rows.lineInterest, month);
    this.#capital -= ledger.flow('capital', month);
    this.#reserves -= ledger.flow('reserves', month);
    this.#retained -= ledger.flow('retained', month);
  }

  /** Reserves and dividends of the year before, in the middle of a year. */
  #distribute(month: number): void {
    const { context } = this.#book;
    const { parameters } = context;
    const year = this.#years.yearOf(month);
    const isDue = this.#isCompany && year > 1 && month === this.#years.firstOf(year) + 5;
    const net = isDue ? valueAt(this.#netByYear, year - 2) : 0;
    if (net <= 0) return;
    const calendar = context.calendarYear(month);
    const share = this.#reserveShare(month);
    const reserveLimit = parameters.at('dividends.reserveLimit', calendar);
    const limit = mulDiv(Math.max(0, this.#capital), reserveLimit, MILLION);
    const reserved = Math.max(
      Math.min(mulDiv(net, share, MILLION), limit - this.#reserves),
      this.#reserveOfSmallCapital(net, calendar),
      0,
    );
    const kept = Math.min(reserved, Math.max(0, this.#retained));
    const wanted = mulDiv(net, this.#dividendShare(month), MILLION);
    const free = Math.max(0, Math.min(this.#retained - kept, this.#bank - this.#minimumCash));
    const paid = Math.min(wanted, free);
    if (paid < wanted) this.#capped.push(year);
    addAt(this.#rows.toReserves, month, kept);
    addAt(this.#rows.dividends, month, paid);
    this.#reserves += kept;
    this.#retained -= kept + paid;
    this.#bank -= paid;
  }

  /** Where the capital is below what the law once asked for, more of the profit is kept until both together come to it. */
  #reserveOfSmallCapital(net: number, calendar: number): number {
    const { context } = this.#book;
    const { smallCapital } = context.pack;
    if (smallCapital === null) return 0;
    const { parameters } = context;
    const least = context.fromCents(parameters.at(smallCapital.below, calendar));
    const lacking = least - this.#capital - this.#reserves;
    return lacking <= 0
      ? 0
      : Math.min(lacking, mulDiv(net, parameters.at(smallCapital.share, calendar), MILLION));
  }

  #reserveShare(month: number): number {
    const { context } = this.#book;
    return context.parameters.at('dividends.reserveShare', context.calendarYear(month));
  }

  #dividendShare(month: number): number {
    const { shares } = this.#book.context.assumptions.dividends;
    return ppm(must(shares[this.#years.yearOf(month) - 1], 'a share for each fiscal year'));
  }

  #earn(month: number): void {
    const { contributions, typedContributions, lineInterest } = this.#rows;
    let result = 0 - valueAt(lineInterest, month);
    for (const account of RESULT_BEFORE_TAX) result -= this.#book.ledger.flow(account, month);
    const typed = valueAt(typedContributions, month);
    const isExpense = this.#contributionAccount === 'social';
    const expensed = typed + (isExpense ? valueAt(contributions, month) : 0);
    this.#result += result - expensed;
    this.#contributed += expensed;
    this.#ownerTax.earn(month, result - expensed);
  }

  #endYear(year: number): void {
    const result = this.#result;
    const turnover = -this.#book.ledger.flowBetween('revenue', ...this.#years.monthsOf(year));
    const net = result - this.#taxes.charge(year, result, turnover);
    this.#netByYear.push(net);
    this.#retained += net;
    this.#lastProfit = result + this.#contributed;
    this.#result = 0;
    this.#contributed = 0;
  }

  #post(): void {
    const { context, ledger, pins } = this.#book;
    const rows = this.#rows;
    const origin = (id: string) => ({ kind: 'computed', id });
    this.#vat.post();
    const owner = { ...origin('owner'), cash: 'ownerSocial' } as const;
    const { contributions, typedContributions } = rows;
    ledger.post(
      this.#contributionAccount,
      'bank',
      contributions,
      owner,
      contributionFormula(context, contributions),
    );
    ledger.post('social', 'bank', typedContributions, owner, (month) => {
      const typed = must(pins.of(CONTRIBUTIONS, this.#years.yearOf(month)), 'a typed year of what was typed');
      return [
        named('+', 'typedYear', money(context, typed)),
        named('÷', 'monthsOfYear', number(String(this.#years.lengthOf(this.#years.yearOf(month))))),
      ];
    });
    ledger.post(
      'interest',
      'bank',
      rows.lineInterest,
      { ...origin('creditLine'), cash: 'interest' },
      (month) => [
        named('+', 'overdraft', money(context, valueAt(this.#overdrawn, month)), { month: month - 1 }),
        named(
          '×',
          'interestRate',
          percent(ppm(must(context.assumptions.creditLine, 'a credit line that bears interest').rate)),
        ),
        named('÷', 'monthsOfYear', number('12')),
      ],
    );
    this.#taxes.post();
    const ownerTax = { ...origin('ownerTax'), cash: 'incomeTax' } as const;
    ledger.post('ownerTax', 'bank', this.#ownerTax.paid, ownerTax, this.#ownerTax.formula);
    const dividend = this.#profitFormula(rows.dividends, (month) => this.#dividendShare(month));
    const reserve = this.#profitFormula(rows.toReserves, (month) => this.#reserveShare(month));
    ledger.post('retained', 'bank', rows.dividends, { ...origin('dividends'), cash: 'dividends' }, dividend);
    ledger.post('retained', 'reserves', rows.toReserves, origin('reserves'), reserve);
  }

  /** Last year's profit and a share of it; what was not there to be paid is taken off. */
  #profitFormula(row: readonly number[], shareOf: (month: number) => number): Formula {
    const { context } = this.#book;
    return (month) => {
      const year = this.#years.yearOf(month) - 1;
      const profit = must(this.#netByYear[year - 1], 'a profit of the year before');
      const share = shareOf(month);
      const cut = mulDiv(profit, share, MILLION) - valueAt(row, month);
      return [
        opened('+', { kind: 'income', line: 'netIncome', at: { year } }, money(context, profit)),
        named('×', 'share', percent(share)),
        ...(cut === 0 ? [] : [named('−', 'cut', money(context, cut))]),
      ];
    };
  }
}
