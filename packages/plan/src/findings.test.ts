import { describe, expect, it } from 'vitest';
import { emptyAssumptions } from './finance/assumptions/assumptions.ts';
import { newItem } from './finance/assumptions/new-items.ts';
import type { YearLine } from './finance/year-lines.ts';
import { sectionFindings } from './findings.ts';
import { emptyPlan } from './plan.ts';
import { emptyCompetitor } from './sections/competition.ts';
import { emptyDepartment } from './sections/departments.ts';
import { emptyCampaign } from './sections/marketing.ts';
import { emptyOperation, type Operation } from './sections/operations.ts';
import { emptyProduct } from './sections/products.ts';
import type { SectionId } from './sections/section-ids.ts';
import { emptyTeamMember } from './sections/team.ts';

const found = (plan: ReturnType<typeof emptyPlan>, section: SectionId) =>
  sectionFindings(plan, section).map(({ kind, path }) => `${kind} ${path}`);

describe('what a section lacks', () => {
  it('is, of a list with more items than the form offers, that there are too many', () => {
    const plan = emptyPlan();
    const positions = Array.from({ length: 101 }, (_, index) => ({ id: `${index}`, name: 'Baker' }));
    plan.departments.items = [
      { ...emptyDepartment('a'), name: 'Shop', positions: positions.slice(1) },
      { ...emptyDepartment('b'), name: 'Bakery', positions },
    ];
    expect(found(plan, 'departments')).toEqual(['tooMany items.1.positions']);
    const loans = Array.from({ length: 31 }, (_, index) => newItem.loan(`${index}`, false));
    plan.finance.assumptions = { ...emptyAssumptions(), loans };
    expect(found(plan, 'finance')).toContain('tooMany assumptions.loans');
  });

  it('is named at the field where it is put right', () => {
    const plan = emptyPlan();
    plan.products.items = [
      { ...emptyProduct('a'), name: 'Bread', salePrice: '3' },
      { ...emptyProduct('b'), description: 'Rye [how long it rests …]', salePrice: 'four' },
    ];
    expect(found(plan, 'products')).toEqual([
      'unreadable items.1.salePrice',
      'gap items.1.description',
      'nameless items.1.name',
      'blank items.0.description',
    ]);
    plan.marketing.campaigns = [emptyCampaign('m', 'Bread')];
    expect(found(plan, 'marketing')).toEqual([
      'missing campaigns.0',
      'blank campaigns.0.cost',
      'blank campaigns.0.return',
    ]);
  });

  it('is a list without items as a whole', () => {
    expect(found(emptyPlan(), 'team')).toEqual(['missing members']);
    expect(found(emptyPlan(), 'swot')).toEqual([
      'missing strengths',
      'missing weaknesses',
      'missing opportunities',
      'missing threats',
    ]);
  });

  it('is a name, wherever an item says something else', () => {
    const plan = emptyPlan();
    plan.team.members = [{ ...emptyTeamMember('t'), position: 'Baker', description: 'Bakes' }];
    plan.operations.steps = [{ ...emptyOperation('o'), duration: '3' }];
    plan.departments.items = [{ ...emptyDepartment('d'), positions: [{ id: 'p', name: 'Baker' }] }];
    plan.competition.competitors = [{ ...emptyCompetitor('c'), description: 'Cheap' }];
    const nameless = (section: SectionId) => found(plan, section).filter((one) => one.startsWith('nameless'));
    expect(nameless('team')).toEqual(['nameless members.0.name']);
    expect(nameless('operations')).toEqual(['nameless steps.0.title']);
    expect(nameless('departments')).toEqual(['nameless items.0.name']);
    expect(nameless('competition')).toEqual(['nameless competitors.0.name']);
  });

  it('is the unit of a duration that is a figure', () => {
    const plan = emptyPlan();
    const unitless = (duration: string, timeUnit: Operation['timeUnit'] = '') => {
      plan.operations.steps = [{ ...emptyOperation('o'), title: 'Open', duration, timeUnit }];
      return found(plan, 'operations').filter((one) => one.startsWith('unitless'));
    };
    expect(unitless('3')).toEqual(['unitless steps.0.timeUnit']);
    expect(unitless(' 2 – 4 ')).toEqual(['unitless steps.0.timeUnit']);
    expect(unitless('3', 'months')).toEqual([]);
    expect(unitless('before Christmas')).toEqual([]);
    expect(unitless('')).toEqual([]);
  });

  it('is the name of each figure that has none', () => {
    const plan = emptyPlan();
    const line = { id: 'a', name: ' ', years: ['1', '', '', '', ''] } satisfies YearLine;
    plan.finance.revenues = [{ ...line, name: 'Bread' }, line];
    plan.finance.otherExpenses = [line];
    plan.finance.expenses = [{ id: 'a', reason: '', amount: '5', period: 'once' }];
    const names = () => found(plan, 'finance').filter((one) => one.startsWith('nameless'));
    expect(names()).toEqual([
      'nameless revenues.1.name',
      'nameless otherExpenses.0.name',
      'nameless expenses.0.reason',
    ]);
    plan.finance.revenues = [];
    plan.finance.otherExpenses = [{ ...line, name: 'Power' }];
    plan.finance.expenses = [];
    expect(names()).toEqual([]);
    expect(found(plan, 'finance')).toContain('missing revenues');
  });

  it('is a balance that does not hold', () => {
    const plan = emptyPlan();
    expect(found(plan, 'finance')).toContain('missing balance');
    plan.finance.balance.fixedAssets = '10';
    expect(found(plan, 'finance')).toContain('unbalanced balance');
    plan.finance.balance.ownFunds = '10.00';
    expect(found(plan, 'finance').filter((one) => one.includes('balance'))).toEqual([]);
  });

  it('is a text with too few words, of lists all lines together', () => {
    const plan = emptyPlan();
    plan.mission = { mission: 'Bread', vision: 'bread '.repeat(20), values: '' };
    expect(found(plan, 'mission')).toEqual(['missing values', 'short mission']);
    plan.swot.strengths = [{ id: 'a', text: 'Four words in here' }];
    expect(found(plan, 'swot')).toContain('short strengths');
    plan.swot.strengths.push({ id: 'b', text: 'Four words more here' });
    expect(found(plan, 'swot')).not.toContain('short strengths');
  });

  it('is nothing that does not apply', () => {
    const plan = emptyPlan();
    plan.general.notApplicable = ['swot', 'client.age'];
    expect(found(plan, 'swot')).toEqual([]);
    expect(found(plan, 'client')).toEqual([
      'blank gender',
      'blank annualIncome',
      'missing location',
      'missing summary',
    ]);
  });
});
