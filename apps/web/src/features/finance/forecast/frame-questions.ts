import type { Pack } from '@trazo/forecast/pack';
import { packOf } from '@trazo/packs/pack-of';
import { COUNTRIES } from '@trazo/plan/countries';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { choice, detail, orBlank, percent } from './field-specs.ts';
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

const ratesAsked = (country: Assumptions['country']) =>
  ASKED_RATES.filter(([key]) => asks(packOf(country), key));

/** Where the forecast stands: its country, and its first month. */
export const FRAME_QUESTIONS: readonly Question[] = [
  {
    id: 'country',
    chapter: 'sales',
    asked: ({ assumptions: { country, answered } }) =>
      country === '' ||
      ratesAsked(country).length > 0 ||
      answered.some(({ question }) => question === 'country')
        ? 'asked'
        : 'offered',
    fields: ({ country }) => [
      choice('country', 'country', 'country', COUNTRIES),
      ...ratesAsked(country).map(([key, label]) => percent(`@${key}`, label)),
    ],
  },
  {
    id: 'start',
    chapter: 'sales',
    asked: () => 'asked',
    fields: () => [
      { kind: 'month', key: 'start', label: 'start' },
      detail({ ...orBlank('yearEnd', 'yearEnd', 1, 12), blank: 'usualValue' }),
    ],
  },
];

/** Who pays which tax, and when: it has a usual answer, and comes last. */
export const TAX_QUESTIONS: readonly Question[] = [
  {
    id: 'taxedAs',
    chapter: 'tax',
    asked: ({ knowsLegalForm }) => (knowsLegalForm ? 'offered' : 'asked'),
    usual: true,
    fields: () => [
      choice('taxedAs', 'taxedAs', 'taxedAs', ['', 'company', 'owner']),
      detail(choice('incomeTax.standing', 'standing', 'standing', ['', 'startUp', 'continued'])),
    ],
  },
  {
    id: 'vat',
    chapter: 'tax',
    asked: () => 'asked',
    usual: true,
    fields: () => [
      choice('vat.scheme', 'scheme', 'scheme', ['', 'standard', 'cash', 'exempt', 'none']),
      choice('vat.periodMonths', 'periodMonths', 'periodMonths', ['', 1, 3, 12]),
      choice('vat.refund', 'refund', 'refund', ['', 'carry', 'refund', 'yearEnd']),
    ],
  },
];
