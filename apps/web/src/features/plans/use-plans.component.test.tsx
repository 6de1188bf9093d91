import { act, screen } from '@testing-library/react';
import type { PlanSummary } from '@trazo/contract/plans/plan';
import { beforeAll, expect, it } from 'vitest';
import { renderInApplication, speakEnglish } from '../../shared/testing/components.tsx';
import { stubServer } from '../../shared/testing/stub-server.ts';
import { devicePlans } from '../../workspace/plan-store/singletons.ts';
import { usePlans } from './use-plans.ts';

beforeAll(speakEnglish);

const BAKERY = '5d0a7c3e-8a33-4a0d-9a53-3f1b2f3c4d10';

const bakery: PlanSummary = {
  _id: BAKERY,
  business_plan_name: 'Hogaza',
  business_plan_status: 'active',
  business_plan_cover: '',
  version: 1,
  completeness: 0.1,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
};

function List() {
  const { data } = usePlans();
  return <p>{data?.map(({ business_plan_name: name }) => name).join() ?? 'on its way'}</p>;
}

const listOf = (...business_plans: readonly PlanSummary[]) =>
  ({ status: 200, body: { business_plans } }) as const;

it('lists a plan that the server takes while the list is shown, though it is not the one that is open', async () => {
  const calls = stubServer(listOf(), listOf(bakery));
  const { container } = renderInApplication(<List />);
  await expect.poll(() => container.textContent).toBe('');
  const save = (revision: number) =>
    act(async () =>
      devicePlans.acknowledge(BAKERY, { record: { account: 'ana', epoch: 1, revision } }, undefined),
    );
  await save(1);
  expect(await screen.findByText('Hogaza')).toBeDefined();
  // Every word that another tab saves is no reason to ask again.
  await save(2);
  expect(calls).toHaveLength(2);
});
