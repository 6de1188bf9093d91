import { emptyYearLine } from '@trazo/plan/finance/year-lines';
import { OPTIONS } from '@trazo/plan/options';
import { emptyPlan } from '@trazo/plan/plan';
import { emptyDepartment } from '@trazo/plan/sections/departments';
import { emptyReasonedAmount } from '@trazo/plan/sections/finance';
import { emptyCampaign } from '@trazo/plan/sections/marketing';
import { emptyOperation } from '@trazo/plan/sections/operations';
import { emptyProduct } from '@trazo/plan/sections/products';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { expect, it } from 'vitest';
import { decodeContent, encodeContent } from './content-codec.ts';

const times = <Item>(count: number, item: (id: string) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(`i${index}`));
const note = (id: string) => ({ id, text: 'x' });

it('takes a plan with every list full', () => {
  const plan = emptyPlan();
  plan.products.items = times(300, emptyProduct);
  plan.team.members = times(200, emptyTeamMember);
  plan.marketing.campaigns = times(300, (id) => ({
    ...emptyCampaign(id, 'x'),
    platforms: [...OPTIONS.marketingPlatform],
    conventional: [...OPTIONS.conventionalAds],
    digital: [...OPTIONS.digitalAds],
  }));
  plan.operations.steps = times(200, (id) => ({ ...emptyOperation(id), goals: times(100, note) }));
  plan.departments.items = times(100, (id) => ({
    ...emptyDepartment(id),
    positions: times(100, (positionId) => ({ id: positionId, name: 'x' })),
  }));
  plan.organigram.nodes = times(300, (id) => ({
    kind: 'department',
    id,
    departmentId: 'd',
    superiorId: id === 'i0' ? null : `i${Number(id.slice(1)) - 1}`,
  }));
  for (const list of ['strengths', 'weaknesses', 'opportunities', 'threats'] as const) {
    plan.swot[list] = times(100, note);
  }
  for (const list of ['revenues', 'directExpenses', 'otherExpenses'] as const) {
    plan.finance[list] = times(100, emptyYearLine);
  }
  for (const list of ['incomes', 'expenses', 'financingNeeds'] as const) {
    plan.finance[list] = times(100, emptyReasonedAmount);
  }
  plan.competition.competitors = times(100, (id) => ({ id, name: 'x', description: '' }));
  const theme = defaultTheme();
  expect(decodeContent(encodeContent({ plan, theme }))).toEqual({ ok: true, plan, theme });
});
