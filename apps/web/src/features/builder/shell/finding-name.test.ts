import { emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import { emptyPlan } from '@trazo/plan/plan';
import { beforeAll, expect, it } from 'vitest';
import { speakEnglish } from '../../../shared/testing/components.tsx';
import { findingName } from './finding-name.ts';

const words = {
  year: (number: number) => `Year ${number}`,
  item: (list: string, number: number) => `${list}, line ${number}`,
};

beforeAll(speakEnglish);

it('names an answer of the forecast by its line and by the part of the form that asks', () => {
  const plan = emptyPlan();
  plan.finance.assumptions = {
    ...emptyAssumptions(),
    loans: [{ ...newItem.loan('bank', false), name: 'Loan for the oven' }],
  };
  const nameOf = (path: string) => findingName(plan, 'finance', `assumptions.${path}`, words);
  expect(nameOf('loans.0.rate')).toBe('Loan for the oven · From plan to figures');
  expect(nameOf('loans.0.payouts.0.amount')).toBe('Loan for the oven · From plan to figures');
  expect(nameOf('start')).toBe('From plan to figures');
});
