import { expect, it } from 'vitest';
import { type Draft, emptyDraft } from '../plan-store/draft.ts';
import { planDifferences } from './plan-differences.ts';

const SALT = 'Salt of the sea '.repeat(9);

const draft: Draft = {
  ...emptyDraft(),
  general: { ...emptyDraft().general, companyName: 'Mill', ownFunds: '12000' },
  mission: { ...emptyDraft().mission, mission: 'We bake bread.' },
  swot: {
    ...emptyDraft().swot,
    strengths: [
      { id: 'a', text: 'Flour' },
      { id: 'b', text: 'Water' },
      { id: 'c', text: 'Fire' },
    ],
  },
};

it('are none between equal plans', () => {
  expect(planDifferences(draft, structuredClone(draft))).toEqual([]);
});

it('name part, field and item, before and after', () => {
  const [flour, water, fire] = draft.swot.strengths;
  const after: Draft = {
    ...draft,
    general: { ...draft.general, companyName: 'Windmill', ownFunds: '' },
    mission: {
      ...draft.mission,
      mission: { blocks: [{ type: 'paragraph', spans: [{ text: 'We bake.' }] }] },
    },
    swot: {
      ...draft.swot,
      strengths: [fire, flour, { id: 'd', text: SALT }].flatMap((item) =>
        item === undefined ? [] : [item.id === 'a' ? { ...item, text: 'Good flour' } : item],
      ),
    },
  };
  const [general, mission, swot] = planDifferences(draft, after);
  expect(general).toMatchObject({
    part: 'general',
    differences: [
      { path: 'companyName', what: { before: 'Mill', after: 'Windmill' } },
      { path: 'ownFunds', what: { before: '12000', after: '' } },
    ],
  });
  expect(mission?.differences).toMatchObject([
    { path: 'mission', what: { kind: 'text', before: 'We bake bread.', after: 'We bake.' } },
  ]);
  expect(swot?.differences).toMatchObject([
    { items: [{ name: 'Water', index: 1 }], what: { kind: 'removed' } },
    { path: 'strengths.1.text', items: [{ name: 'Good flour' }], what: { before: 'Flour' } },
    { items: [{ name: `${'Salt of the sea '.repeat(3)}Salt of the…`, index: 2 }], what: { kind: 'added' } },
    { path: 'strengths', items: [], what: { kind: 'moved' } },
  ]);
  expect(water?.text).toBe('Water');
});
