import type { Pack, Parameter, Source } from '@trazo/forecast/pack';

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
