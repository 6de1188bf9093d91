import { neededMoney } from '@trazo/forecast/needed-money';
import { packOf } from '@trazo/packs/pack-of';
import { ASSUMPTION_LIMITS } from '@trazo/plan/finance/assumptions/assumptions';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import { validAssumptions } from '../checked-assumptions.ts';
import {
  check,
  choice,
  detail,
  LATER,
  MONTH,
  money,
  monthIn,
  monthly,
  orBlank,
  percent,
  signed,
  text,
  whole,
  YEARS,
} from './field-specs.ts';
import type { PlanCase } from './plan-case.ts';
import type { Item, ListSpec, Question, UsualAnswers } from './question.ts';

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
/** What a bank asks for where it is not known, until it makes its offer. */
const USUAL_RATE = '6';
const USUAL_TERM = 60;

/** What a loan lacks: of one whose amount is known its rate; else a loan over what is lacking, none where nothing is. */
function usualLoan({ filled, facts }: PlanCase, item?: Item): UsualAnswers | undefined {
  const asked = filled.loans.filter(({ running }) => !running);
  const loan = item === undefined ? asked[0] : asked.find(({ id }) => id === item.id);
  if (loan?.payouts.some(({ amount }) => amount !== '') === true)
    return loan.rate === '' ? { rate: USUAL_RATE } : undefined;
  if (loan !== asked[0]) return undefined;
  const valid = validAssumptions(filled);
  if (valid === null) return undefined;
  const { withoutInterest } = neededMoney(valid, packOf(filled.country), facts);
  if (withoutInterest === 0) return undefined;
  return { 'payouts.0.amount': String(withoutInterest), rate: USUAL_RATE, term: USUAL_TERM };
}

const METHOD = detail(choice('method', 'method', 'method', ['annuity', 'linear', 'bullet']));
const RHYTHM = detail(choice('rhythm', 'loanRhythm', 'loanRhythm', [1, 3, 6, 12]));

/** Where the money comes from, what the owners take, and what is there already. */
export const FUNDING_QUESTIONS: readonly Question[] = [
  {
    id: 'ownMoney',
    chapter: 'money',
    asked: () => 'asked',
    list: {
      ...contributions('capital'),
      opensWithLine: true,
      fields: () => [money('amount', 'money'), detail(text('name', 'name')), MONTH],
    },
  },
  {
    id: 'partnerLoans',
    chapter: 'money',
    asked: () => 'offered',
    list: {
      ...contributions('partnerLoan'),
      fields: () => [
        text('name', 'name'),
        money('amount', 'money'),
        MONTH,
        monthIn('repaid', 'repaid', 1, { orBlank: true }),
        detail(percent('rate', 'rate')),
        detail(check('subordinated', 'subordinated')),
      ],
    },
  },
  {
    id: 'grants',
    chapter: 'money',
    asked: () => 'offered',
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
        monthIn('paid', 'paid', 0),
      ],
    },
  },
  {
    id: 'loans',
    chapter: 'money',
    asked: () => 'asked',
    usualAnswers: usualLoan,
    list: {
      ...loans(false),
      fields: () => [
        money('payouts.0.amount', 'money'),
        percent('rate', 'rate'),
        orBlank('term', 'term', 1, 600),
        detail(text('name', 'name')),
        detail(monthIn('payouts.0.month', 'month', 0)),
        detail(whole('grace.months', 'graceMonths', 0, 120)),
        detail(choice('grace.kind', 'graceKind', 'graceKind', ['interestOnly', 'capitalised'])),
        METHOD,
        RHYTHM,
        detail(percent('fee', 'fee')),
        detail(money('guaranteeCost', 'guaranteeCost')),
        detail(check('bridge', 'bridge')),
      ],
    },
  },
  {
    id: 'runningLoans',
    chapter: 'firm',
    asked: ({ isNew }) => (isNew ? 'inert' : 'asked'),
    list: {
      ...loans(true),
      fields: () => [
        text('name', 'name'),
        money('payouts.0.amount', 'outstanding'),
        percent('rate', 'rate'),
        orBlank('term', 'remaining', 1, 600),
        METHOD,
        RHYTHM,
        detail(check('bridge', 'bridge')),
      ],
    },
  },
  {
    id: 'credit',
    chapter: 'money',
    asked: () => 'offered',
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
    id: 'discountRate',
    chapter: 'money',
    asked: ({ assumptions: { annexes } }) => (annexes.includes('ratios') ? 'offered' : 'inert'),
    usual: true,
    fields: () => [{ ...percent('@analysis.discountRate', 'discountRate'), blank: 'usualValue' }],
  },
  {
    id: 'privateNeeds',
    chapter: 'people',
    asked: ({ taxedAs, assumptions }) =>
      taxedAs === 'owner' ? 'asked' : assumptions.annexes.includes('private') ? 'offered' : 'inert',
    list: {
      list: 'owner.privateNeeds',
      limit: ASSUMPTION_LIMITS.privateNeeds,
      create: newItem.privateNeed,
      opensWithLine: true,
      of: () => true,
      fields: () => [
        monthly('amount', 'moneyMonth'),
        detail(text('name', 'name')),
        detail(choice('kind', 'category', 'needKind', ['need', 'income'])),
      ],
    },
  },
  {
    id: 'owner',
    chapter: 'people',
    asked: () => 'offered',
    usual: true,
    fields: ({ country }, plan) => [
      ...(plan?.taxedAs === 'company'
        ? []
        : [
            whole('owner.count', 'count', 1, 20),
            ...(packOf(country).parameters.some(({ key }) => key === 'owner.taxShare')
              ? [{ ...percent('@owner.taxShare', 'ownerTax'), blank: 'usualValue' as const }]
              : []),
            ...YEARS.map((year) => money(`owner.drawings.${year - 1}`, 'drawingsYear', { year })),
          ]),
      ...(plan?.taxedAs === 'owner'
        ? []
        : LATER.map((year) => percent(`dividends.shares.${year - 1}`, 'dividendYear', year))),
    ],
  },
  {
    id: 'opening',
    chapter: 'firm',
    asked: ({ isNew }) => (isNew ? 'inert' : 'asked'),
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
