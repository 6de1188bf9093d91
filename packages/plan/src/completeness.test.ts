import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planCompleteness, sectionCompleteness, writtenSections } from './completeness.ts';
import { emptyPlan, type Plan, planSchema } from './plan.ts';
import { emptyCompetitor } from './sections/competition.ts';
import { emptyDepartment } from './sections/departments.ts';
import { emptyCampaign } from './sections/marketing.ts';
import { emptyOperation } from './sections/operations.ts';
import { emptyProduct } from './sections/products.ts';
import { SECTION_IDS, type SectionId } from './sections/section-ids.ts';
import { emptyTeamMember, positionsOf } from './sections/team.ts';
import { arbitraryPlan } from './testing/arbitrary-plan.ts';

describe('the empty plan', () => {
  it('is valid, empty everywhere and fresh every time', () => {
    expect(planSchema.parse(emptyPlan())).toEqual(emptyPlan());
    expect(Object.keys(emptyPlan())).toEqual([...SECTION_IDS]);
    const spoilt = emptyPlan();
    spoilt.finance.depreciation[0] = '1';
    spoilt.team.members.push(emptyTeamMember('a'));
    expect(emptyPlan()).not.toEqual(spoilt);
  });

  it.each(SECTION_IDS)('misses something in %s', (section) => {
    const completeness = sectionCompleteness(emptyPlan(), section);
    expect(completeness).toMatchObject({ section, applies: true, ratio: 0, isEmpty: true });
    expect(completeness.needed.length).toBeGreaterThan(0);
  });
});

describe('completeness', () => {
  it('does not count what cannot be read yet', () => {
    const plan = emptyPlan();
    Object.assign(plan.general, { activityDate: 'in spring', ownFunds: 'about 18000' });
    plan.competition.marketSize = '12 thousand';
    plan.products.items = [{ ...emptyProduct('a'), salePrice: 'four' }];
    for (const section of ['general', 'competition', 'products'] as const) {
      expect(sectionCompleteness(plan, section).ratio).toBe(0);
    }
    Object.assign(plan.general, { activityDate: '2027-04-01', ownFunds: '< 18000 €' });
    expect(sectionCompleteness(plan, 'general').ratio).toBeCloseTo(2 / 9);
  });

  it('expects a share capital only of a legal form that has one', () => {
    const plan = emptyPlan();
    const ratioOf = (general: Partial<typeof plan.general>) =>
      sectionCompleteness({ ...plan, general: { ...plan.general, ...general } }, 'general').ratio;
    expect(ratioOf({ legalStructure: 'limitedLiabilityCompany' })).toBeCloseTo(1 / 9);
    expect(ratioOf({ legalStructure: 'selfEmployed' })).toBeCloseTo(1 / 8);
    expect(ratioOf({ legalStructure: 'frMicro' })).toBeCloseTo(1 / 8);
    expect(ratioOf({ legalStructure: 'civilSociety' })).toBeCloseTo(1 / 8);
    expect(ratioOf({ legalStructure: 'civilSociety', country: 'it' })).toBeCloseTo(1 / 9);
  });

  it('counts what is expected and names what is required', () => {
    const plan = emptyPlan();
    plan.products.items = [{ ...emptyProduct('a'), name: 'Bread' }];
    expect(sectionCompleteness(plan, 'products')).toMatchObject({ ratio: 1 / 3, needed: [], isEmpty: false });
    plan.products.items = [{ ...emptyProduct('a'), name: 'Bread', description: 'Rye', salePrice: '3' }];
    expect(sectionCompleteness(plan, 'products').ratio).toBe(1);
    expect(planCompleteness(plan).ratio).toBeCloseTo(1 / SECTION_IDS.length);
  });

  it('takes items that say nothing for none', () => {
    const plan = emptyPlan();
    plan.products.items = [emptyProduct('a'), { ...emptyProduct('b'), name: ' \u200B' }];
    expect(sectionCompleteness(plan, 'products')).toMatchObject({
      isEmpty: true,
      needed: [{ path: 'items.0', kind: 'missing' }],
    });
    plan.departments.items = [{ id: 'd', name: '', positions: [{ id: 'p', name: '' }] }];
    expect(sectionCompleteness(plan, 'departments').isEmpty).toBe(true);
  });

  it('misses the name of each card that has content and none', () => {
    const plan = emptyPlan();
    const missing = (section: SectionId) => sectionCompleteness(plan, section).needed.map(({ path }) => path);
    plan.products.items = [
      { ...emptyProduct('a'), name: 'Bread' },
      emptyProduct('b'),
      { ...emptyProduct('c'), salePrice: '3' },
    ];
    plan.team.members = [
      { ...emptyTeamMember('a'), name: ' ', position: 'Baker' },
      { ...emptyTeamMember('b'), surname: 'Ruiz' },
    ];
    plan.competition.competitors = [{ ...emptyCompetitor('a'), description: 'Around the corner' }];
    plan.operations.steps = [{ ...emptyOperation('a'), goals: [{ id: 'g', text: 'Open' }] }];
    plan.departments.items = [{ ...emptyDepartment('a'), positions: [{ id: 'p', name: 'Baker' }] }];
    expect(missing('products')).toEqual(['items.2.name']);
    expect(missing('team')).toEqual(['members.0.name']);
    expect(missing('competition')).toEqual(['competitors.0.name']);
    expect(missing('operations')).toEqual(['steps.0.title']);
    expect(missing('departments')).toEqual(['items.0.name']);
    plan.products.items = [{ ...emptyProduct('a'), name: 'Bread' }];
    expect(missing('products')).toEqual([]);
  });

  it('does not fall when an item is added, and a row that says nothing is not missing anything', () => {
    const check = <Row extends object>(
      plan: Plan,
      section: SectionId,
      { list, row, content }: { list: Row[]; row: Row; content: Partial<Row> },
    ) => {
      const before = sectionCompleteness(plan, section);
      list.push(row);
      const added = sectionCompleteness(plan, section);
      expect(added, section).toEqual({ ...before, needed: added.needed });
      expect(added.needed.length, section).toBe(before.needed.length);
      Object.assign(row, content);
      expect(sectionCompleteness(plan, section).ratio, section).toBeGreaterThanOrEqual(before.ratio);
    };
    fc.assert(
      fc.property(arbitraryPlan(), (plan) => {
        const { products, team, competition, operations, departments } = plan;
        check(plan, 'products', {
          list: products.items,
          row: emptyProduct('the-new-row'),
          content: { description: 'Rye' },
        });
        check(plan, 'team', {
          list: team.members,
          row: emptyTeamMember('the-new-row'),
          content: { position: 'Baker' },
        });
        const near = { description: 'Near' };
        check(plan, 'competition', {
          list: competition.competitors,
          row: emptyCompetitor('the-new-row'),
          content: near,
        });
        check(plan, 'operations', {
          list: operations.steps,
          row: emptyOperation('the-new-row'),
          content: { duration: '3' },
        });
        check(plan, 'departments', {
          list: departments.items,
          row: emptyDepartment('the-new-row'),
          content: { name: 'Shop' },
        });
        const { campaigns } = plan.marketing;
        check(plan, 'marketing', {
          list: campaigns,
          row: emptyCampaign('the-new-row', ''),
          content: { cost: '3' },
        });
      }),
      { numRuns: 30 },
    );
  });

  it('lies between nothing and everything for any plan, and empty sections miss what they require', () => {
    fc.assert(
      fc.property(arbitraryPlan(), (plan) => {
        const { ratio, sections } = planCompleteness(plan);
        expect(ratio).toBeGreaterThanOrEqual(0);
        expect(ratio).toBeLessThanOrEqual(1);
        for (const section of sections.filter(({ isEmpty }) => isEmpty)) {
          if (section.applies) expect(section.needed.length, section.section).toBeGreaterThan(0);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('what does not apply', () => {
  it('is neither missed nor counted, and not printed', () => {
    const plan = emptyPlan();
    plan.mission.mission = 'Bread';
    const before = planCompleteness(plan).ratio;
    plan.general.notApplicable = ['departments', 'organigram', 'general.shareCapital'];
    expect(planCompleteness(plan).ratio).toBeCloseTo((before * 13) / 11);
    expect(sectionCompleteness(plan, 'departments')).toMatchObject({
      applies: false,
      needed: [],
      better: [],
    });
    expect(sectionCompleteness(plan, 'general').better.map(({ path }) => path)).not.toContain('shareCapital');
    plan.departments.items = [{ id: 'd', name: 'Shop', positions: [] }];
    expect(writtenSections(plan)).toEqual(['mission']);
    plan.general.notApplicable = [];
    expect(writtenSections(plan)).toEqual(['mission', 'departments']);
  });

  it('makes a plan without text no plan with some', () => {
    const plan = emptyPlan();
    plan.general.notApplicable = ['swot'];
    expect(sectionCompleteness(plan, 'general').isEmpty).toBe(true);
  });
});

it('lists each position of the team once', () => {
  const member = (position: string) => ({ ...emptyTeamMember(position), position });
  expect(positionsOf({ members: ['Baker', ' ', 'Baker ', 'Sales'].map(member) })).toEqual(['Baker', 'Sales']);
});
