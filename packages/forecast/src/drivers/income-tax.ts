import { must } from '@trazo/plan/must';
import type { ForecastContext } from '../forecast-context.ts';
import type { Operand } from '../ledger/figure.ts';
import { bracket, money, named, opened, percent } from '../ledger/operands.ts';
import { MILLION } from '../numbers/fraction.ts';
import { mulDiv } from '../numbers/integers.ts';
import { valueAt } from '../numbers/posted.ts';
import type { TaxRegime } from '../pack.ts';
import { type BandPart, bandParts, sumOfBands } from './bands.ts';

/** How a fiscal year was taxed: what of its base no losses took, on the bands of its rates (parts per million). */
interface TaxedYear {
  readonly result: number;
  readonly base: number;
  readonly lossesUsed: number;
  readonly bands: readonly BandPart[];
}

/** Income tax of a company from year to year, with its losses. Amounts in grains. */
export class IncomeTax {
  readonly #context: ForecastContext;
  readonly #pools: number[];
  /** The years taxed so far. */
  readonly #years: TaxedYear[] = [];
  #profitableYears = 0;
  #firstProfit = 0;
  #turnoverBefore: number | undefined;
  readonly #newCompany: boolean;
  readonly #startUp: boolean;

  constructor(context: ForecastContext) {
    this.#context = context;
    const { standing } = context.assumptions.incomeTax;
    this.#newCompany = context.facts.newCompany && standing !== 'continued';
    this.#startUp = this.#newCompany && standing === 'startUp';
    this.#pools = context.pack.incomeTax.losses.map(({ lossesUntil }) =>
      lossesUntil === null ? context.grains(context.assumptions.incomeTax.lossesBefore) : 0,
    );
  }

  /** What is left of losses to carry forward. */
  get losses(): number {
    return this.#pools.reduce((total, pool) => total + pool, 0);
  }

  /** The tax of a fiscal year on its result before tax. Years are asked for in their order. */
  taxOf(year: number, resultBeforeTax: number, turnover: number): number {
    const context = this.#context;
    const base =
      resultBeforeTax +
      context.grains(must(context.assumptions.incomeTax.adjustments[year - 1], 'five fiscal years'));
    const taxYear = context.taxYear(year);
    // Of a short year, what twelve months would have come to.
    const yearly = mulDiv(turnover, 12, context.years.lengthOf(year));
    const relevant = this.#turnoverBefore ?? yearly;
    this.#turnoverBefore = yearly;
    if (base <= 0) {
      this.#keepLoss(year, -base, taxYear);
      this.#years.push({ result: resultBeforeTax, base, lossesUsed: 0, bands: [] });
      return 0;
    }
    const lossesUsed = this.#useLosses(base, year);
    const taxable = base - lossesUsed;
    if (taxable > 0 && this.#firstProfit === 0) this.#firstProfit = year;
    const bands = this.#bandsOf(taxable, this.#regimeOf(year, relevant, taxYear), year);
    this.#years.push({ result: resultBeforeTax, base, lossesUsed, bands });
    return sumOfBands(bands);
  }

  /** Whether a certified start-up pays no instalments in a fiscal year: in those after its first taxable profit. */
  isFreeOfInstalments(year: number): boolean {
    const { pack, parameters } = this.#context;
    const { startUpFreeYears } = pack.incomeTax;
    if (!this.#startUp || startUpFreeYears === null || this.#firstProfit === 0) return false;
    return year - this.#firstProfit <= parameters.at(startUpFreeYears, this.#context.taxYear(year));
  }

  /** How the tax of a fiscal year came about: a rate on each band of what is taxable. */
  operandsOf(year: number): Operand[] {
    const context = this.#context;
    const taxed = this.#years[year - 1];
    if (taxed === undefined) return [];
    const { result, base, lossesUsed, bands } = taxed;
    const before = { kind: 'income', line: 'resultBeforeTax', at: { year } } as const;
    const adjusted = base - result;
    const taxable = [
      opened('+', before, money(context, result)),
      ...(adjusted === 0 ? [] : [named('+', 'adjustments', money(context, adjusted))]),
      ...(lossesUsed === 0 ? [] : [named('−', 'lossesUsed', money(context, lossesUsed))]),
    ];
    return bands.flatMap(({ amount, rate }) => [
      amount === base - lossesUsed
        ? bracket('+', taxable, money(context, amount), 'taxable')
        : named('+', 'taxable', money(context, amount)),
      named('×', 'taxRate', percent(rate)),
    ]);
  }

  #keepLoss(year: number, loss: number, taxYear: number): void {
    const { losses } = this.#context.pack.incomeTax;
    const chosen = losses.findIndex(
      ({ lossesUntil }) =>
        lossesUntil === null ||
        (this.#newCompany && year <= this.#context.parameters.at(lossesUntil, taxYear)),
    );
    if (chosen >= 0) this.#pools[chosen] = valueAt(this.#pools, chosen) + loss;
  }

  #useLosses(base: number, year: number): number {
    const taxYear = this.#context.taxYear(year);
    const { pack, parameters } = this.#context;
    let used = 0;
    for (const [index, pool] of pack.incomeTax.losses.entries()) {
      const held = valueAt(this.#pools, index);
      const left = base - used;
      const free = pool.unlimitedFirst === null ? 0 : parameters.at(pool.unlimitedFirst, taxYear);
      const floor = this.#amountOf(pool.floor, year);
      const share = parameters.at(pool.share, taxYear);
      const limit =
        this.#newCompany && this.#profitableYears < free
          ? left
          : Math.min(left, floor) + mulDiv(Math.max(0, left - floor), share, MILLION);
      const part = Math.min(held, limit, left);
      this.#pools[index] = held - part;
      used += part;
    }
    this.#profitableYears += 1;
    return used;
  }

  #regimeOf(year: number, turnover: number, taxYear: number): TaxRegime | undefined {
    const { pack, parameters } = this.#context;
    return pack.incomeTax.regimes.find(({ turnoverBelow, firstProfitYears, isForStartUps }) => {
      if (isForStartUps && !this.#startUp) return false;
      if (firstProfitYears !== undefined) {
        const years = parameters.at(firstProfitYears, taxYear);
        return this.#newCompany && this.#firstProfit > 0 && year - this.#firstProfit < years;
      }
      return (
        turnoverBelow === undefined ||
        turnover < this.#context.fromCents(parameters.at(turnoverBelow, taxYear))
      );
    });
  }

  /** An amount of the law for a fiscal year: of a short one the part that its months are of twelve. */
  #amountOf(key: string, year: number): number {
    const { parameters, years } = this.#context;
    const amount = this.#context.fromCents(parameters.at(key, this.#context.taxYear(year)));
    return mulDiv(amount, years.lengthOf(year), 12);
  }

  #bandsOf(taxable: number, regime: TaxRegime | undefined, year: number): TaxedYear['bands'] {
    const { parameters } = this.#context;
    const taxYear = this.#context.taxYear(year);
    return bandParts(regime?.bands ?? [], taxable, {
      limitOf: (key) => this.#amountOf(key, year),
      rateOf: (key) => parameters.at(key, taxYear),
    });
  }
}
