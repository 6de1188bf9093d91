import { Exact, whole } from '../exact.ts';
import type { Basics } from './basics.ts';
import { byBands } from './by-bands.ts';
import { least } from './journal.ts';

/** Corporate income tax year by year: losses carried forward, regimes by turnover or age, bands. */
export class PlainTax {
  readonly #basics: Basics;
  /** Losses left, by the rules they were made under. */
  readonly #pools: bigint[];
  readonly #turnovers: bigint[] = [];
  #profitableYears = 0;
  #firstProfit = 0;

  readonly #isNew: boolean;
  readonly #isStartUp: boolean;

  constructor(basics: Basics) {
    this.#basics = basics;
    const { standing } = basics.assumptions.incomeTax;
    this.#isNew = basics.facts.newCompany && standing !== 'continued';
    this.#isStartUp = this.#isNew && standing === 'startUp';
    this.#pools = basics.pack.incomeTax.losses.map(({ lossesUntil }) =>
      lossesUntil === null ? basics.grains(basics.assumptions.incomeTax.lossesBefore) : 0n,
    );
  }

  get lossesLeft(): bigint {
    return this.#pools.reduce((sum, pool) => sum + pool, 0n);
  }

  /** Whether instalments are due in a fiscal year. */
  paysInstalments(year: number, calendar: number): boolean {
    const free = this.#basics.pack.incomeTax.startUpFreeYears;
    if (!this.#isStartUp || free === null || this.#firstProfit === 0) return true;
    return year > this.#firstProfit + Number(this.#basics.parameter(free, calendar).whole);
  }

  /** The calendar year whose law taxes a fiscal year. */
  lawOf(year: number): number {
    const { calendarYear, pack, yearSpan } = this.#basics;
    const open = yearSpan(year).filter((month) => month > 0);
    return calendarYear((pack.incomeTax.yearBy === 'start' ? open.at(0) : open.at(-1)) ?? 1);
  }

  taxOf(year: number, result: bigint, turnover: bigint): bigint {
    const { assumptions, company, grains } = this.#basics;
    this.#turnovers.push(whole(turnover).times(new Exact(12n, BigInt(this.#basics.lengthOf(year)))).whole);
    if (!company) return 0n;
    const taxYear = this.lawOf(year);
    const base = result + grains(assumptions.incomeTax.adjustments[year - 1] ?? '');
    if (base <= 0n) {
      this.#keepLoss(-base, year, taxYear);
      return 0n;
    }
    const rest = this.#withoutLosses(base, year);
    this.#profitableYears += 1;
    if (rest > 0n && this.#firstProfit === 0) this.#firstProfit = year;
    return this.#taxed(rest, year, taxYear);
  }

  #keepLoss(loss: bigint, year: number, taxYear: number): void {
    const { pack, parameter } = this.#basics;
    const pool = pack.incomeTax.losses.findIndex(
      ({ lossesUntil }) =>
        lossesUntil === null || (this.#isNew && year <= Number(parameter(lossesUntil, taxYear).whole)),
    );
    this.#pools[pool] = (this.#pools[pool] ?? 0n) + loss;
  }

  #withoutLosses(base: bigint, year: number): bigint {
    const { pack, parameter } = this.#basics;
    const taxYear = this.lawOf(year);
    let rest = base;
    for (const [index, { share, floor, unlimitedFirst }] of pack.incomeTax.losses.entries()) {
      const free =
        unlimitedFirst !== null &&
        this.#isNew &&
        this.#profitableYears < Number(parameter(unlimitedFirst, taxYear).whole);
      const untouched = least(rest, this.#ofYear(floor, year));
      const above = whole(rest - untouched).times(parameter(share, taxYear)).whole;
      const used = least(this.#pools[index] ?? 0n, free ? rest : untouched + above);
      this.#pools[index] = (this.#pools[index] ?? 0n) - used;
      rest -= used;
    }
    return rest;
  }

  /** An amount of the law, by the months of a fiscal year. */
  #ofYear(key: string, year: number): bigint {
    const { law, lengthOf } = this.#basics;
    return whole(law(key, this.lawOf(year))).times(new Exact(BigInt(lengthOf(year)), 12n)).whole;
  }

  #taxed(rest: bigint, year: number, taxYear: number): bigint {
    const { law, pack, parameter } = this.#basics;
    const before = this.#turnovers.at(-2) ?? this.#turnovers.at(-1) ?? 0n;
    const open = pack.incomeTax.regimes.filter(({ isForStartUps }) => this.#isStartUp || !isForStartUps);
    const regime = open.find((each) =>
      each.firstProfitYears !== undefined
        ? this.#isNew &&
          this.#firstProfit > 0 &&
          year < this.#firstProfit + Number(parameter(each.firstProfitYears, taxYear).whole)
        : each.turnoverBelow === undefined || before < law(each.turnoverBelow, taxYear),
    );
    return byBands(regime?.bands ?? [], rest, {
      limit: (key) => this.#ofYear(key, year),
      rate: (key) => parameter(key, taxYear),
    });
  }
}
