import { privateNeeds } from '@trazo/forecast/drivers/owner';
import { amountOf } from '@trazo/forecast/numbers/decimal';
import type { Loan } from '@trazo/plan/finance/assumptions/funding';
import { type Assumed, type AssumptionWords, unless, within } from './assumption-words.ts';

function contributions(said: AssumptionWords): Assumed[] {
  const { words, line } = said.wording;
  return said.worked.assumptions.contributions.map(
    ({ name, kind, amount, month, repaid, rate, subordinated }) => ({
      name: line(name) || words(`forecast:grid.sources.${kind === 'capital' ? 'ownCash' : 'partnerLoans'}`),
      amount: said.money(amount),
      parts: [
        said.month(month),
        ...(rate === '' || Number(rate) === 0
          ? []
          : [words('finance:document.assumed.interest', { rate: said.share(rate) })]),
        ...(repaid === '' ? [] : [words('finance:document.assumed.repaid', { month: said.month(repaid) })]),
        ...unless(!subordinated, () => words('finance:document.assumed.subordinated')),
      ],
    }),
  );
}

function loanParts(said: AssumptionWords, loan: Loan): string[] {
  const { words } = said.wording;
  const { payouts, grace, fee, guaranteeCost } = loan;
  const [only, ...more] = payouts;
  return [
    ...(loan.running
      ? []
      : more.length === 0
        ? [said.month(only?.month ?? 0)]
        : payouts.map(({ month, amount }) => `${said.month(month)} ${said.money(amount)}`)),
    words('finance:document.assumed.interest', { rate: said.share(loan.rate) }),
    words('finance:document.assumed.term', { term: loan.term }),
    within(words(`forecast:options.method.${loan.method}`)),
    within(words(`forecast:options.loanRhythm.${loan.rhythm}`)),
    ...unless(grace.months === 0, () =>
      words('finance:document.assumed.grace', {
        months: grace.months,
        kind: words(`forecast:options.graceKind.${grace.kind}`),
      }),
    ),
    ...unless(Number(fee) === 0, () => words('finance:document.assumed.fee', { share: said.share(fee) })),
    ...unless(Number(guaranteeCost) === 0, () =>
      words('finance:document.assumed.guarantee', { amount: said.money(guaranteeCost) }),
    ),
    ...unless(!loan.bridge, () => words('finance:document.assumed.bridge')),
  ];
}

/** What a loan pays out in all. */
export const lent = (said: AssumptionWords, { payouts }: Loan): string =>
  said.money(String(payouts.reduce((total, { amount }) => total + Number(amount), 0)));

/** What a loan's schedule follows from, and its first instalment with repayment. */
export function loanTerms(said: AssumptionWords, loan: Loan): string {
  const rows = said.worked.forecast.loans.find((each) => each.loan.id === loan.id)?.instalments ?? [];
  const first = rows.find(({ principal }) => principal > 0);
  const instalment =
    first === undefined
      ? []
      : [
          said.wording.words('finance:document.assumed.firstInstalment', {
            amount: said.money(((first.interest + first.principal) / 100).toFixed(2)),
            month: said.month(first.month),
          }),
        ];
  return [lent(said, loan), ...loanParts(said, loan), ...instalment].join('; ');
}

function loans(said: AssumptionWords): Assumed[] {
  const { words, line } = said.wording;
  return said.worked.assumptions.loans.map((loan) => ({
    name: line(loan.name) || words('forecast:grid.loan'),
    amount: lent(said, loan),
    parts: loanParts(said, loan),
  }));
}

function grants(said: AssumptionWords): Assumed[] {
  const { words, line } = said.wording;
  return said.worked.assumptions.grants.map(({ name, amount, month, paid }) => ({
    name: line(name) || words('forecast:grid.sources.grants'),
    amount: said.money(amount),
    parts: [words('finance:document.assumed.granted', { month: said.month(month), paid: said.month(paid) })],
  }));
}

function reserves(said: AssumptionWords): Assumed[] {
  const { words } = said.wording;
  const { creditLine } = said.worked.assumptions;
  const { minimumCash, scale } = said.worked.forecast;
  return [
    ...(creditLine === null
      ? []
      : [
          {
            name: words('finance:document.assumed.creditLine'),
            amount: said.money(creditLine.limit),
            parts: [words('finance:document.assumed.interest', { rate: said.share(creditLine.rate) })],
          },
        ]),
    {
      name: words('finance:document.assumed.minimumCash'),
      amount: said.money(amountOf(minimumCash, scale)),
      parts: [],
    },
  ];
}

/** What a company's tax rests on besides its profit. */
function ofCompany(said: AssumptionWords): string[] {
  const { words } = said.wording;
  const { standing, taxBefore } = said.worked.assumptions.incomeTax;
  return [
    ...(standing === '' ? [] : [within(words(`forecast:options.standing.${standing}`))]),
    ...unless(Number(taxBefore) === 0, () => said.labelled(words('forecast:fields.taxBefore'), taxBefore)),
  ];
}

/** What the owners take: what they live on, or their share of the profit. */
function owners(said: AssumptionWords): Assumed[] {
  const { words } = said.wording;
  const { owner, dividends } = said.worked.assumptions;
  if (said.worked.forecast.taxedAs === 'company') {
    const years = said.years(dividends.shares, (share) => said.share(share));
    return years === ''
      ? []
      : [
          {
            name: words('forecast:cash.dividends'),
            amount: '',
            parts: [words('finance:document.assumed.ofProfit', { years })],
          },
        ];
  }
  const needs = amountOf(privateNeeds(said.context), said.worked.forecast.scale);
  const typed = said.years(owner.drawings, (amount) => said.money(amount));
  const isAllTyped = owner.drawings.every((amount) => amount !== '');
  return [
    {
      name: words('forecast:cash.drawings'),
      amount: isAllTyped ? '' : said.money(needs),
      parts: [
        words('finance:document.assumed.aMonth'),
        ...(typed === '' ? [] : [typed]),
        ...unless(Number(owner.profitBefore) === 0, () =>
          said.labelled(words('forecast:fields.profitBefore'), owner.profitBefore),
        ),
      ],
    },
  ];
}

function taxes(said: AssumptionWords): Assumed[] {
  const { words } = said.wording;
  const { vat, incomeTax } = said.worked.assumptions;
  const { vatScheme, taxedAs } = said.worked.forecast;
  const { parameters, pack } = said.context;
  const counted = vatScheme === 'standard' || vatScheme === 'cash';
  const period = vat.periodMonths || parameters.at('vat.periodMonths', said.context.calendarYear(1));
  const adjustments = said.years(
    incomeTax.adjustments.map((amount) => (Number(amount) === 0 ? '' : amount)),
    (amount) => said.money(amount),
  );
  const periodName = period === 1 || period === 3 || period === 12 ? period : undefined;
  return [
    {
      name: words('forecast:cash.vat'),
      amount: '',
      parts: [
        words(`forecast:options.scheme.${vatScheme}`),
        ...(counted && periodName !== undefined
          ? [within(words(`forecast:options.periodMonths.${periodName}`))]
          : []),
        ...(counted ? [within(words(`forecast:options.refund.${vat.refund || pack.vat.refund}`))] : []),
      ],
    },
    {
      name: words('forecast:cash.incomeTax'),
      amount: '',
      parts: [
        words(`forecast:options.taxedAs.${taxedAs}`),
        ...(adjustments === ''
          ? []
          : [words('finance:document.assumed.adjustments', { years: adjustments })]),
        ...unless(Number(incomeTax.lossesBefore) === 0, () =>
          words('finance:document.assumed.losses', { amount: said.money(incomeTax.lossesBefore) }),
        ),
        ...(taxedAs === 'owner' ? [] : ofCompany(said)),
      ],
    },
  ];
}

const OPENING = [
  'bank',
  'receivables',
  'stock',
  'fixedAssets',
  'deposits',
  'payables',
  'vatOwed',
  'socialOwed',
  'taxOwed',
  'partnerLoans',
  'capital',
] as const;

function opening(said: AssumptionWords): Assumed[] {
  const { words } = said.wording;
  const { opening: held } = said.worked.assumptions;
  if (held === null) return [];
  const parts = OPENING.filter((key) => Number(held[key]) !== 0).map((key) =>
    said.labelled(words(`forecast:fields.${key}`), held[key]),
  );
  return [{ name: words('finance:document.assumed.opening'), amount: '', parts }];
}

/** Where the money comes from, what the owners take, tax, and what is there already. */
export const assumedMoney = (said: AssumptionWords): Assumed[] => [
  ...contributions(said),
  ...loans(said),
  ...grants(said),
  ...reserves(said),
  ...owners(said),
  ...taxes(said),
  ...opening(said),
];
