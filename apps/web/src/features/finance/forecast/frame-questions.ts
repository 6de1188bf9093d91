import type { Pack } from '@trazo/forecast/pack';
import { packOf } from '@trazo/packs/pack-of';
import { COUNTRIES } from '@trazo/plan/countries';
import { choice, orBlank, percent } from './field-specs.ts';
import type { Question } from './question.ts';

/** Rates that a country may leave to the user, and the fields that ask for them. */
const ASKED_RATES = [
  ['vat.standard', 'vatStandard'],
  ['vat.reduced', 'vatReduced'],
  ['employer.rate', 'employerRate'],
  ['incomeTax.rate', 'incomeTaxRate'],
  ['incomeTax.state', 'incomeTaxState'],
] as const;

const asks = ({ parameters }: Pack, rate: string): boolean =>
  parameters.some(({ key, status }) => key === rate && status === 'asked');

/** Where the forecast stands: country, start, tax. */
export const FRAME_QUESTIONS: readonly Question[] = [
  {
    id: 'country',
    chapter: 'frame',
    fields: ({ country }) => [
      choice('country', 'country', 'country', COUNTRIES),
      ...ASKED_RATES.filter(([key]) => asks(packOf(country), key)).map(([key, label]) =>
        percent(`@${key}`, label),
      ),
    ],
  },
  {
    id: 'start',
    chapter: 'frame',
    fields: () => [
      { kind: 'month', key: 'start', label: 'start' },
      { ...orBlank('yearEnd', 'yearEnd', 1, 12), blank: 'usualValue' },
    ],
  },
  {
    id: 'taxedAs',
    chapter: 'frame',
    usual: true,
    fields: () => [
      choice('taxedAs', 'taxedAs', 'taxedAs', ['', 'company', 'owner']),
      choice('incomeTax.standing', 'standing', 'standing', ['', 'startUp', 'continued']),
    ],
  },
  {
    id: 'vat',
    chapter: 'frame',
    usual: true,
    fields: () => [
      choice('vat.scheme', 'scheme', 'scheme', ['', 'standard', 'cash', 'exempt', 'none']),
      choice('vat.periodMonths', 'periodMonths', 'periodMonths', ['', 1, 3, 12]),
      choice('vat.refund', 'refund', 'refund', ['', 'carry', 'refund', 'yearEnd']),
    ],
  },
];
