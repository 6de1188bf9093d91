import type { LossPool, Pack, Parameter, Source, TaxBand } from '@trazo/forecast/pack';

type Unit = Parameter['unit'];

/** Values by the first year they hold, all from one source. */
export const known = (
  key: string,
  unit: Unit,
  values: Readonly<Record<number, string>>,
  source: Source,
): Parameter[] =>
  Object.entries(values).map(([year, value]) => ({
    key,
    value,
    unit,
    validFrom: Number(year),
    source,
    status: 'seen',
  }));

/** A law or an authority, and when its figures were read. */
export const source = (title: string, url: string, seen = '2026-11-28'): Source => ({ title, url, seen });

/** Values of numbered bands (`key1`, `key2` …) that have held since a year, all from one source. */
export const knownBands = (
  key: string,
  unit: Unit,
  from: number,
  values: readonly string[],
  source: Source,
): Parameter[] =>
  values.flatMap((value, index) => known(`${key}${index + 1}`, unit, { [from]: value }, source));

/** Values of the law by the first year they hold that were seen on no page: to be checked with an adviser. */
export const unverified = (key: string, unit: Unit, values: Readonly<Record<number, string>>): Parameter[] =>
  Object.entries(values).map(([year, value]) => ({
    key,
    value,
    unit,
    validFrom: Number(year),
    source: null,
    status: 'unverified',
  }));

/** Marginal bands by numbered keys: `limits` with an upper end, and a last one without. */
export const numberedBands = (
  limitKey: string,
  rateKey: string,
  limits: number,
  beside: readonly string[] = [],
): TaxBand[] =>
  Array.from({ length: limits + 1 }, (_, index) => ({
    upTo: index < limits ? `${limitKey}${index + 1}` : null,
    rates: [`${rateKey}${index + 1}`, ...beside],
  }));

/** A usual value that no law fixes. */
export const custom = (key: string, unit: Unit, value: string): Parameter => ({
  key,
  value,
  unit,
  validFrom: 2020,
  source: null,
  status: 'custom',
});

/** What the analysis of the figures rests on: what money costs a year, and days open a year. */
export const ANALYSIS: readonly Parameter[] = [
  custom('analysis.discountRate', 'percent', '10'),
  custom('analysis.openDays', 'number', '300'),
];

/** The user has to say it. */
export const asked = (key: string, unit: Unit): Parameter => ({
  key,
  value: '',
  unit,
  validFrom: 2020,
  source: null,
  status: 'asked',
});

/** Months that things are used, where custom and not the law has them. */
export const customLives = (months: Readonly<Record<string, string>>): Parameter[] =>
  Object.entries(months).map(([kind, value]) => custom(`life.${kind}`, 'number', value));

/** How long each kind of thing is used: a parameter of its own; what keeps its worth has none. */
export const LIFE_PARAMETERS: Pack['lives'] = {
  intangible: 'life.intangible',
  software: 'life.software',
  building: 'life.building',
  machines: 'life.machines',
  tools: 'life.tools',
  vehicles: 'life.vehicles',
  technology: 'life.technology',
  furniture: 'life.furniture',
  goodwill: 'life.goodwill',
  land: null,
  deposit: null,
};

/** Losses of earlier years are taken off a share of the profit above a floor, for ever. */
export const LOSS_POOL: LossPool = {
  lossesUntil: null,
  share: 'incomeTax.lossShare',
  floor: 'incomeTax.lossFloor',
  unlimitedFirst: null,
};
