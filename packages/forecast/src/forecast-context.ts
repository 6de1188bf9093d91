import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { type FiscalYears, fiscalYearsOf } from '@trazo/plan/finance/fiscal-calendar';
import type { Option } from '@trazo/plan/options';
import { type Fraction, fraction, scaled } from './numbers/fraction.ts';
import { roundDiv } from './numbers/integers.ts';
import { COLUMNS, noMonths, valueAt } from './numbers/posted.ts';
import type { Pack } from './pack.ts';
import { Parameters } from './parameters.ts';
import { taxedAsOf, type VatScheme, vatSchemeOf } from './vat-scheme.ts';

/** What of the rest of the plan is no assumption: its law depends on it, or a check compares with it. */
export interface PlanFacts {
  readonly newCompany: boolean;
  readonly legalStructure: string;
  readonly sector?: Option<'sector'> | '';
  /** What a unit of each product costs. */
  readonly products: readonly { readonly id: string; readonly cost: string }[];
}

/** Time, grain and law of one forecast: what all its lines are worked out with. */
export class ForecastContext {
  readonly assumptions: Assumptions;
  readonly pack: Pack;
  readonly facts: PlanFacts;
  readonly parameters: Parameters;
  readonly years: FiscalYears;
  /** Grains in a unit of currency. */
  readonly scale: number;
  readonly taxedAs: 'company' | 'owner';
  readonly vatScheme: VatScheme;
  /** Calendar month (1 to 12) of each month, as far as the longest subscription paid in advance looks. */
  readonly #calendarMonths: readonly number[];
  readonly #firstYear: number;
  readonly #firstMonth: number;
  readonly #charges = new Map<string, readonly Bounded[]>();
  readonly #vatRates = new Map<string, readonly number[]>();

  constructor(assumptions: Assumptions, pack: Pack, facts: PlanFacts) {
    this.assumptions = assumptions;
    this.pack = pack;
    this.facts = facts;
    this.parameters = new Parameters(pack, assumptions.parameters);
    this.years = fiscalYearsOf(assumptions, pack.country);
    this.scale = assumptions.grain === 'cent' ? 100 : 1;
    this.taxedAs = taxedAsOf(assumptions, pack, facts);
    this.vatScheme = vatSchemeOf(assumptions, pack, facts);
    const [year = '2027', month = '1'] = (assumptions.start || '2027-01').split('-');
    this.#firstYear = Number(year);
    this.#firstMonth = Number(month);
    const before = this.#firstMonth + 10;
    this.#calendarMonths = Array.from({ length: LOOKED_AT }, (_, each) => ((before + each) % 12) + 1);
  }

  /** Calendar month (1 to 12) of a month of the forecast. */
  calendarMonth(month: number): number {
    return this.#calendarMonths[month] ?? ((this.#firstMonth + month + 10) % 12) + 1;
  }

  /** Twelve weights by calendar month, laid out by month of the forecast. */
  byCalendarMonth(weights: readonly number[]): number[] {
    return this.#calendarMonths.map((month) => valueAt(weights, month - 1));
  }

  calendarYear(month: number): number {
    return this.#firstYear + Math.floor((this.#firstMonth + month - 2) / 12);
  }

  /** Calendar year whose rates tax a fiscal year. */
  taxYear(year: number): number {
    const { pack, years } = this;
    return this.calendarYear(pack.incomeTax.yearBy === 'start' ? years.firstOf(year) : years.lastOf(year));
  }

  /** A typed amount in grains. */
  grains(text: string): number {
    return grainsOf(text, this.scale);
  }

  fromCents(cents: number): number {
    return this.scale === 100 ? cents : roundDiv(cents, 100);
  }

  get scaleFraction(): Fraction {
    return fraction(this.scale);
  }

  /** What of the employer's charges of a calendar year a monthly pay bears, in cents and parts per million. */
  charges(pay: number, year: number, isTemporary: boolean): Charge[] {
    const { parameters } = this;
    return this.#chargesOf(year, isTemporary).flatMap(({ keys, rate, floor, cap, isRelieved }) => {
      const charged = Math.min(pay, cap) - floor;
      if (charged <= 0) return [];
      parameters.at(keys.rate, year);
      if (keys.floor !== undefined) parameters.at(keys.floor, year);
      if (keys.cap !== undefined && pay > cap) parameters.at(keys.cap, year);
      return [{ charged, rate, isRelieved }];
    });
  }

  #chargesOf(year: number, isTemporary: boolean): readonly Bounded[] {
    const known = this.#charges.get(`${year} ${isTemporary}`);
    if (known !== undefined) return known;
    const charges = this.pack.employer.map(({ rate, temporary, bySector, floor, cap, isRelieved }) => {
      const { sector = '' } = this.facts;
      const ofSector = sector === '' || this.parameters.isOwn(rate) ? undefined : bySector?.[sector];
      const usual = ofSector ?? rate;
      const key = isTemporary ? (temporary ?? usual) : usual;
      return {
        keys: { rate: key, floor, cap },
        rate: this.parameters.look(key, year),
        floor: floor === undefined ? 0 : this.parameters.look(floor, year),
        cap: cap === undefined ? Number.POSITIVE_INFINITY : this.parameters.look(cap, year),
        isRelieved: isRelieved === true,
      };
    });
    this.#charges.set(`${year} ${isTemporary}`, charges);
    return charges;
  }

  /** A rate of value-added tax in parts per million; none where the scheme has none. */
  vatRate(id: string, month: number): number {
    return valueAt(this.vatRates(id), month);
  }

  /** The same for each month. */
  vatRates(id: string): readonly number[] {
    const rate = id === '' ? 'standard' : id;
    if (this.vatScheme === 'none' || rate === 'none' || rate === 'zero') return UNTAXED;
    let rates = this.#vatRates.get(rate);
    if (rates === undefined) {
      rates = this.#ratesOf(`vat.${rate}`);
      this.#vatRates.set(rate, rates);
    }
    return rates;
  }

  /** The tax on goods that are sold again, with a retailer's surcharge where there is one. */
  goodsRates(id: string): readonly number[] {
    const rates = this.vatRates(id);
    const key = this.pack.vat.surcharge?.rates[id === '' ? 'standard' : id];
    if (this.vatScheme !== 'surcharge' || key === undefined) return rates;
    const surcharge = this.#ratesOf(key);
    return rates.map((rate, month) => rate + valueAt(surcharge, month));
  }

  #ratesOf(key: string): number[] {
    return Array.from({ length: LOOKED_AT }, (_, each) => this.parameters.at(key, this.calendarYear(each)));
  }
}

/** Months that are looked at: those of the forecast, and as far beyond as a subscription is paid in advance. */
const LOOKED_AT = COLUMNS + 12;
const UNTAXED: readonly number[] = noMonths(LOOKED_AT);

/** One of the employer's charges: a rate in parts per million on what of a monthly pay bears it, in cents. */
export interface Charge {
  readonly charged: number;
  readonly rate: number;
  /** Whether the employer's yearly allowance counts against it. */
  readonly isRelieved: boolean;
}

/** The same before a pay is known: on what lies between two amounts. */
interface Bounded {
  readonly keys: {
    readonly rate: string;
    readonly floor: string | undefined;
    readonly cap: string | undefined;
  };
  readonly rate: number;
  readonly floor: number;
  readonly cap: number;
  readonly isRelieved: boolean;
}

/** A typed amount in grains, of which there are `scale` in a unit of currency. */
export const grainsOf = (text: string, scale: number): number =>
  scale === 100 ? scaled(text, 2) : roundDiv(scaled(text, 2), 100);

/** What money costs a year, for the net present value; in parts per million. */
export const discountRateOf = (context: ForecastContext): number =>
  context.parameters.at('analysis.discountRate', context.calendarYear(1));
