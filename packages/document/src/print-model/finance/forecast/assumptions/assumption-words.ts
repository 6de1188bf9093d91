import { lineNaming } from '@trazo/forecast/fill/line-names';
import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { ForecastContext } from '@trazo/forecast/forecast-context';
import { packOf } from '@trazo/packs/pack-of';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Terms } from '@trazo/plan/finance/assumptions/terms';
import type { Amount } from '@trazo/plan/money';
import type { Plan } from '@trazo/plan/plan';
import type { Wording } from '../../../wording.ts';
import { lineWords, monthName } from '../printed-forecast.ts';

/** One assumption as it is printed: what it is about, in words how it counts, and its price or amount. */
export interface Assumed {
  readonly name: string;
  readonly parts: readonly string[];
  readonly amount: string;
}

const decimalsIn = (text: Amount): number => text.split('.')[1]?.length ?? 0;

/** Writes figures as they were typed, and what several kinds of assumptions say alike. */
export class AssumptionWords {
  readonly worked: PlanForecast;
  readonly wording: Wording;
  readonly context: ForecastContext;
  /** Of a line of the five-year grid, by its group and what it comes from. */
  readonly lineName: (group: string, source: string) => string;

  constructor(plan: Pick<Plan, 'general' | 'products'>, worked: PlanForecast, wording: Wording) {
    this.worked = worked;
    this.wording = wording;
    this.context = new ForecastContext(
      worked.assumptions,
      packOf(worked.assumptions.country),
      planFacts(plan),
    );
    this.lineName = lineNaming(worked.assumptions, lineWords(wording.words));
  }

  share(percent: Amount): string {
    return this.wording.format.percent(percent || '0', decimalsIn(percent));
  }

  count(quantity: Amount): string {
    return this.wording.format.number(quantity || '0', decimalsIn(quantity));
  }

  money(amount: Amount): string {
    return amount === '' ? '' : this.wording.format.money(amount);
  }

  /** An amount under a name. */
  labelled(label: string, amount: Amount): string {
    return this.wording.words('document:labelled', { label, text: this.money(amount) });
  }

  month(month: number): string {
    return monthName(this.worked, month, this.wording);
  }

  /** Values of fiscal years with the year before each; blank ones left out. */
  years(values: readonly Amount[], write: (value: Amount) => string): string {
    return values
      .flatMap((value, index) => (value === '' ? [] : [`${this.wording.year(index + 1)} ${write(value)}`]))
      .join(', ');
  }

  /** A rise a year, which steps from the first fiscal year on, whenever the line begins. */
  rise(rate: Amount): string[] {
    if (rate === '' || Number(rate) === 0) return [];
    const signed = `${Number(rate) < 0 ? '' : '+'}${this.share(rate)}`;
    return [
      this.wording.words('finance:document.assumed.rise', { rate: signed, year: this.wording.year(1) }),
    ];
  }

  /** Where a line does not run from the first month to the last. */
  span({ from, until }: { readonly from: number; readonly until: '' | number }, first = 1): string[] {
    const { words } = this.wording;
    return [
      ...(from === first ? [] : [words('finance:document.assumed.from', { month: this.month(from) })]),
      ...(until === '' ? [] : [words('finance:document.assumed.until', { month: this.month(until) })]),
    ];
  }

  /** The rate of value-added tax in a month; nothing where the business has no such tax. */
  vat(rate: string, month: number): string[] {
    if (this.context.vatScheme === 'none') return [];
    const percent = this.context.vatRate(rate, month) / 10_000;
    return [this.wording.words('finance:document.assumed.vat', { rate: this.share(String(percent)) })];
  }

  /** The same of goods that are sold again, with a retailer's surcharge where there is one. */
  vatOnGoods(rate: string, month: number): string[] {
    const { vatScheme } = this.context;
    if (vatScheme !== 'surcharge') return this.vat(rate, month);
    const percent = (this.context.goodsRates(rate)[month] ?? 0) / 10_000;
    return [
      this.wording.words('finance:document.assumed.vatAndSurcharge', { rate: this.share(String(percent)) }),
    ];
  }

  /** When an invoice is paid: its parts with their days. */
  terms(terms: Terms): string {
    return terms
      .map(({ share, days }) => {
        const values = { share: this.share(share), days: Math.abs(days) };
        if (days === 0) return this.wording.words('finance:document.assumed.atOnce', values);
        return this.wording.words(
          days > 0 ? 'finance:document.assumed.later' : 'finance:document.assumed.before',
          values,
        );
      })
      .join(', ');
  }

  suppliers(days: number): string[] {
    return days === 0 ? [] : [this.wording.words('finance:document.assumed.suppliers', { days })];
  }
}

/** Whether all is paid with the invoice. */
export const isAtOnce = (terms: Terms): boolean => terms.every(({ days }) => days === 0);

/** A part where it says something. */
export const unless = (isUnsaid: boolean, part: () => string): string[] => (isUnsaid ? [] : [part()]);

/** An option among other words. */
export const within = (option: string): string => option.charAt(0).toLocaleLowerCase() + option.slice(1);
