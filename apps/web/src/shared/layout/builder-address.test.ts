import { expect, it } from 'vitest';
import { pageOf, planAddress, withPlan } from './builder-address.ts';

it('names a page of the builder for one plan, and without it', () => {
  expect(planAddress('abc', 'form')).toBe('/builder/abc/form');
  expect(pageOf('/builder/abc/form')).toBe('/builder/form');
  expect(pageOf('/builder/form')).toBe('/builder/form');
  expect(pageOf('/builder/form/form')).toBe('/builder/form');
  expect(pageOf('/my-plans')).toBe('/my-plans');
});

it('keeps the page when the plan changes', () => {
  expect(withPlan('/builder/register', 'abc')).toBe('/builder/abc/register');
  expect(withPlan('/builder/old/document', 'abc')).toBe('/builder/abc/document');
  expect(withPlan('/account', 'abc')).toBeUndefined();
});
