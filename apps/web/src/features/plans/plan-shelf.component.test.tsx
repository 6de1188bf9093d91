import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlanSummary } from '@trazo/contract/plans/plan';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderInApplication, speakEnglish, takeOption, words } from '../../shared/testing/components.tsx';
import { PlanShelf } from './plan-shelf.tsx';

beforeAll(speakEnglish);

const DAY = '2026-11-21T10:00:00.000Z';

const plan = (index: number, more: Partial<PlanSummary> = {}): PlanSummary => ({
  _id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  business_plan_name: `Plan ${index}`,
  business_plan_status: 'active',
  business_plan_cover: `/api/covers/${index}`,
  version: 1,
  completeness: index / 1_000,
  created_at: DAY,
  updated_at: DAY,
  ...more,
});

const of = (owner_name: string) => ({ co_authored: { role: 'comment' as const, owner_name } });

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const shownOf = (name: string) => within(screen.getByRole('article', { name }));

describe('own and shared plans in one list', () => {
  const PLANS = [
    plan(100, { co_authors: 2, changed_by: { name: 'Eva', is_caller: false } }),
    plan(200, {
      ...of('Óscar'),
      ...{ open_comments: 3, changed_by: { name: 'Ada', is_caller: true } },
    }),
    plan(300, { ...of('Ana'), open_comments: 12 }),
    plan(400),
  ];

  it('say whose they are, how far, who changed them last, and what is open', () => {
    renderInApplication(<PlanShelf plans={PLANS} beforeDelivery={() => null} />);
    const own = shownOf('Plan 100');
    expect(own.getByText(/by Eva$/)).toBeTruthy();
    expect(own.getByText('With 2 people')).toBeTruthy();
    expect(own.getByRole('button', { name: words('plans:action.deliver') })).toBeTruthy();
    const shared = shownOf('Plan 200');
    for (const text of ['From Óscar', words('people:shared.comment'), '20% complete', '3 open comments']) {
      expect(shared.getByText(text)).toBeTruthy();
    }
    expect(shared.getByText(/by you$/)).toBeTruthy();
    expect(shared.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      words('plans:action.open'),
      words('people:people'),
    ]);
  });

  it('are filtered by whose they are, and sorted by what is open', async () => {
    renderInApplication(<PlanShelf plans={PLANS} beforeDelivery={() => null} />);
    await takeOption(
      screen.getByRole('combobox', { name: words('plans:sort.label') }),
      words('plans:sort.comments'),
    );
    expect(names().slice(0, 2)).toEqual(['Plan 300', 'Plan 200']);
    await userEvent.click(screen.getByRole('radio', { name: words('plans:whose.mine') }));
    expect(names()).toEqual(['Plan 100', 'Plan 400']);
    await userEvent.click(screen.getByRole('radio', { name: words('plans:whose.shared') }));
    expect(names()).toEqual(['Plan 300', 'Plan 200']);
  });
});

describe('many plans', () => {
  const plans = (count: number) => Array.from({ length: count }, (_plan, index) => plan(index, of('Ana')));

  it('are rows without covers from fifteen on, a page at a time, with all that can be done', async () => {
    const { unmount } = renderInApplication(<PlanShelf plans={plans(14)} beforeDelivery={() => null} />);
    expect(screen.getAllByRole('img')).toHaveLength(14);
    unmount();
    renderInApplication(
      <PlanShelf plans={[...plans(199), plan(999, { open_comments: 1 })]} beforeDelivery={() => null} />,
    );
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(24);
    await userEvent.type(screen.getByRole('searchbox'), 'Plan 999');
    const own = shownOf('Plan 999');
    for (const name of [words('plans:action.edit'), words('plans:action.deliver')]) {
      expect(own.getByRole('button', { name })).toBeTruthy();
    }
    expect(own.getByText('1 open comment')).toBeTruthy();
    await userEvent.clear(screen.getByRole('searchbox'));
    const pages = screen.getByRole('navigation', { name: words('plans:pages') });
    await userEvent.click(within(pages).getByRole('button', { name: '9' }));
    expect(screen.getAllByRole('article')).toHaveLength(200 - 8 * 24);
  });
});
