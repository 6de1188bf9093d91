import { describe, expect, it } from 'vitest';
import {
  applies,
  declareApplicable,
  likelyNotApplicable,
  withFoundation,
  withoutNotApplicable,
} from './applicability.ts';
import { emptyPlan } from './plan.ts';
import { emptyTeamMember } from './sections/team.ts';

describe('what does not apply', () => {
  it('is declared once, and can be taken back', () => {
    const plan = emptyPlan();
    const declared = declareApplicable(plan.general, ['swot'], false);
    expect(applies({ general: declared }, 'swot')).toBe(false);
    expect(declareApplicable(declared, ['swot'], false)).toEqual(declared);
    expect(declareApplicable(declared, ['swot'], true)).toEqual(plan.general);
  });

  it('follows from the legal form, as far as nothing is written there', () => {
    const { general } = emptyPlan();
    const soleTrader = withFoundation(
      { ...general, constitutionDate: '2027-01-02' },
      { legalStructure: 'selfEmployed' },
    );
    expect(soleTrader).toMatchObject({
      legalStructure: 'selfEmployed',
      constitutionDate: '2027-01-02',
      notApplicable: ['general.shareCapital'],
    });
    expect(withFoundation(soleTrader, { legalStructure: 'limitedLiabilityCompany' }).notApplicable).toEqual(
      [],
    );
    const partnership = withFoundation(general, { legalStructure: 'civilSociety' });
    expect(partnership.notApplicable).toEqual(['general.shareCapital']);
    expect(withFoundation(partnership, { country: 'it' }).notApplicable).toEqual([]);
    const others = declareApplicable(soleTrader, ['swot'], false);
    expect(withFoundation(others, { legalStructure: 'cooperative' }).notApplicable).toEqual(['swot']);
  });

  it('is offered where it is likely', () => {
    const plan = emptyPlan();
    expect(likelyNotApplicable(plan)).toEqual([]);
    plan.general.legalStructure = 'civilSociety';
    plan.team.members = [{ ...emptyTeamMember('a'), name: 'Ana' }];
    expect(likelyNotApplicable(plan)).toEqual(['general.shareCapital', 'departments', 'organigram']);
    plan.departments.items = [{ id: 'd', name: 'Shop', positions: [] }];
    plan.general.notApplicable = ['general.shareCapital'];
    expect(likelyNotApplicable(plan)).toEqual(['organigram']);
    plan.team.members.push({ ...emptyTeamMember('b'), name: 'Ben' }, { ...emptyTeamMember('c'), name: 'Cy' });
    expect(likelyNotApplicable(plan)).toEqual([]);
  });

  it('is blank in what is printed, and kept in the plan', () => {
    const plan = emptyPlan();
    plan.general.shareCapital = '3000';
    plan.client.age = ['17-25'];
    plan.finance.exitStrategy = 'A sale';
    expect(withoutNotApplicable(plan)).toBe(plan);
    plan.general.notApplicable = ['general.shareCapital', 'client.age', 'swot'];
    const printed = withoutNotApplicable(plan);
    expect(printed.general.shareCapital).toBe('');
    expect(printed.client.age).toEqual([]);
    expect(printed.finance.exitStrategy).toBe('A sale');
    expect(plan.general.shareCapital).toBe('3000');
  });
});
