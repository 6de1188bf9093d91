import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { must } from '@trazo/plan/must';
import type { Plan } from '@trazo/plan/plan';
import { sampleContent } from '@trazo/samples/sample';
import { describe, expect, it } from 'vitest';
import { modelOf, plain } from '../testing/printed-section.ts';
import type { PrintCredit } from './credit.ts';
import { finderOf } from './sections/find-section.ts';

type Change = (plan: Plan) => void;

async function modelAfter(change: Change, language: Language = 'en') {
  const plan = structuredClone(sampleContent(language).plan);
  change(plan);
  return modelOf(plan, language);
}

const creditOf = async (change: Change, language?: Language): Promise<PrintCredit> =>
  must((await modelAfter(change, language)).credit, 'a credit page');

const assumed = (plan: Plan) => must(plan.finance.assumptions, 'a forecast');
const points = ({ openPoints }: PrintCredit) => openPoints.sentences.map(plain);

describe('the credit page', () => {
  it('says the same figures as the section', async () => {
    const { credit, sections } = await modelAfter(() => {});
    const { figures, cover, financing } = must(credit, 'a credit page');
    const finance = must(finderOf(sections)('finance'), 'the section');
    expect(figures.map(({ label, value }) => plain(`${label}: ${value}`))).toEqual([
      'Amount requested: £240,000',
      'Owners’ share of funding: 54%',
      'Break-even reached: March 2028',
      'Lowest cash (Jul 27): £128,340',
    ]);
    const viability = must(finance.viability, 'key figures');
    const covers = must(
      viability.rows.find(({ cells }) => cells[0] === 'Debt service cover (times)'),
      'cover',
    );
    expect(cover?.rows.map(({ figure }) => figure)).toEqual(covers.cells.slice(1, 4));
    expect(financing?.columns[0]?.figure).toBe(finance.financing?.rows.at(-1)?.figure);
    expect(finance.financing?.ticks[0]?.label).toBe('Owners’ share of funding: 54%');
    expect(finance.passages.at(-1)?.heading).toBe('Security offered');
  });

  it('holds its figures against what lenders usually ask for, in words', async () => {
    const checked = ({ checks }: PrintCredit) =>
      checks.items.map(({ label, limit, verdict }) => plain(`${label}, ${limit}: ${verdict}`));
    expect(checked(await creditOf(() => {}))).toEqual([
      'Owners’ share of funding, min. 25%: Met',
      'Debt service cover (times): 2027/28, min. 1.2: Met',
      'Debt service cover (times): 2028/29, min. 1.2: Met',
      'Debt service cover (times): 2029/30, min. 1.2: Met',
      'Lowest cash (Jul 27), min. £0: Met',
    ]);
    const poor = await creditOf((plan) => {
      for (const stream of assumed(plan).streams)
        if ('price' in stream) stream.price = String(Number(stream.price) / 2);
    });
    expect(poor.checks.items.filter(({ isMet }) => !isMet).map(({ verdict }) => verdict)).toContain('Below');
    expect(poor.checks.items.every(({ isMet, verdict }) => verdict === (isMet ? 'Met' : 'Below'))).toBe(true);
  });

  it('draws both columns in full', async () => {
    const { financing } = await creditOf((plan) => {
      assumed(plan).loans = [];
    });
    const [uses, sources] = must(financing, 'columns').columns;
    for (const column of [uses, sources]) {
      expect(column?.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
    }
    expect(sources?.parts.at(-1)).toMatchObject({ kind: 'gap', label: 'Still missing' });
    expect(uses?.parts.every(({ kind }) => kind === 'part')).toBe(true);
  });

  it('has nothing to add where all is said and good', async () => {
    expect(points(await creditOf(() => {}))).toEqual([]);
  });

  it('says what a lender would ask next', async () => {
    const credit = await creditOf((plan) => {
      const { loans, streams } = assumed(plan);
      must(loans[0], 'a loan').rate = '';
      plan.finance.collateral = ' ';
      for (const stream of streams) if ('price' in stream) stream.price = String(Number(stream.price) / 2);
      plan.team.members = plan.team.members.map((member) => ({ ...member, phone: '', email: '' }));
    });
    expect(points(credit)).toEqual([
      expect.stringMatching(/^£[\d,]+ is still missing\.$/u),
      'No rate has been given for: Bank term loan over six years.',
      'Debt service cover is below 1.2: 2027/28, 2028/29 and 2029/30.',
      'In none of the years does revenue reach the break-even.',
      expect.stringMatching(/^Cash falls below zero: −£[\d,]+ \(\w+ \d{4}\)\.$/u),
      'No security has been named.',
      'No contact has been given.',
    ]);
    expect(credit.cover?.rows.every(({ negative, to }) => negative && to >= 0)).toBe(true);
    expect(credit.figures.map(({ label }) => label)).not.toContain('Break-even reached');
  });

  it('names a loan only where there are more', async () => {
    const credit = await creditOf((plan) => {
      const { loans } = assumed(plan);
      loans.splice(1);
      must(loans[0], 'a loan').rate = '';
      assumed(plan).creditLine = { limit: '5000', rate: '' };
    });
    expect(points(credit)).toEqual(
      expect.arrayContaining([
        'No rate has been given for the loan.',
        'No rate has been given for the overdraft.',
      ]),
    );
  });

  it('counts the loans that have no line of their own', async () => {
    const { loans } = await creditOf((plan) => {
      assumed(plan).loans = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
        ...newItem.loan(id, false),
        name: id,
        payouts: [{ month: 0, amount: '1000' }],
        rate: '5',
      }));
    });
    expect(loans?.rows.map(({ cells }) => cells[0])).toEqual(['a', 'b', 'c', 'd', 'and 2 more']);
    expect(loans?.rows[0]?.cells.map(plain)).toEqual(['a', '£1,000', '60 months', '5%', 'None']);
  });

  it('is short without a forecast', async () => {
    const credit = await creditOf((plan) => {
      plan.finance.assumptions = null;
    });
    expect(credit).toMatchObject({ loans: null, cover: null, assumptions: '' });
    expect(credit.figures.map(({ value }) => plain(value))).toEqual(['£240,000', '£255,000']);
    expect(points(credit)).toEqual([
      'Term, interest rate and grace period are not stated.',
      'There is no monthly forecast: debt service cover, break-even and lowest cash balance are not known.',
    ]);
  });

  it('says of a forecast that lacks answers that it does', async () => {
    const credit = await creditOf((plan) => {
      must(assumed(plan).loans[0], 'a loan').term = '';
    });
    expect(points(credit).at(-1)).toMatch(/^The monthly forecast is not finished/u);
  });

  it('shows the one side that is known', async () => {
    const { financing, openPoints } = await creditOf((plan) => {
      plan.finance.assumptions = null;
      plan.finance.expenses = [];
    });
    expect(financing?.columns.map(({ label }) => label)).toEqual(['Sources']);
    expect(openPoints.sentences).toContain('What the money is for is not broken down.');
  });

  it('asks for nothing where no loan is needed', async () => {
    const { figures, loans } = await creditOf((plan) => {
      assumed(plan).loans = [];
    });
    expect(figures[0]).toEqual({ label: 'Amount requested', value: 'None' });
    expect(loans).toBeNull();
  });

  it('is none where nothing is known of money asked for, spent or brought', async () => {
    const { credit } = await modelAfter(({ finance }) => {
      Object.assign(finance, {
        assumptions: null,
        collateral: '',
        incomes: [],
        expenses: [],
        financingNeeds: [],
      });
    });
    expect(credit).toBeNull();
  });

  it.each(LANGUAGES)('is worded in full in %s', async (language) => {
    const credit = await creditOf((plan) => {
      plan.finance.collateral = '';
      assumed(plan).loans = assumed(plan).loans.map((loan) => ({ ...loan, rate: '' }));
    }, language);
    expect(credit.openPoints.sentences.length).toBeGreaterThan(1);
    expect(JSON.stringify(credit)).not.toMatch(/document:|\{\{|undefined/u);
  });
});
