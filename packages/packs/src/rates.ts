import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { ForecastContext } from '@trazo/forecast/forecast-context';
import type { Pack, Parameter, Source } from '@trazo/forecast/pack';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { DEPRECIATED_KINDS } from '@trazo/plan/finance/assumptions/costs';
import type { Plan } from '@trazo/plan/plan';

/** How the parameters of all packs are called; those of bands and brackets by their number. */
export const RATE_NAMES = [
  ...(['standard', 'intermediate', 'reduced', 'superReduced'] as const).map((rate) => `vat.${rate}` as const),
  ...(['periodMonths', 'payLag', 'refundLag'] as const).map((term) => `vat.${term}` as const),
  ...(['rate', 'common', 'unemployment', 'wageFund', 'training', 'equity', 'accidents'] as const).map(
    (part) => `employer.${part}` as const,
  ),
  ...(['cap', 'solidarity', 'solidarityStep', 'payLag', 'temporary'] as const).map(
    (part) => `employer.${part}` as const,
  ),
  'employer.accidentsMetal' as const,
  'employer.accidentsTransport' as const,
  'vat.smallUpTo' as const,
  ...(['Standard', 'Reduced', 'SuperReduced'] as const).map((rate) => `vat.surcharge${rate}` as const),
  'employer.minimumWage' as const,
  ...(['health', 'healthCap', 'care', 'pension', 'pensionFrom', 'pensionCap', 'insolvency'] as const).map(
    (part) => `employer.${part}` as const,
  ),
  ...(
    [
      'sickPay',
      'severance',
      'from',
      'unemploymentCap',
      'allowance',
      'accidentsRetail',
      'accidentsBuilding',
      'band',
      'bandUpTo',
    ] as const
  ).map((part) => `employer.${part}` as const),
  ...(['trade', 'regional', 'state', 'band', 'bandUpTo', 'lossEarlyYears', 'lossEarlyShare'] as const).map(
    (part) => `incomeTax.${part}` as const,
  ),
  ...(['band', 'bandUpTo', 'least', 'taxBand', 'taxUpTo', 'directorShare'] as const).map(
    (part) => `owner.${part}` as const,
  ),
  ...(
    ['rate', 'newCompany', 'newCompanyYears', 'microBelow', 'microUpTo', 'microFirst', 'microRest'] as const
  ).map((part) => `incomeTax.${part}` as const),
  ...(['smallBelow', 'small', 'general', 'lossShare', 'lossFloor', 'lossFreeYears'] as const).map(
    (part) => `incomeTax.${part}` as const,
  ),
  ...(
    [
      'instalmentShare',
      'instalmentThreshold',
      'settleLag',
      'startUp',
      'startUpYears',
      'startUpFreeYears',
    ] as const
  ).map((part) => `incomeTax.${part}` as const),
  ...(['reserveShare', 'reserveLimit', 'smallCapitalBelow', 'smallCapitalShare'] as const).map(
    (part) => `dividends.${part}` as const,
  ),
  ...(['flat', 'flatMonths', 'flatLonger', 'deduction', 'upTo', 'amount', 'taxShare'] as const).map(
    (part) => `owner.${part}` as const,
  ),
  ...(['directorDeduction', 'directorLeast'] as const).map((part) => `owner.${part}` as const),
  ...DEPRECIATED_KINDS.map((kind) => `life.${kind}` as const),
  ...(['ownerComputing', 'ownerTools'] as const).map((kind) => `life.${kind}` as const),
  ...(['discountRate', 'openDays'] as const).map((part) => `analysis.${part}` as const),
];
export type RateName = (typeof RATE_NAMES)[number];

/** A parameter of the country's pack, as a form or a document shows it. */
export interface Rate {
  readonly key: string;
  readonly name: RateName;
  /** Of a band or bracket. */
  readonly number: string;
  readonly unit: Parameter['unit'];
  /** What the user has put in its place; blank: nothing. */
  readonly own: string;
  /** What the pack says, by the first year it holds. */
  readonly values: readonly Parameter[];
}

const named = (key: string): Pick<Rate, 'name' | 'number'> | undefined => {
  const [, text = '', number = ''] = /^(.*?)(\d*)$/.exec(key) ?? [];
  const name = RATE_NAMES.find((each) => each === text);
  return name === undefined ? undefined : { name, number };
};

/** What the user has put in place of a parameter; of several the last, as the forecast counts. */
export const ownValue = (own: Assumptions['parameters'], key: string): string =>
  own.findLast((each) => each.key === key && each.value !== '')?.value ?? '';

/** All parameters of a pack, in its order, beside what the user has put in their place. */
export function ratesOf(pack: Pack, own: Assumptions['parameters']): Rate[] {
  const keys = [...new Set(pack.parameters.map(({ key }) => key))];
  return keys.flatMap((key) => {
    const called = named(key);
    const values = pack.parameters
      .filter((each) => each.key === key)
      .sort((a, b) => a.validFrom - b.validFrom);
    const [first] = values;
    if (called === undefined || first === undefined) return [];
    const changed = ownValue(own, key);
    return [{ key, ...called, unit: first.unit, own: changed, values }];
  });
}

/** What lasts no month at all, is due in none, or sells on no day cannot be counted. */
const isNeverZero = (key: string): boolean =>
  key.startsWith('life.') ||
  ['vat.periodMonths', 'incomeTax.settleLag', 'analysis.openDays'].some((each) => each === key);

const MOST: Readonly<Record<string, number>> = { 'vat.periodMonths': 12, 'analysis.openDays': 366 };

/** What an own figure may be. */
export function boundsOf({ key, unit }: Pick<Rate, 'key' | 'unit'>) {
  if (unit === 'percent') return { min: 0, max: 100, isWhole: false };
  if (unit === 'amount') return { min: 0, max: 1_000_000_000, isWhole: false };
  return { min: isNeverZero(key) ? 1 : 0, max: MOST[key] ?? 1200, isWhole: true };
}

/** Whether the forecast can count with what the user has put in place of a parameter, if anything. */
export function isCountable(rate: Pick<Rate, 'key' | 'unit' | 'own'>): boolean {
  if (rate.own === '') return true;
  const { min, max, isWhole } = boundsOf(rate);
  const value = Number(rate.own);
  return value >= min && value <= max && (!isWhole || Number.isInteger(value));
}

/** What of a pack holds in a calendar year; beyond its newest year the last known. */
export const rateIn = ({ values }: Rate, year: number): Parameter | undefined =>
  values.findLast(({ validFrom }) => validFrom <= year) ?? values[0];

/** Calendar years in which the fiscal years of a forecast begin. */
export function firstYearsOf(
  assumptions: Assumptions,
  pack: Pack,
  plan: Pick<Plan, 'general' | 'products'>,
): number[] {
  const context = new ForecastContext(assumptions, pack, planFacts(plan));
  return [1, 2, 3, 4, 5].map((year) => context.calendarYear(context.years.firstOf(year)));
}

/** Where rates were read in these years, each place once. */
export function sourcesOf(rates: readonly Rate[], years: readonly number[]): Source[] {
  const sources = rates
    .filter(({ own }) => own === '')
    .flatMap((rate) => years.map((year) => rateIn(rate, year)?.source ?? null))
    .filter((source) => source !== null);
  return [...new Set(sources)];
}
