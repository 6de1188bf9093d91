import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { sourcesAndUses } from '@trazo/plan/finance/sources-and-uses';
import { emptyPlan } from '@trazo/plan/plan';
import type { Finance } from '@trazo/plan/sections/finance';
import { finance as section } from '@trazo/plan/sections/finance';
import { arbitraryAssumptions } from '@trazo/plan/testing/arbitrary-assumptions';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecast } from '../forecast.ts';
import type { PlanFacts } from '../forecast-context.ts';
import { LINE_GROUPS } from '../ledger/figure.ts';
import { agrees } from '../testing/grid-agreement.ts';
import { IMAGINARY } from '../testing/imaginary-pack.ts';
import { LINE_WORDS } from '../testing/line-words.ts';
import { loan, overhead, person, units } from '../testing/lines.ts';
import { MODELS } from '../testing/model-count.ts';
import { arbitraryFacts, assume } from '../testing/plan-facts.ts';
import { fillGrid } from './fill-grid.ts';
import { FIXED_ROWS } from './line-ids.ts';
import { lineNaming } from './line-names.ts';
import { startAssumptions } from './start-assumptions.ts';
import { withTypedFigures } from './typed-figures.ts';

const OWN = [
  { key: 'vat.standard', value: '7.7' },
  { key: 'incomeTax.general', value: '33.3333' },
];
const FACTS: PlanFacts = { newCompany: true, legalStructure: '', products: [] };

const empty = (): Finance => structuredClone(section.empty);
const worked = (finance: Finance, facts: PlanFacts) =>
  forecast(withTypedFigures(finance, given(finance)), IMAGINARY, facts);
function given({ assumptions }: Finance): Assumptions {
  if (assumptions === null) throw new Error('the forecast is not turned on');
  return assumptions;
}
function filled(finance: Finance, facts: PlanFacts = FACTS, former = given(finance)): Finance {
  const names = {
    now: lineNaming(given(finance), LINE_WORDS),
    former: lineNaming(former, LINE_WORDS),
  };
  return fillGrid(finance, given(finance), worked(finance, facts), names, LINE_WORDS) ?? finance;
}
const withAssumptions = (finance: Finance, assumptions: Assumptions): Finance => ({
  ...finance,
  assumptions: { ...assumptions, filled: finance.assumptions?.filled ?? {} },
});

/** Every figure of the grid by where it stands. */
function cellsOf(finance: Finance): Map<string, string> {
  const cells = new Map<string, string>();
  for (const group of LINE_GROUPS) {
    for (const { id, years } of finance[group]) {
      for (const [index, cell] of years.entries()) cells.set(`${group}.${id}.${index}`, cell);
    }
  }
  for (const row of FIXED_ROWS) {
    for (const [index, cell] of finance[row].entries()) cells.set(`${row}..${index}`, cell);
  }
  return cells;
}

function typeInto(finance: Finance, path: string, value: string): Finance {
  const [name = '', id = '', index = ''] = path.split('.');
  const years = (old: Finance['depreciation']) => old.with(Number(index), value) as Finance['depreciation'];
  const group = LINE_GROUPS.find((each) => each === name);
  if (group !== undefined) {
    const lines = finance[group].map((line) =>
      line.id === id ? { ...line, years: years(line.years) } : line,
    );
    return { ...finance, [group]: lines };
  }
  const row = FIXED_ROWS.find((each) => each === name) ?? 'depreciation';
  return { ...finance, [row]: years(finance[row]) };
}

const cell = fc.oneof(
  fc.constant(''),
  fc.integer({ min: -5000, max: 90_000 }).map(String),
  fc.integer({ min: 1, max: 90_000 }).map((value) => `${value}.5`),
);
const years = fc.tuple(cell, cell, cell, cell, cell);
const typedGrid: Arbitrary<Finance> = fc
  .record({
    lines: fc.array(fc.tuple(fc.constantFrom(...LINE_GROUPS), years), { maxLength: 6 }),
    rows: fc.tuple(years, years, years, years),
  })
  .map(({ lines, rows }) => {
    const finance = empty();
    for (const [index, [group, values]] of lines.entries()) {
      finance[group].push({ id: `t${index}`, name: `Line ${index}`, years: values });
    }
    for (const [index, row] of FIXED_ROWS.entries()) finance[row] = rows[index] ?? finance[row];
    return finance;
  });

/** What a person does to a plan: types into a cell, clears it, or answers otherwise. */
type Action =
  | { readonly kind: 'type'; readonly at: number; readonly value: string }
  | { readonly kind: 'answer'; readonly assumptions: Assumptions };
const action: Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), at: fc.nat(200), value: cell }),
  fc.record({ kind: fc.constant('answer' as const), assumptions: arbitraryAssumptions(OWN) }),
);

describe('filling the grid', () => {
  it('makes grid and forecast say the same, and once is enough', () => {
    fc.assert(
      fc.property(arbitraryAssumptions(OWN), typedGrid, arbitraryFacts(), (assumptions, typed, facts) => {
        const finance = withAssumptions(typed, { ...assumptions, pins: [] });
        if (worked(finance, facts).state !== 'complete') return;
        const once = filled(finance, facts);
        expect(agrees(once, worked(once, facts))).toBe(true);
        expect(filled(once, facts)).toEqual(once);
      }),
      { numRuns: MODELS },
    );
  });

  it('leaves a typed grid as it was, to the last digit', () => {
    fc.assert(
      fc.property(typedGrid, (typed) => {
        const plan = emptyPlan();
        const assumptions = {
          ...startAssumptions({ general: plan.general, finance: typed }, IMAGINARY),
          start: '2027-01',
        };
        const finance = { ...typed, assumptions: { ...assumptions, parameters: OWN } };
        const after = filled(finance);
        expect(cellsOf(after)).toEqual(cellsOf(typed));
        expect(agrees(after, worked(after, FACTS))).toBe(true);
      }),
      { numRuns: MODELS },
    );
  });

  it('never changes a typed cell, whatever is answered or typed elsewhere', () => {
    fc.assert(
      fc.property(typedGrid, fc.array(action, { minLength: 2, maxLength: 8 }), (typed, actions) => {
        let finance: Finance = { ...typed, assumptions: assume({ parameters: OWN }) };
        const own = new Map([...cellsOf(typed)].filter(([, value]) => value !== ''));
        for (const each of actions) {
          if (each.kind === 'answer') finance = withAssumptions(finance, { ...each.assumptions, pins: [] });
          else {
            const paths = [...cellsOf(finance).keys()];
            const path = paths[each.at % paths.length] ?? '';
            finance = typeInto(finance, path, each.value);
            const [name = '', id = '', index = ''] = path.split('.');
            const base =
              given(finance).filled[`${[name, id].filter(Boolean).join('.')}.FY${Number(index) + 1}`];
            if (each.value === '' || each.value === base) own.delete(path);
            else own.set(path, each.value);
          }
          finance = filled(finance);
          const now = cellsOf(finance);
          for (const [path, value] of own) expect(now.get(path)).toBe(value);
        }
      }),
      { numRuns: MODELS },
    );
  });
});

describe('a computed line', () => {
  const bread = units({ name: 'Bread', price: '10', normal: '100' });
  const start = () => filled({ ...empty(), assumptions: assume({ streams: [bread], parameters: OWN }) });

  it('appears under the name of what is sold and follows the answers', () => {
    const before = start();
    expect(before.revenues).toEqual([
      { id: 'f:s1', name: 'Bread', years: ['12000', '12000', '12000', '12000', '12000'] },
    ]);
    const dearer = {
      ...before,
      assumptions: { ...given(before), streams: [units({ name: 'Rolls', price: '20' })] },
    };
    const after = filled(dearer, FACTS, given(before));
    expect(after.revenues).toEqual([
      { id: 'f:s1', name: 'Rolls', years: ['24000', '24000', '24000', '24000', '24000'] },
    ]);
  });

  it('keeps a name and a figure that were typed over, and what follows obeys them', () => {
    const before = start();
    const typed = typeInto(before, 'revenues.f:s1.1', '15000');
    typed.revenues = typed.revenues.map((line) => ({ ...line, name: 'My bread' }));
    const after = filled(typed);
    expect(after.revenues[0]).toEqual({
      id: 'f:s1',
      name: 'My bread',
      years: ['12000', '15000', '12000', '12000', '12000'],
    });
    expect(worked(after, FACTS).income.revenue.years[1]).toBe(15_000);
    const released = filled(typeInto(after, 'revenues.f:s1.1', ''));
    expect(released.revenues[0]?.years[1]).toBe('12000');
  });

  it('of bad debts, grants or contributions is typed over like any other', () => {
    const grant = { id: 'g1', name: '', kind: 'operating', amount: '900', month: 1, paid: 2 } as const;
    const before = filled({
      ...empty(),
      assumptions: assume({
        taxedAs: 'owner',
        streams: [units({ name: 'Bread', badDebt: '5' })],
        grants: [{ ...grant, investmentId: '' }],
        parameters: OWN,
      }),
    });
    for (const path of [
      'revenues.f:otherIncome.0',
      'otherExpenses.f:badDebt.3',
      'otherExpenses.f:ownerSocial.1',
    ]) {
      expect(cellsOf(before).get(path)).toBeDefined();
      const after = filled(typeInto(before, path, '4321'));
      expect(cellsOf(after).get(path)).toBe('4321');
      expect(agrees(after, worked(after, FACTS))).toBe(true);
    }
  });

  it('goes with its source, but for what was typed into it', () => {
    const typed = filled(typeInto(start(), 'revenues.f:s1.1', '15000'));
    const gone = filled({ ...typed, assumptions: { ...given(typed), streams: [] } });
    expect(gone.revenues).toEqual([{ id: 'f:s1', name: 'Bread', years: ['', '15000', '', '', ''] }]);
    const untouched = start();
    expect(filled({ ...untouched, assumptions: { ...given(untouched), streams: [] } }).revenues).toEqual([]);
  });

  it('stays as it is while something needed is not answered or the forecast is turned off', () => {
    const before = start();
    for (const change of [{ start: '' }, { linked: false }] as const) {
      const next = { ...before, assumptions: { ...given(before), streams: [], ...change } };
      expect(filled(next)).toEqual(next);
    }
  });

  it('counts a category once, beside lines of one’s own in it', () => {
    const finance = empty();
    finance.otherExpenses = [{ id: 't', name: 'Odds', years: ['100', '100', '100', '100', '100'] }];
    const assumptions = assume({
      overheads: [overhead({ category: 'other', amount: '50' })],
      people: [person({})],
      parameters: OWN,
    });
    const before = filled({ ...finance, assumptions });
    const after = filled(typeInto(before, 'otherExpenses.f:other.0', '999'));
    expect(after.otherExpenses.map(({ id, years: values }) => [id, values[0]])).toEqual(
      expect.arrayContaining([
        ['t', '100'],
        ['f:other', '999'],
      ]),
    );
    expect(agrees(after, worked(after, FACTS))).toBe(true);
  });
});

describe('the lists of money', () => {
  const assumptions = assume({ loans: [loan({ name: 'Bank', rate: '0', term: 60 })], parameters: OWN });

  it('say where it comes from and where it goes', () => {
    const after = filled({ ...empty(), assumptions });
    expect(after.financingNeeds).toEqual([{ id: 'f:l1', reason: 'Bank', amount: '1000', period: 'once' }]);
    expect(sourcesAndUses(after).state).toBe('balanced');
  });

  it('stay as they were typed', () => {
    const finance = empty();
    finance.incomes = [{ id: 'a', reason: 'Aunt', amount: '5', period: 'once' }];
    const after = filled({ ...finance, assumptions });
    expect([after.incomes, after.expenses, after.financingNeeds]).toEqual([finance.incomes, [], []]);
  });
});
