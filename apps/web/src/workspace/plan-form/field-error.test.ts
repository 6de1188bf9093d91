import { sectionFindings } from '@trazo/plan/findings';
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

it('counts the pictures of a text that two people filled; all of them are in the plan', () => {
  const picture = { type: 'picture' as const, image: '', description: '', caption: [{ text: 'The oven' }] };
  const section = { ...plan.mission, mission: { blocks: Array.from({ length: 13 }, () => picture) } };
  expect(fieldErrorOf('mission', section, 'mission')).toEqual({
    kind: 'tooManyPictures',
    count: 13,
    limit: 12,
  });
  expect(sectionFindings({ ...plan, mission: section }, 'mission')).toContainEqual({
    section: 'mission',
    path: 'mission',
    kind: 'tooMany',
  });
});

it('knows an amount from a word', () => {
  const section = { ...plan.competition, marketSize: 'much' };
  expect(fieldErrorOf('competition', section, 'marketSize')).toEqual({ kind: 'form' });
  expect(fieldErrorOf('competition', { ...section, marketSize: '12.5' }, 'marketSize')).toBeUndefined();
});
