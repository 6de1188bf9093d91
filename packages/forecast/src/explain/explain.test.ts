import { arbitraryAssumptions } from '@trazo/plan/testing/arbitrary-assumptions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Explained } from '../forecast.ts';
import { forecast } from '../forecast.ts';
import { PAYMENTS, RECEIPTS } from '../ledger/accounts.ts';
import type { Figure, Operand } from '../ledger/figure.ts';
import { LINE_GROUPS } from '../ledger/figure.ts';
import type { Period } from '../ledger/period.ts';
import { IMAGINARY } from '../testing/imaginary-pack.ts';
import { MODELS } from '../testing/model-count.ts';
import { arbitraryFacts } from '../testing/plan-facts.ts';
import { explain } from './explain.ts';
import type { Explanation } from './explanation.ts';

const OWN = [
  { key: 'vat.standard', value: '7.7' },
  { key: 'incomeTax.general', value: '33.3333' },
];

const numeric = ({ value }: { value: Operand['value'] | null }): number => {
  if (value === null) return 0;
  return Number(value.text) / (value.measure === 'percent' ? 100 : 1);
};

/** What a formula comes to: products before sums. */
function evaluated(formula: readonly Operand[]): number {
  let sum = 0;
  let product = 0;
  for (const operand of formula) {
    const value = operand.inner === undefined ? numeric(operand) : evaluated(operand.inner);
    if (operand.operator === '×') product *= value;
    else if (operand.operator === '÷') product /= value;
    else {
      sum += product;
      product = operand.operator === '−' ? -value : value;
    }
  }
  return sum + product;
}

const isSum = (formula: readonly Operand[]): boolean =>
  formula.every(
    ({ operator, inner, figure }) =>
      (operator === '+' || operator === '−') &&
      inner === undefined &&
      figure !== undefined &&
      figure.kind !== 'instalment',
  );

/** Whether an explanation comes to its figure: sums to the unit, products within the rounding of a posting. */
function fault(explanation: Explanation, scale: number): string | undefined {
  const { figure, value, formula, postings } = explanation;
  if (value === null) return undefined;
  if (figure.kind === 'ratio' && figure.ratio === 'breakEvenMonth') return undefined;
  if (figure.kind === 'whole' && figure.ratio === 'runway') return undefined;
  if (figure.kind === 'whole' && figure.ratio === 'internalRate') return faultOfRate(explanation, scale);
  const target = numeric(explanation);
  const posted = postings.reduce((total, { grains }) => total + grains, 0) / scale;
  if (formula.length === 0 && postings.length === 0) {
    return target === 0 ? undefined : 'nothing explains it';
  }
  const found = evaluated(formula) + posted;
  const exact = isSum(formula)
    ? figure.kind === 'whole'
      ? 1
      : 0.005
    : 2.5 / scale + Math.abs(target) * 1e-3;
  const tolerance =
    figure.kind === 'ratio' ? (value.measure === 'money' ? 0.51 : 0.06) + Math.abs(target) * 1e-3 : exact;
  return Math.abs(found - target) <= tolerance ? undefined : `${found} is not ${target}`;
}

/** At its rate the present values come to nothing, but for the rounding of the rate to a millionth and of each to a cent. */
function faultOfRate(explanation: Explanation, scale: number): string | undefined {
  const { value, formula } = explanation;
  if (value === null) return undefined;
  const rate = numeric(explanation);
  const slope = formula.reduce((total, operand, year) => total + year * Math.abs(numeric(operand)), 0);
  const found = evaluated(formula);
  if (!formula.some((operand) => numeric(operand) !== 0)) return 'nothing explains it';
  const tolerance = 0.01 * formula.length + 1 / scale + (1e-6 * slope) / (1 + rate);
  return Math.abs(found) <= tolerance ? undefined : `${found} is left at ${rate}`;
}

const BALANCE = [
  ...(['fixedAssets', 'stock', 'receivables', 'taxReceivable', 'cash', 'currentAssets', 'ownFunds'] as const),
  ...(['quasiEquity', 'longTerm', 'loansWithinYear', 'shortTerm', 'total'] as const),
];

function topFigures(
  { forecast: { income, ratios, sourcesAndUses, loans } }: Explained,
  month: number,
): Figure[] {
  const periods: Period[] = [{ month }, { year: 1 }, { year: 4 }, { from: 4, until: 6 }];
  const keys = <Key extends string>(of: Readonly<Record<Key, unknown>>) => Object.keys(of) as Key[];
  const [first] = ratios.years;
  return [
    ...periods.flatMap((at): Figure[] => [
      ...keys(income).map((line): Figure => ({ kind: 'income', line, at })),
      ...LINE_GROUPS.map((group): Figure => ({ kind: 'group', group, at })),
      ...[...RECEIPTS, ...PAYMENTS, 'opening' as const, 'receipts' as const, 'payments' as const].map(
        (line): Figure => ({ kind: 'cash', line, at }),
      ),
      { kind: 'cash', line: 'closing', at },
    ]),
    ...BALANCE.map((line): Figure => ({ kind: 'balance', line, month })),
    ...keys(sourcesAndUses.uses).map((line): Figure => ({ kind: 'use', line })),
    ...keys(sourcesAndUses.sources).map((line): Figure => ({ kind: 'source', line })),
    ...(['uses', 'sources', 'missing'] as const).map((of): Figure => ({ kind: 'total', of })),
    ...(first === undefined ? [] : keys(first)).map((ratio): Figure => ({ kind: 'ratio', ratio, year: 2 })),
    ...(['breakEvenUnits', 'breakEvenPerDay'] as const).map(
      (ratio): Figure => ({ kind: 'ratio', ratio, year: 2 }),
    ),
    ...(['lowestDebtCover', 'payback', 'netPresentValue', 'internalRate', 'runway'] as const).map(
      (ratio): Figure => ({ kind: 'whole', ratio }),
    ),
    ...loans.flatMap(({ loan, instalments }) =>
      instalments
        .slice(0, 3)
        .flatMap((_, index) =>
          (['opening', 'payout', 'interest', 'capitalised', 'principal', 'payment', 'closing'] as const).map(
            (column): Figure => ({ kind: 'instalment', loan: loan.id, index, column }),
          ),
        ),
    ),
  ];
}

describe('where a figure comes from', () => {
  it('comes to the figure, and so does all that it is made of', () => {
    fc.assert(
      fc.property(
        arbitraryAssumptions(OWN),
        arbitraryFacts(),
        fc.integer({ min: 0, max: 60 }),
        (assumptions, facts, month) => {
          const result = forecast(assumptions, IMAGINARY, facts);
          if (result.state === 'outOfRange') return;
          expect(result.ledger.isExact).toBe(true);
          const explained = { assumptions, pack: IMAGINARY, facts, forecast: result };
          const waiting = topFigures(explained, month);
          const seen = new Set<string>();
          for (let each = waiting.pop(); each !== undefined && seen.size < 600; each = waiting.pop()) {
            const key = JSON.stringify(each);
            if (seen.has(key)) continue;
            seen.add(key);
            const explanation = explain(explained, each);
            const wrong = fault(explanation, result.scale);
            if (wrong !== undefined) throw new Error(`${key}: ${wrong} ${JSON.stringify(explanation)}`);
            for (const { figure } of explanation.formula) if (figure !== undefined) waiting.push(figure);
            for (const { index, at } of explanation.postings) waiting.push({ kind: 'posting', index, at });
          }
        },
      ),
      { numRuns: MODELS },
    );
  });
});
