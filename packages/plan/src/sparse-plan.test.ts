import { describe, expect, it } from 'vitest';
import { emptyYearLine } from './finance/year-lines.ts';
import { emptyPlan, planSchema } from './plan.ts';
import type { RichText } from './rich-text/rich-text.ts';
import { emptyCompetitor } from './sections/competition.ts';
import { emptyDepartment } from './sections/departments.ts';
import { emptyReasonedAmount } from './sections/finance.ts';
import { emptyCampaign } from './sections/marketing.ts';
import { emptyOperation } from './sections/operations.ts';
import { emptyProduct } from './sections/products.ts';
import { emptyTeamMember } from './sections/team.ts';
import { completePlan } from './sparse-plan.ts';

describe('a sparse plan', () => {
  it('that names nothing is the empty plan', () => {
    expect(completePlan({})).toEqual(emptyPlan());
    expect(completePlan({ general: { cover: { subtitle: 'A' } } }).general).toEqual({
      ...emptyPlan().general,
      cover: { ...emptyPlan().general.cover, subtitle: 'A' },
    });
  });

  it('has the items the form would add', () => {
    const id = 'one';
    const plan = completePlan({
      products: { items: [{ id }] },
      team: { members: [{ id, name: 'Ana' }] },
      marketing: { campaigns: [{ id }] },
      operations: { steps: [{ id }] },
      departments: { items: [{ id }] },
      finance: { revenues: [{ id }], incomes: [{ id }] },
      competition: { competitors: [{ id }] },
    });
    expect(plan.products.items).toEqual([emptyProduct(id)]);
    expect(plan.team.members).toEqual([{ ...emptyTeamMember(id), name: 'Ana' }]);
    expect(plan.marketing.campaigns).toEqual([emptyCampaign(id, '')]);
    expect(plan.operations.steps).toEqual([emptyOperation(id)]);
    expect(plan.departments.items).toEqual([emptyDepartment(id)]);
    expect(plan.finance.revenues).toEqual([emptyYearLine(id)]);
    expect(plan.finance.incomes).toEqual([emptyReasonedAmount(id)]);
    expect(plan.competition.competitors).toEqual([emptyCompetitor(id)]);
  });

  it('has nodes of both kinds and marked text as they stand', () => {
    const vision: RichText = { blocks: [{ type: 'paragraph', spans: [{ text: 'Bold', bold: true }] }] };
    const plan = completePlan({
      mission: { vision },
      organigram: {
        nodes: [
          { kind: 'position', id: 'a', position: 'Baker' },
          { kind: 'department', id: 'b', departmentId: 'd', superiorId: 'a' },
        ],
      },
    });
    expect(plan.mission.vision).toEqual(vision);
    expect(plan.organigram.nodes).toEqual([
      { kind: 'position', id: 'a', position: 'Baker', departmentId: null, superiorId: null },
      { kind: 'department', id: 'b', departmentId: 'd', superiorId: 'a' },
    ]);
    expect(planSchema.parse(plan)).toEqual(plan);
  });

  it('that is no plan when completed is refused', () => {
    expect(() => completePlan({ competition: { marketSize: 'much' } })).toThrow('an amount');
  });
});
