import { assumptionsSchema, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { blankCost, newItem } from '@trazo/plan/finance/assumptions/new-items';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { emptyProduct } from '@trazo/plan/sections/products';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import { expect, it } from 'vitest';
import { askedAssumptions, storedAssumptions } from './asked-assumptions.ts';
import { planAnswers, seededAssumptions } from './seeded-assumptions.ts';

type Assumptions = NonNullable<Plan['finance']['assumptions']>;

/** A bakery that opens in April 2027: two products, one member of the team, own funds, a loan among its needs. */
function bakery(answers: Partial<Assumptions> = {}): Plan & { assumptions: Assumptions } {
  const plan = emptyPlan();
  plan.general.activityDate = '2027-04-15';
  plan.general.ownFunds = '> 18.000 €';
  plan.products.items = [
    { ...emptyProduct('p1'), name: 'Pan', salePrice: '2.8', cost: '1.1' },
    { ...emptyProduct('p2'), name: 'Tarta', salePrice: '24' },
  ];
  plan.team.members = [{ ...emptyTeamMember('m1'), name: 'Ana', surname: 'Ruiz', position: 'Panadera' }];
  plan.finance.financingNeeds = [{ id: 'n1', reason: 'Préstamo ICO', amount: '30000', period: 'once' }];
  const assumptions = { ...emptyAssumptions(), ...answers };
  plan.finance.assumptions = assumptions;
  return { ...plan, assumptions };
}

/** Prices before tax. */
const asSaid = (price: string) => price;
const asked = (plan: ReturnType<typeof bakery>) => askedAssumptions(plan.assumptions, plan);
const seeded = (plan: ReturnType<typeof bakery>) => seededAssumptions(plan.assumptions, plan, asSaid);
const edited = (plan: ReturnType<typeof bakery>, edit: (answers: Assumptions) => Assumptions) => {
  const assumptions = storedAssumptions(plan.assumptions, plan, edit);
  return { ...plan, assumptions, finance: { ...plan.finance, assumptions } };
};
const idsIn = ({ streams, people, contributions, loans }: Assumptions) =>
  [streams, people, contributions, loans].map((lines) => lines.map(({ id }) => id));

/** The answers with other values in the first stream. */
const firstStream = (answers: Assumptions, changes: object): Assumptions => ({
  ...answers,
  streams: answers.streams.map((stream, index) => (index === 0 ? { ...stream, ...changes } : stream)),
});

it('asks about what the plan names: products, people, own funds, a loan, its start', () => {
  const plan = bakery();
  expect(idsIn(asked(plan))).toEqual([['f:p1', 'f:p2'], ['f:m1'], ['f:ownFunds'], ['f:n1']]);
  expect(assumptionsSchema.safeParse(asked(plan)).success).toBe(true);
  // Of the second product no cost is known.
  expect(asked(plan).streams.map(({ cost }) => cost)).toEqual([blankCost('unit'), null]);
  const said = planAnswers(asked(plan), plan, asSaid);
  expect(said.start).toBe('2027-04');
  expect(said.streams[0]).toMatchObject({ name: 'Pan', price: '2.8', cost: { amount: '1.1' } });
  expect(said.people[0]?.role).toBe('Panadera');
  expect(said.contributions[0]?.amount).toBe('18000');
  expect(said.loans[0]).toMatchObject({ name: 'Préstamo ICO', payouts: [{ month: 0, amount: '30000' }] });
});

it('counts money of the plan at once, and what is sold and who works once something was said of them', () => {
  const plan = bakery();
  expect(idsIn(seeded(plan))).toEqual([[], [], ['f:ownFunds'], ['f:n1']]);
  const sold = edited(plan, (answers) => firstStream(answers, { normal: '900' }));
  expect(seeded(sold).streams).toMatchObject([
    { name: 'Pan', normal: '900', price: '2.8', cost: { amount: '1.1' } },
  ]);
  // Stored is what was typed: price and cost follow.
  expect(sold.assumptions.streams).toMatchObject([{ id: 'f:p1', name: '', price: '', cost: { amount: '' } }]);
  expect(idsIn(sold.assumptions)).toEqual([['f:p1'], [], [], []]);
});

it('takes a product’s price before the tax of its line, where the plan says it with tax', () => {
  const sold = edited(bakery(), (answers) => firstStream(answers, { normal: '900', vat: 'superReduced' }));
  const beforeTax = (price: string, rate: string) => `${price} without ${rate}`;
  const [stream] = seededAssumptions(sold.assumptions, sold, beforeTax).streams;
  expect(stream).toMatchObject({ price: '2.8 without superReduced', cost: { amount: '1.1' } });
  const typed = edited(sold, (answers) => firstStream(answers, { price: '5' }));
  expect(seededAssumptions(typed.assumptions, typed, beforeTax).streams[0]).toMatchObject({ price: '5' });
});

it('follows a plan that is changed, until the answer is typed', () => {
  const sold = edited(bakery(), (answers) => firstStream(answers, { normal: '900' }));
  const dearer = {
    ...sold,
    products: { items: [{ ...emptyProduct('p1'), name: 'Hogaza', salePrice: '3.1', cost: '1.3' }] },
  };
  expect(seeded(dearer).streams).toMatchObject([{ name: 'Hogaza', price: '3.1', cost: { amount: '1.3' } }]);
  const typed = edited(dearer, (answers) => firstStream(answers, { price: '5' }));
  expect(seeded(typed).streams).toMatchObject([{ name: 'Hogaza', price: '5', cost: { amount: '1.3' } }]);
  expect(planAnswers(asked(typed), typed, asSaid).streams[0]).toMatchObject({ price: '3.1' });
  const again = edited(typed, (answers) => firstStream(answers, { price: '' }));
  expect(seeded(again).streams).toMatchObject([{ price: '3.1' }]);
});

it('keeps a line out that was taken out, also one that was typed in, and takes it in again', () => {
  const without = (answers: Assumptions): Assumptions => ({
    ...answers,
    streams: answers.streams.filter(({ id }) => id !== 'f:p1'),
    contributions: [],
  });
  const sold = edited(bakery(), (answers) => firstStream(answers, { normal: '900' }));
  for (const plan of [bakery(), sold]) {
    const fewer = edited(plan, without);
    expect(fewer.assumptions.declined).toEqual(['f:p1', 'f:ownFunds']);
    expect(idsIn(asked(fewer))).toEqual([['f:p2'], ['f:m1'], [], ['f:n1']]);
    const back = edited(fewer, (answers) => ({ ...answers, declined: [] }));
    expect(idsIn(asked(back))).toEqual(idsIn(asked(bakery())));
  }
});

it('keeps the order that lines are moved into, and the place of one that is typed in', () => {
  const second = edited(bakery(), (answers) => ({
    ...answers,
    streams: answers.streams.map((stream, index) => (index === 1 ? { ...stream, from: 3 } : stream)),
  }));
  expect(idsIn(second.assumptions)[0]).toEqual(['f:p2']);
  expect(idsIn(asked(second))[0]).toEqual(['f:p1', 'f:p2']);
  const moved = edited(bakery(), (answers) => ({ ...answers, streams: answers.streams.toReversed() }));
  expect(idsIn(asked(moved))[0]).toEqual(['f:p2', 'f:p1']);
});

it('counts own funds and loans once, where they were typed beside the plan', () => {
  const contributions = [{ ...newItem.contribution('c', 'capital'), amount: '9000' }];
  const loans = [{ ...newItem.loan('l', false), payouts: [{ month: 0, amount: '20000' }] }];
  expect(idsIn(seeded(bakery({ contributions, loans })))).toEqual([[], [], ['c'], ['l']]);
  // Added beside those of the plan, both count.
  const more = edited(bakery(), (answers) => ({
    ...answers,
    contributions: [...answers.contributions, ...contributions],
    loans: [...answers.loans, ...loans],
  }));
  expect(idsIn(seeded(more)).slice(2)).toEqual([
    ['f:ownFunds', 'c'],
    ['f:n1', 'l'],
  ]);
  expect(seeded(more).contributions.map(({ amount }) => amount)).toEqual(['18000', '9000']);
});

it('reads no figure out of words, and none of a running business’ own funds', () => {
  const plan = bakery();
  plan.products.items = [{ ...emptyProduct('p1'), name: 'Pan', salePrice: 'desde 20 €', cost: 'poco' }];
  plan.general.ownFunds = '3.000 o 5.000';
  plan.finance.financingNeeds = [
    { id: 'n1', reason: 'Línea', amount: 'mucho', period: 'once' },
    { id: 'n2', reason: 'Cuota', amount: '300', period: 'month' },
    { id: 'f:bank', reason: 'Préstamo', amount: '9000', period: 'once' },
  ];
  expect(idsIn(asked(plan))).toEqual([['f:p1'], ['f:m1'], [], []]);
  expect(asked(plan).streams[0]?.cost).toBeNull();
  expect(planAnswers(asked(plan), plan, asSaid).streams[0]).toMatchObject({ name: 'Pan', price: '' });
  const running = bakery();
  running.general.newCompany = false;
  expect(idsIn(asked(running))[2]).toEqual([]);
  expect(seeded(running).start).toBe('');
});

it('leaves the product’s line with what was typed once the product has gone, and no other', () => {
  const sold = edited(bakery(), (answers) => firstStream(answers, { normal: '900', price: '4' }));
  const gone = { ...sold, products: { items: [] } };
  expect(seeded(gone).streams).toMatchObject([{ id: 'f:p1', normal: '900', price: '4' }]);
  expect(idsIn(asked(gone))[0]).toEqual(['f:p1']);
});

it('lets a product’s line go with it where nothing is typed in it: stored for its place, or emptied again', () => {
  const moved = edited(bakery(), (answers) => ({ ...answers, streams: answers.streams.toReversed() }));
  const typed = edited(bakery(), (answers) => firstStream(answers, { normal: '900' }));
  const emptied = edited(typed, (answers) => firstStream(answers, { normal: '' }));
  for (const plan of [moved, emptied]) {
    expect(plan.assumptions.streams).not.toEqual([]);
    const gone = { ...plan, products: { items: [] } };
    expect(idsIn(asked(gone))[0]).toEqual([]);
    expect(seeded(gone).streams).toEqual([]);
  }
});

it('asks about no more lines than a forecast takes', () => {
  const plan = bakery();
  plan.products.items = Array.from({ length: 300 }, (_, index) => ({
    ...emptyProduct(`p${index}`),
    name: `Producto ${index}`,
    salePrice: '10',
    cost: '4',
  }));
  expect(asked(plan).streams).toHaveLength(40);
  const sold = edited(plan, (answers) => ({
    ...answers,
    streams: answers.streams.map((stream) => ({ ...stream, from: 2 })),
  }));
  expect(seeded(sold).streams.map(({ cost }) => cost?.amount)).toEqual(new Array(40).fill('4'));
});

it('an edit that changes nothing stores nothing, and one elsewhere stores no line', () => {
  const plan = bakery();
  expect(storedAssumptions(plan.assumptions, plan, (answers) => answers)).toBe(plan.assumptions);
  const other = edited(plan, (answers) => ({ ...answers, minimumCash: '5000' }));
  expect(other.assumptions).toEqual({ ...plan.assumptions, minimumCash: '5000' });
});
