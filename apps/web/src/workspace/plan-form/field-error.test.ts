import { emptyPlan } from '@trazo/plan/plan';
import { expect, it } from 'vitest';
import { fieldErrorOf, isRequired } from './field-error.ts';

const plan = emptyPlan();

it('asks for what is required', () => {
  expect(fieldErrorOf('mission', plan.mission, 'mission')).toEqual({ kind: 'empty' });
  expect(fieldErrorOf('mission', { ...plan.mission, mission: 'x' }, 'mission')).toBeUndefined();
  expect(isRequired('mission', 'mission')).toBe(true);
  expect(isRequired('general', 'businessType')).toBe(false);
});

it('counts what is too much', () => {
  const section = { ...plan.general, companyName: 'x'.repeat(203) };
  expect(fieldErrorOf('general', section, 'companyName')).toEqual({ kind: 'tooLong', count: 3, limit: 200 });
});

it('knows an amount from a word', () => {
  const section = { ...plan.competition, marketSize: 'much' };
  expect(fieldErrorOf('competition', section, 'marketSize')).toEqual({ kind: 'form' });
  expect(fieldErrorOf('competition', { ...section, marketSize: '12.5' }, 'marketSize')).toBeUndefined();
});
