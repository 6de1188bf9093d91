import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { type Assumptions, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import { must } from '@trazo/plan/must';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { exampleStream } from '@trazo/plan/testing/example-stream';
import { describe, expect, it } from 'vitest';
import { planCaseOf } from '../questions/plan-case.ts';
import { lineFieldId, questionFieldId } from '../questions/question-address.ts';
import {
  answeredBy,
  firstOpen,
  type Step,
  stepAfter,
  stepBefore,
  stepName,
  stepNamed,
  stepOfField,
  stepsOf,
} from './steps.ts';

function caseOf(general: Partial<Plan['general']>, answers: Partial<Assumptions> = {}) {
  const plan = emptyPlan();
  const stated = { ...plan, general: { ...plan.general, country: 'es' as const, ...general } };
  const assumptions = { ...emptyAssumptions(), ...answers };
  return must(
    planCaseOf({ ...stated, finance: { ...stated.finance, assumptions } }, planFacts(stated)),
    'the forecast is on',
  );
}

const asked = (steps: readonly Step[]) =>
  steps.filter(({ relevance }) => relevance === 'asked').map(({ question }) => question.id);
const all = (steps: readonly Step[]): string[] => steps.map(({ question }) => question.id);

const BAKER = { legalStructure: 'selfEmployed', sector: 'consumerGoods' } as const;
const NO_VAT = emptyAssumptions().vat;
const BREAD = { streams: [{ ...newItem.stream('bread'), name: 'Bread' }] };

describe('the questions a plan is asked', () => {
  it('are about a dozen for a baker who works alone, tax last', () => {
    expect(asked(stepsOf(caseOf(BAKER, BREAD)))).toEqual([
      'start',
      'sales',
      'volume',
      'unitCosts',
      'people',
      'privateNeeds',
      'premises',
      'running',
      'setUp',
      'investments',
      'need',
      'ownMoney',
      'loans',
      'vat',
    ]);
  });

  it('leave out what moves nothing: a company’s private needs, a new firm’s balance, pay without people', () => {
    const company = all(
      stepsOf(caseOf({ legalStructure: 'limitedLiabilityCompany', sector: 'construction' }, BREAD)),
    );
    for (const inert of ['privateNeeds', 'runningLoans', 'opening', 'wages'])
      expect(company).not.toContain(inert);
    const running = all(stepsOf(caseOf({ ...BAKER, newCompany: false }, BREAD)));
    expect(running.slice(-2)).toEqual(['runningLoans', 'opening']);
  });

  it('ask owners for drawings and companies for dividends, and for a share of tax only where it counts', () => {
    const fieldsOf = (general: Partial<Plan['general']>) => {
      const plan = caseOf(general);
      const owner = must(stepNamed(stepsOf(plan), 'owner'), 'owners are asked about');
      return owner.question.fields?.(plan.assumptions, plan).map(({ label }) => label) ?? [];
    };
    expect(fieldsOf(BAKER)).not.toContain('dividendYear');
    expect(fieldsOf({ legalStructure: 'limitedLiabilityCompany' })).not.toContain('drawingsYear');
    expect(fieldsOf({ ...BAKER, country: 'es' })).toContain('ownerTax');
    for (const country of ['de', 'fr', 'it', 'uk', 'us', 'other'] as const)
      expect(fieldsOf({ ...BAKER, country })).not.toContain('ownerTax');
  });

  it('follow the trade: invoices are paid later, guests come by season, a shop keeps goods', () => {
    expect(asked(stepsOf(caseOf({ ...BAKER, sector: 'construction' }, BREAD)))).toContain('customers');
    expect(asked(stepsOf(caseOf({ ...BAKER, sector: 'tourism' }, BREAD)))).toContain('season');
    const goods = {
      streams: [
        {
          ...newItem.stream('s'),
          cost: {
            per: 'unit' as const,
            amount: '1',
            share: '',
            index: '',
            vat: '' as const,
            days: 30,
            stockDays: 0,
          },
        },
      ],
    };
    expect(asked(stepsOf(caseOf({ ...BAKER, sector: 'commerce' }, goods)))).toContain('stock');
  });

  it('ask a self-employed retailer in Spain for the surcharge, and then for no returns', () => {
    const vatOf = (general: Partial<Plan['general']>, scheme: Assumptions['vat']['scheme'] = '') => {
      const plan = caseOf(
        { ...BAKER, sector: 'commerce', ...general },
        { ...BREAD, vat: { ...NO_VAT, scheme } },
      );
      const steps = stepsOf(plan);
      const { question } = must(stepNamed(steps, 'vat'), 'tax is asked about');
      return [
        ...asked(steps).filter((id) => id === 'retail' || id === 'vat'),
        ...(question.fields?.(plan.assumptions, plan).map(({ key }) => key) ?? []),
      ];
    };
    const returns = ['vat.scheme', 'vat.periodMonths', 'vat.refund'];
    expect(vatOf({})).toEqual(['retail', 'vat.scheme']);
    expect(vatOf({}, 'standard')).toEqual(['retail', 'vat', ...returns]);
    expect(vatOf({ sector: 'construction' })).toEqual(['vat', ...returns]);
    expect(vatOf({ legalStructure: 'limitedLiabilityCompany' })).toEqual(['vat', ...returns]);
    expect(vatOf({ country: 'fr' })).toEqual(['vat', ...returns]);
  });

  it('ask what return money earns only where the table that says so is printed', () => {
    expect(all(stepsOf(caseOf(BAKER, BREAD)))).not.toContain('discountRate');
    const printed = all(stepsOf(caseOf(BAKER, { ...BREAD, annexes: ['ratios'] })));
    expect(printed).toContain('discountRate');
    expect(all(stepsOf(caseOf(BAKER, BREAD)))).toContain('openDays');
  });

  it('ask for the country where the plan names none', () => {
    expect(asked(stepsOf(caseOf({ ...BAKER, country: '' })))[0]).toBe('country');
  });
});

describe('the way through them', () => {
  const plan = caseOf(BAKER, { streams: [newItem.stream('bread'), newItem.stream('coffee')] });
  const steps = stepsOf(plan);

  it('asks about each line by itself', () => {
    const names = steps.filter(({ relevance }) => relevance === 'asked').map(stepName);
    expect(names.slice(2, 6)).toEqual([
      'volume.bread',
      'volume.coffee',
      'unitCosts.bread',
      'unitCosts.coffee',
    ]);
    expect(stepAfter(steps, 'volume.bread')).toBe(stepNamed(steps, 'volume.coffee'));
    expect(stepBefore(steps, 'volume.bread')?.question.id).toBe('sales');
    expect(stepBefore(steps, 'start')).toBeUndefined();
    expect(stepAfter(steps, 'vat')).toBeUndefined();
  });

  it('goes on from a question that is not in it', () => {
    expect(stepAfter(steps, 'marketing')?.question.id).toBe('setUp');
  });

  it('is found by a question’s name, by a line of its answer, and by a field’s id', () => {
    expect(stepName(must(stepNamed(steps, 'volume'), 'a step'))).toBe('volume.bread');
    const { assumptions } = plan;
    expect(stepOfField(steps, assumptions, questionFieldId('loans'))?.question.id).toBe('loans');
    expect(stepOfField(steps, assumptions, lineFieldId('streams', 0))?.question.id).toBe('sales');
    expect(stepNamed(steps, 'volume.gone')?.question.id).toBe('volume');
    expect(stepNamed(steps, 'opening')).toBeUndefined();
  });
});

describe('where the conversation goes on', () => {
  it('is the first question without an answer; a usual answer is one', () => {
    const plan = caseOf(BAKER, {
      ...BREAD,
      start: '2027-04',
      answered: [{ question: 'volume.bread', by: 'usual' }],
    });
    const steps = stepsOf(plan);
    expect(firstOpen(steps, plan.assumptions)?.question.id).toBe('unitCosts');
    const volume = must(stepNamed(steps, 'volume'), 'a step');
    expect(answeredBy(volume, plan.assumptions)).toBe('usual');
  });

  it('is the loan that the plan names, until its rate is said', () => {
    const plan = emptyPlan();
    const need = { id: 'n1', reason: 'Bank', amount: '20000', period: 'once' as const };
    const loansOf = (answers: Partial<Assumptions>) => {
      const finance = {
        ...plan.finance,
        financingNeeds: [need],
        assumptions: { ...emptyAssumptions(), country: 'es' as const, ...answers },
      };
      const found = must(planCaseOf({ ...plan, finance }, planFacts(plan)), 'the forecast is on');
      const step = must(stepNamed(stepsOf(found), 'loans'), 'loans are asked for');
      return { by: answeredBy(step, found.assumptions), usual: step.question.usualAnswers?.(found) };
    };
    expect(loansOf({})).toEqual({ by: undefined, usual: { rate: '6' } });
    const typed = { ...newItem.loan('f:n1', false), rate: '0' };
    expect(loansOf({ loans: [typed] })).toEqual({ by: 'founder', usual: undefined });
  });

  it('is beyond what a table or a sample has filled in', () => {
    const plan = caseOf(BAKER, { start: '2027-04', streams: [exampleStream] });
    expect(answeredBy(must(stepNamed(stepsOf(plan), 'volume'), 'a step'), plan.assumptions)).toBe('founder');
  });
});
