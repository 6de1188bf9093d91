import type { PlanSummary } from '@trazo/contract/plans/plan';
import { describe, expect, it } from 'vitest';
import { type Choice, choicesAmong, choosePlans, FIRST_CHOICE, possibleChoice } from './plan-order.ts';

const plan = (name: string, more: Partial<PlanSummary> = {}): PlanSummary => ({
  _id: name,
  business_plan_name: name,
  business_plan_status: 'active',
  business_plan_cover: '',
  version: 1,
  completeness: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  ...more,
});

const PLANS = [
  plan('Panadería Núñez', { updated_at: '2026-03-01T00:00:00.000Z', completeness: 0.4 }),
  plan('Atelier 10', { created_at: '2026-02-01T00:00:00.000Z', completeness: 0.9 }),
  plan('Atelier 9', { updated_at: '2026-02-01T00:00:00.000Z' }),
  plan('Old', { business_plan_status: 'archived' }),
];

const names = (choice: Partial<Choice>) =>
  choosePlans(PLANS, { ...FIRST_CHOICE, order: 'name', ...choice }, 'es').map(
    ({ business_plan_name }) => business_plan_name,
  );

describe('the plans shown', () => {
  it('are looked for without accents and capitals, word by word', () => {
    expect(names({ search: ' nunez  PAN ' })).toEqual(['Panadería Núñez']);
    expect(names({ search: 'unknown' })).toEqual([]);
  });

  it('are put in order', () => {
    expect(names({})).toEqual(['Atelier 9', 'Atelier 10', 'Panadería Núñez']);
    expect(names({ order: 'changed' })).toEqual(['Panadería Núñez', 'Atelier 9', 'Atelier 10']);
    expect(names({ order: 'created' })[0]).toBe('Atelier 10');
    expect(names({ order: 'completeness' })[0]).toBe('Atelier 10');
  });

  it('are those in progress, or those put away', () => {
    expect(names({ status: 'archived' })).toEqual(['Old']);
  });
});

describe('the plans of others', () => {
  const of = (owner_name: string) => ({ co_authored: { role: 'read' as const, owner_name } });
  const plans = [
    plan('Zarza', { open_comments: 1 }),
    plan('Mill', of('Óscar')),
    plan('Kiln', { ...of('Ana'), open_comments: 12 }),
    plan('Barn', of('Ana')),
  ];
  const chosen = (choice: Partial<Choice>) =>
    choosePlans(plans, { ...FIRST_CHOICE, order: 'name', ...choice }, 'es').map(({ _id }) => _id);

  it('are among one’s own, without them, or left out', () => {
    expect(chosen({})).toEqual(['Barn', 'Kiln', 'Mill', 'Zarza']);
    expect(chosen({ whose: 'mine' })).toEqual(['Zarza']);
    expect(chosen({ whose: 'shared' })).toEqual(['Barn', 'Kiln', 'Mill']);
  });

  it('are found by their owner, and put in order by owner and by open comments', () => {
    expect(chosen({ search: 'oscar mi' })).toEqual(['Mill']);
    expect(chosen({ order: 'owner' })).toEqual(['Zarza', 'Barn', 'Kiln', 'Mill']);
    expect(chosen({ order: 'comments' }).slice(0, 2)).toEqual(['Kiln', 'Zarza']);
  });

  it('are chosen among, and sorted by, only where there are such', () => {
    expect(choicesAmong(plans)).toMatchObject({
      whose: true,
      orders: ['changed', 'created', 'name', 'owner', 'completeness', 'comments'],
    });
    expect(choicesAmong(plans.slice(1)).whose).toBe(false);
    expect(choicesAmong(PLANS)).toMatchObject({
      whose: false,
      orders: ['changed', 'created', 'name', 'completeness'],
    });
    const choice: Choice = { ...FIRST_CHOICE, order: 'owner', whose: 'shared' };
    expect(possibleChoice(choice, plans)).toBe(choice);
    expect(possibleChoice(choice, PLANS)).toEqual(FIRST_CHOICE);
  });
});

describe('what was chosen', () => {
  const chosen: Choice = { ...FIRST_CHOICE, search: 'atelier', order: 'name', status: 'archived' };

  it('stands while it can be chosen', () => {
    expect(possibleChoice(chosen, PLANS)).toBe(chosen);
  });

  it('is no longer the archive once nothing is in it', () => {
    const active = PLANS.map((one) => ({ ...one, business_plan_status: 'active' as const }));
    expect(possibleChoice(chosen, active)).toEqual({ ...chosen, status: 'active' });
    expect(choicesAmong(active)).toMatchObject({ search: true, status: false });
  });

  it('is no search once the few that are left are seen at a glance', () => {
    expect(possibleChoice({ ...chosen, status: 'active' }, PLANS.slice(0, 3)).search).toBe('');
    expect(choicesAmong(PLANS.slice(0, 3))).toMatchObject({ search: false, status: false });
  });
});
