import { inProportion, percent, UNIT, whole } from '../exact.ts';
import type { Basics } from './basics.ts';
import { byBands } from './by-bands.ts';
import { PlainTax } from './income-tax.ts';
import { countedIncome, insured } from './insured.ts';
import { least, months, most, type Row, total } from './journal.ts';
import { pinOf } from './pins.ts';

const RESULT = [
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

/** What depends on what came before, month after month. Balances are kept by replaying the journal of each month. */
export class MonthsForward {
  readonly taxes: bigint[] = [];
  readonly #basics: Basics;
  readonly #floorCash: bigint;
  readonly #tax: PlainTax;
  readonly #settle: number;
  readonly #balance = new Map<string, bigint>();
  readonly #byMonth: readonly Row[][];
  readonly #later: Row[] = [];
  readonly #profits: bigint[] = [];
  readonly #prepaid = [0n, 0n, 0n, 0n, 0n, 0n];
  #month = 0;
  #unsettled = 0n;
  #resultBefore = 0n;
  #revenueBefore = 0n;
  #ownerPaid = 0n;
  /** Of owners taxed themselves: the result up to this calendar year, and the tax paid in it. */
  #ownerResult = 0n;
  #ownerTax = 0n;
  #lastProfit: bigint | undefined;

  constructor(basics: Basics, floorCash: bigint) {
    this.#basics = basics;
    this.#floorCash = floorCash;
    this.#tax = new PlainTax(basics);
    this.#settle = basics.company ? Math.max(1, basics.count('incomeTax.settleLag')) : 1;
    this.#byMonth = months().map((month) => basics.journal.filter((each) => each.month === month));
  }

  get lossesLeft(): bigint {
    return this.#tax.lossesLeft;
  }

  run(): void {
    const { last, yearOf } = this.#basics;
    for (const month of months(last)) {
      this.#month = month;
      const bankBefore = this.#held('bank');
      this.#replay();
      if (month === 0) {
        this.#declareOpening();
        this.#earnOwner();
        continue;
      }
      this.#payCreditLine(bankBefore);
      this.#payOwnerContribution();
      this.#payInstalment();
      this.#declareVat();
      this.#distribute();
      this.#earnOwner();
      if (month === this.#lastOf(yearOf(month))) this.#endYear();
    }
  }

  #lastOf(year: number): number {
    return this.#basics.yearSpan(year).at(-1) ?? 0;
  }

  #held(account: string): bigint {
    return this.#balance.get(account) ?? 0n;
  }

  #enter({ debit, credit, amount }: Row): void {
    this.#balance.set(debit, this.#held(debit) + amount);
    this.#balance.set(credit, this.#held(credit) - amount);
  }

  #post(month: number, debit: string, credit: string, amount: bigint, cash = ''): void {
    if (amount === 0n || month > this.#basics.last) return;
    const each = { month, debit, credit, amount, cash };
    this.#basics.journal.push(each);
    if (month === this.#month) this.#enter(each);
    else this.#later.push(each);
  }

  #replay(): void {
    for (const each of this.#byMonth[this.#month] ?? []) this.#enter(each);
    for (const each of this.#later.filter(({ month }) => month === this.#month)) {
      this.#enter(each);
      if (each.cash === 'vat') this.#unsettled -= each.amount;
      if (each.cash === 'vatRefund') this.#unsettled += each.amount;
    }
  }

  #payCreditLine(bankBefore: bigint): void {
    const { assumptions, grains } = this.#basics;
    const isPinned = pinOf(this.#basics, 'interestExpense', this.#basics.yearOf(this.#month)) !== undefined;
    if (assumptions.creditLine === null || isPinned || bankBefore >= 0n) return;
    const used = least(grains(assumptions.creditLine.limit), -bankBefore);
    const interest = whole(used).times(percent(assumptions.creditLine.rate)).over(whole(12)).whole;
    this.#post(this.#month, 'interest', 'bank', interest, 'interest');
  }

  #payOwnerContribution(): void {
    const { assumptions, company, lengthOf, pack, yearOf, yearSpan } = this.#basics;
    const owner = pack.ownerContribution;
    const year = yearOf(this.#month);
    const typed = pinOf(this.#basics, 'otherExpenses.f:ownerSocial', year);
    if (typed !== undefined) {
      const share = inProportion(
        typed,
        Array.from({ length: lengthOf(year) }, () => UNIT),
      );
      const open = yearSpan(year).filter((month) => month > 0);
      const part = share[open.indexOf(this.#month)] ?? 0n;
      this.#ownerPaid += part;
      this.#post(this.#month, 'social', 'bank', part, 'ownerSocial');
      return;
    }
    if (company || owner === null) return;
    const paid = this.#contributionOf(owner) * BigInt(assumptions.owner.count);
    const isPrivate = owner.account === 'private';
    if (!isPrivate) this.#ownerPaid += paid;
    const account = isPrivate ? 'drawings' : 'social';
    this.#post(this.#month, account, 'bank', paid, 'ownerSocial');
  }

  #contributionOf(owner: NonNullable<Basics['pack']['ownerContribution']>): bigint {
    const { assumptions, calendarYear, count, facts, grains, law, lengthOf, pack, yearOf } = this.#basics;
    const { flat } = owner;
    const before = yearOf(this.#month) - 1;
    const counted = whole(before === 0 ? 12 : lengthOf(before));
    const year = calendarYear(this.#month);
    const profit = whole(this.#lastProfit ?? grains(assumptions.owner.profitBefore)).over(
      whole(assumptions.owner.count),
    );
    if (facts.newCompany && flat !== null) {
      const isFirst = this.#month <= count(flat.months, this.#month);
      const isSecond = flat.longerMonths !== null && this.#month <= count(flat.longerMonths, this.#month);
      const wage = pack.minimumWage === null ? 0n : law(pack.minimumWage, year) * BigInt(pack.salaries);
      if (
        isFirst ||
        (isSecond && 12n * countedIncome(this.#basics, owner, profit, year) < wage * counted.top)
      )
        return law(flat.amount, year);
    }
    const income = profit.over(counted);
    return insured(this.#basics, owner, { income, year, law: (key) => whole(law(key, year)) });
  }

  /** What of the opening balance belongs to a period that ends with it. */
  #declareOpening(): void {
    const { assumptions, calendarMonth, charged, count, grains } = this.#basics;
    const owed = grains(assumptions.opening?.vatOwed ?? '');
    const period = assumptions.vat.periodMonths || count('vat.periodMonths') || 3;
    if (!charged || owed <= 0n || calendarMonth(0) % period !== 0) return;
    this.#post(Math.max(1, count('vat.payLag')), 'vat', 'bank', owed, 'vat');
    this.#unsettled += owed;
  }

  /** The tax on a calendar year's profit, paid after each quarter by owners who are taxed themselves. */
  #earnOwner(): void {
    const { assumptions, calendarMonth, calendarYear, company, law, pack, parameter } = this.#basics;
    const month = this.#month;
    if (company || month === 0 || calendarMonth(month) % 3 !== 0) return;
    const result = -total(RESULT.map((account) => this.#held(account)));
    const year = calendarYear(month);
    const tax = byBands(pack.ownerTax, most(0n, result - this.#ownerResult), {
      limit: (key) =>
        whole(law(key, year))
          .times(whole(assumptions.owner.count * calendarMonth(month)))
          .over(whole(12)).whole,
      rate: (key) => parameter(key, year),
    });
    const due = most(0n, tax - this.#ownerTax);
    this.#post(month + 1, 'ownerTax', 'bank', due, 'incomeTax');
    this.#ownerTax += due;
    if (calendarMonth(month) !== 12) return;
    this.#ownerResult = result;
    this.#ownerTax = 0n;
  }

  #payInstalment(): void {
    const { assumptions, calendarMonth, calendarYear, company, grains, law, pack, parameter } = this.#basics;
    const month = this.#month;
    if (!company || !pack.incomeTax.instalmentMonths.includes(calendarMonth(month))) return;
    const taxYear = this.#basics.yearOf(month);
    if (!this.#tax.paysInstalments(taxYear, this.#tax.lawOf(taxYear))) return;
    // The last year whose tax has been settled before this month.
    const known =
      this.taxes.findLast((_, index) => this.#lastOf(index + 1) + this.#settle < month) ??
      grains(assumptions.incomeTax.taxBefore);
    if (known <= 0n || known < law('incomeTax.instalmentThreshold', calendarYear(1))) return;
    const part = whole(known).times(parameter('incomeTax.instalmentShare', calendarYear(month))).whole;
    this.#post(month, 'taxPrepaid', 'bank', part, 'incomeTax');
    this.#prepaid[taxYear] = (this.#prepaid[taxYear] ?? 0n) + part;
  }

  #declareVat(): void {
    const { assumptions, calendarMonth, charged, count, pack } = this.#basics;
    const month = this.#month;
    if (
      !charged ||
      calendarMonth(month) % (assumptions.vat.periodMonths || count('vat.periodMonths') || 3) !== 0
    )
      return;
    const refund = assumptions.vat.refund || pack.vat.refund;
    const due = -this.#held('vat') - this.#unsettled;
    const back = refund === 'refund' || (refund === 'yearEnd' && calendarMonth(month) === 12);
    const lag = due > 0n ? count('vat.payLag') : refund === 'carry' ? 0 : count('vat.refundLag');
    if (due > 0n) this.#post(month + lag, 'vat', 'bank', due, 'vat');
    if (due < 0n && back) this.#post(month + lag, 'bank', 'vat', -due, 'vatRefund');
    if ((due > 0n || back) && lag > 0) this.#unsettled += due;
  }

  /** Reserves and dividends of the year before. */
  #distribute(): void {
    const { assumptions, calendarYear, company, parameter, yearOf } = this.#basics;
    const month = this.#month;
    const year = yearOf(month);
    const profit = this.#profits[year - 2] ?? 0n;
    if (!company || month !== this.#lastOf(year - 1) + 6 || profit <= 0n) return;
    const calendar = calendarYear(month);
    const kept = -this.#held('retained') + total(this.#profits);
    const capital = whole(most(0n, -this.#held('capital')));
    const limit = capital.times(parameter('dividends.reserveLimit', calendar)).whole;
    const usual = least(
      whole(profit).times(parameter('dividends.reserveShare', calendar)).whole,
      limit + this.#held('reserves'),
    );
    const saved = least([usual, this.#smallCapital(profit, calendar), 0n].reduce(most), most(0n, kept));
    const wished = whole(profit).times(percent(assumptions.dividends.shares[year - 1] ?? '')).whole;
    const paid = least(wished, most(0n, least(kept - saved, this.#held('bank') - this.#floorCash)));
    this.#post(month, 'retained', 'reserves', saved);
    this.#post(month, 'retained', 'bank', paid, 'dividends');
  }

  /** Capital and reserve have to come to an amount: until then more of the profit is kept. */
  #smallCapital(profit: bigint, calendar: number): bigint {
    const { law, pack, parameter } = this.#basics;
    if (pack.smallCapital === null) return 0n;
    const { below, share } = pack.smallCapital;
    const lacking = law(below, calendar) + this.#held('capital') + this.#held('reserves');
    return least(lacking, whole(profit).times(parameter(share, calendar)).whole);
  }

  #endYear(): void {
    const month = this.#month;
    const year = this.#basics.yearOf(month);
    const result = -total(RESULT.map((account) => this.#held(account))) - this.#resultBefore;
    const turnover = -this.#held('revenue') - this.#revenueBefore;
    this.#resultBefore += result;
    this.#revenueBefore += turnover;
    const computed = this.#tax.taxOf(year, result, turnover);
    const tax = pinOf(this.#basics, 'incomeTaxExpense', year) ?? computed;
    this.taxes.push(tax);
    this.#profits.push(result - tax);
    this.#lastProfit = result + this.#ownerPaid;
    this.#ownerPaid = 0n;
    const prepaid = this.#prepaid[year] ?? 0n;
    const cleared = least(prepaid, most(0n, tax));
    const settled = month + this.#settle;
    this.#post(month, 'incomeTax', 'taxOwed', tax);
    this.#post(month, 'taxOwed', 'taxPrepaid', cleared);
    if (tax > cleared) this.#post(settled, 'taxOwed', 'bank', tax - cleared, 'incomeTax');
    if (tax < 0n) this.#post(settled, 'bank', 'taxOwed', -tax, 'taxRefund');
    this.#post(settled, 'bank', 'taxPrepaid', prepaid - cleared, 'taxRefund');
  }
}
