import { boundsOf } from '@trazo/packs/rates';
import { ASSUMPTION_LIMITS } from '@trazo/plan/finance/assumptions/assumptions';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import {
  check,
  choice,
  LATER,
  MONTH,
  money,
  orBlank,
  percent,
  signed,
  text,
  whole,
  YEARS,
} from './field-specs.ts';
import type { ListSpec, Question } from './question.ts';

const loans = (running: boolean): Omit<ListSpec, 'fields'> => ({
  list: 'loans',
  limit: ASSUMPTION_LIMITS.loans,
  create: (id) => newItem.loan(id, running),
  of: (item) => 'running' in item && item.running === running,
});
const contributions = (kind: 'capital' | 'partnerLoan'): Omit<ListSpec, 'fields'> => ({
  list: 'contributions',
  limit: ASSUMPTION_LIMITS.contributions,
  create: (id) => newItem.contribution(id, kind),
  of: (item) => 'kind' in item && item.kind === kind,
});
const METHOD = choice('method', 'method', 'method', ['annuity', 'linear', 'bullet']);
const RHYTHM = choice('rhythm', 'loanRhythm', 'loanRhythm', [1, 3, 6, 12]);

/** Where the money comes from, what the owners take, and what is there already. */
export const FUNDING_QUESTIONS: readonly Question[] = [
  {
    id: 'ownMoney',
    chapter: 'money',
    list: {
      ...contributions('capital'),
      fields: () => [text('name', 'name'), money('amount', 'money'), MONTH],
    },
  },
  {
    id: 'partnerLoans',
    chapter: 'money',
    list: {
      ...contributions('partnerLoan'),
      fields: () => [
        text('name', 'name'),
        money('amount', 'money'),
        MONTH,
        orBlank('repaid', 'repaid', 1, 60),
        percent('rate', 'rate'),
        check('subordinated', 'subordinated'),
      ],
    },
  },
  {
    id: 'grants',
    chapter: 'money',
    list: {
      list: 'grants',
      limit: ASSUMPTION_LIMITS.grants,
      create: newItem.grant,
      of: () => true,
      fields: (item) => [
        text('name', 'name'),
        choice('kind', 'grantKind', 'grantKind', ['operating', 'capital']),
        ...('investmentId' in item && item.kind === 'capital'
          ? [{ kind: 'investment', key: 'investmentId', label: 'investment' } as const]
          : []),
        money('amount', 'money'),
        MONTH,
        whole('paid', 'paid', 0, 60),
      ],
    },
  },
  {
    id: 'loans',
    chapter: 'money',
    list: {
      ...loans(false),
      fields: () => [
        text('name', 'name'),
        money('payouts.0.amount', 'money'),
        whole('payouts.0.month', 'month', 0, 60),
        percent('rate', 'rate'),
        orBlank('term', 'term', 1, 600),
        whole('grace.months', 'graceMonths', 0, 120),
        choice('grace.kind', 'graceKind', 'graceKind', ['interestOnly', 'capitalised']),
        METHOD,
        RHYTHM,
        percent('fee', 'fee'),
        money('guaranteeCost', 'guaranteeCost'),
        check('bridge', 'bridge'),
      ],
    },
  },
  {
    id: 'runningLoans',
    chapter: 'money',
    list: {
      ...loans(true),
      fields: () => [
        text('name', 'name'),
        money('payouts.0.amount', 'outstanding'),
        percent('rate', 'rate'),
        orBlank('term', 'remaining', 1, 600),
        METHOD,
        RHYTHM,
        check('bridge', 'bridge'),
      ],
    },
  },
  {
    id: 'credit',
    chapter: 'money',
    usual: true,
    fields: ({ creditLine }) => [
      check('@creditLine', 'hasCredit'),
      ...(creditLine === null
        ? []
        : [money('creditLine.limit', 'limit'), percent('creditLine.rate', 'rate')]),
      money('minimumCash', 'minimumCash', { blank: 'usualValue' }),
    ],
  },
  {
    id: 'analysis',
    chapter: 'money',
    usual: true,
    fields: () => [
      { ...percent('@analysis.discountRate', 'discountRate'), blank: 'usualValue' },
      {
        kind: 'number',
        key: '@analysis.openDays',
        label: 'openDaysYear',
        ...boundsOf({ key: 'analysis.openDays', unit: 'number' }),
        blank: 'usualValue',
      },
    ],
  },
  {
    id: 'privateNeeds',
    chapter: 'owners',
    list: {
      list: 'owner.privateNeeds',
      limit: ASSUMPTION_LIMITS.privateNeeds,
      create: newItem.privateNeed,
      of: () => true,
      fields: () => [
        text('name', 'name'),
        choice('kind', 'category', 'needKind', ['need', 'income']),
        money('amount', 'moneyMonth'),
      ],
    },
  },
  {
    id: 'owner',
    chapter: 'owners',
    fields: () => [
      whole('owner.count', 'count', 1, 20),
      { ...percent('@owner.taxShare', 'ownerTax'), blank: 'usualValue' },
      ...YEARS.map((year) => money(`owner.drawings.${year - 1}`, 'drawingsYear', { year })),
      ...LATER.map((year) => percent(`dividends.shares.${year - 1}`, 'dividendYear', year)),
    ],
  },
  {
    id: 'opening',
    chapter: 'owners',
    fields: ({ opening }) => [
      check('@opening', 'hasOpening'),
      ...(opening === null
        ? []
        : [
            signed('opening.bank', 'bank'),
            ...(['receivables', 'stock', 'fixedAssets', 'deposits', 'payables'] as const).map((key) =>
              money(`opening.${key}`, key),
            ),
            signed('opening.vatOwed', 'vatOwed'),
            ...(['socialOwed', 'taxOwed', 'partnerLoans', 'capital'] as const).map((key) =>
              money(`opening.${key}`, key),
            ),
            whole('opening.fixedLife', 'fixedLife', 1, 1200),
          ]),
      // They count whether or not there is an opening balance.
      money('incomeTax.lossesBefore', 'lossesBefore'),
      money('incomeTax.taxBefore', 'taxBefore'),
      signed('owner.profitBefore', 'profitBefore'),
    ],
  },
];
