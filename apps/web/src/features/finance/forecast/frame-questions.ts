import { COUNTRIES } from '@trazo/plan/countries';
import { choice, orBlank, percent } from './field-specs.ts';
import type { Question } from './question.ts';

/** Where the forecast stands: country, start, tax. */
export const FRAME_QUESTIONS: readonly Question[] = [
  {
    id: 'country',
    chapter: 'frame',
    fields: ({ country }) => [
      choice('country', 'country', 'country', COUNTRIES),
      ...(country === 'es'
        ? []
        : [
            percent('@vat.standard', 'vatStandard'),
            percent('@vat.reduced', 'vatReduced'),
            percent('@employer.rate', 'employerRate'),
            percent('@incomeTax.rate', 'incomeTaxRate'),
          ]),
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
