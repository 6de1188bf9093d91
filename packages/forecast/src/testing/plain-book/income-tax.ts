import { whole, ZERO } from '../exact.ts';
import type { Basics } from './basics.ts';
import { least, most } from './journal.ts';

/** Corporate income tax year by year: losses carried forward, regimes by turnover or age, bands. */
export class PlainTax {
  readonly #basics: Basics;
  /** Losses left, by the rules they were made under. */
  readonly #pools: bigint[];
  readonly #turnovers: bigint[] = [];
  #profitableYears = 0;
  #firstProfit = 0;

  constructor(basics: Basics) {
    this.#basics = basics;
    this.#pools = basics.pack.incomeTax.losses.map(({ lossesUntil }) =>
      lossesUntil === null ? basics.grains(basics.assumptions.incomeTax.lossesBefore) : 0n,
    );
  }

  get lossesLeft(): bigint {
    return this.#pools.reduce((sum, pool) => sum + pool, 0n);
  }

  taxOf(year: number, result: bigint, turnover: bigint): bigint {
    const { assumptions, calendarYear, company, grains, pack } = this.#basics;
    this.#turnovers.push(turnover);
    if (!company) return 0n;
    const taxYear = calendarYear(pack.incomeTax.yearBy === 'start' ? 12 * year - 11 : 12 * year);
    const base = result + grains(assumptions.incomeTax.adjustments[year - 1] ?? '');
    if (base <= 0n) {
      this.#keepLoss(-base, year, taxYear);
      return 0n;
    }
    const rest = this.#withoutLosses(base, taxYear);
    this.#profitableYears += 1;
    if (rest > 0n && this.#firstProfit === 0) this.#firstProfit = year;
    return this.#byBands(rest, year, taxYear);
  }

  #keepLoss(loss: bigint, year: number, taxYear: number): void {
    const { facts, pack, parameter } = this.#basics;
    const pool = pack.incomeTax.losses.findIndex(
      ({ lossesUntil }) =>
        lossesUntil === null || (facts.newCompany && year <= Number(parameter(lossesUntil, taxYear).whole)),
    );
    this.#pools[pool] = (this.#pools[pool] ?? 0n) + loss;
  }

  #withoutLosses(base: bigint, taxYear: number): bigint {
    const { facts, law, pack, parameter } = this.#basics;
    let rest = base;
    for (const [index, { share, floor, unlimitedFirst }] of pack.incomeTax.losses.entries()) {
      const free =
        unlimitedFirst !== null &&
        facts.newCompany &&
        this.#profitableYears < Number(parameter(unlimitedFirst, taxYear).whole);
      const untouched = least(rest, law(floor, taxYear));
      const above = whole(rest - untouched).times(parameter(share, taxYear)).whole;
      const used = least(this.#pools[index] ?? 0n, free ? rest : untouched + above);
      this.#pools[index] = (this.#pools[index] ?? 0n) - used;
      rest -= used;
    }
    return rest;
  }

  #byBands(rest: bigint, year: number, taxYear: number): bigint {
    const { facts, law, pack, parameter } = this.#basics;
    const before = this.#turnovers.at(-2) ?? this.#turnovers.at(-1) ?? 0n;
    const regime = pack.incomeTax.regimes.find((each) =>
      each.firstProfitYears !== undefined
        ? facts.newCompany &&
          this.#firstProfit > 0 &&
          year < this.#firstProfit + Number(parameter(each.firstProfitYears, taxYear).whole)
        : each.turnoverBelow === undefined || before < law(each.turnoverBelow, taxYear),
    );
    let exact = ZERO;
    let lower = 0n;
    for (const { upTo, rate } of regime?.bands ?? []) {
      const upper = upTo === null ? rest : least(rest, law(upTo, taxYear));
      if (upper > lower) exact = exact.plus(whole(upper - lower).times(parameter(rate, taxYear)));
      lower = most(lower, upper);
    }
    return exact.whole;
  }
}
