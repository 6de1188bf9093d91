import type { Pack } from '@trazo/forecast/pack';
import { maySurcharge, usualVatScheme, vatSchemeOf } from '@trazo/forecast/vat-scheme';
import { packOf } from '@trazo/packs/pack-of';
import { COUNTRIES } from '@trazo/plan/countries';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { choice, detail, orBlank, percent } from './field-specs.ts';
import type { PlanCase } from './plan-case.ts';
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

const schemeOf = ({ assumptions, facts }: PlanCase) =>
  vatSchemeOf(assumptions, packOf(assumptions.country), facts);

const isWithoutReturns = (plan: PlanCase): boolean =>
  ['surcharge', 'exempt', 'none'].includes(schemeOf(plan));

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
    id: 'retail',
    chapter: 'tax',
    asked: ({ assumptions, facts }) =>
      usualVatScheme(assumptions, packOf(assumptions.country), facts) === 'surcharge' ? 'asked' : 'inert',
    usual: true,
    fields: () => [
      {
        kind: 'choice',
        key: 'vat.scheme',
        label: 'retail',
        options: 'retail',
        values: ['surcharge', 'standard'],
        isOpen: true,
      },
    ],
  },
  {
    id: 'vat',
    chapter: 'tax',
    asked: (plan) => (schemeOf(plan) === 'surcharge' ? 'offered' : 'asked'),
    usual: true,
    fields: (assumptions, plan) => [
      choice('vat.scheme', 'scheme', 'scheme', [
        '',
        'standard',
        'cash',
        ...(plan !== undefined && maySurcharge(assumptions, packOf(assumptions.country), plan.facts)
          ? ['surcharge']
          : []),
        'exempt',
        'none',
      ]),
      ...(plan !== undefined && isWithoutReturns(plan)
        ? []
        : [
            choice('vat.periodMonths', 'periodMonths', 'periodMonths', ['', 1, 3, 12]),
            choice('vat.refund', 'refund', 'refund', ['', 'carry', 'refund', 'yearEnd']),
          ]),
    ],
  },
];
