import { PLAN_HEADER } from '@trazo/contract/api/documents';
import { expect, it } from 'vitest';
import { previewAffinity } from './preview-affinity.ts';

const of = (plan: string | undefined, ip: string) =>
  previewAffinity({ headers: { [PLAN_HEADER]: plan }, ip });

it('is the same for a plan from wherever it is asked, another one for each plan', () => {
  expect(of('4b1c', '10.0.0.1')).toBe(of('4b1c', '10.0.0.2'));
  expect(of('4b1c', '10.0.0.1')).not.toBe(of('9d7e', '10.0.0.1'));
});

it('is the address’s where no plan is named, or what is named is none', () => {
  for (const plan of [undefined, '', 'a b', 'x'.repeat(65)]) {
    expect(of(plan, '10.0.0.1')).toBe(of(undefined, '10.0.0.1'));
  }
});
