import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { seededAssumptions } from '@trazo/forecast/seed/seeded-assumptions';
import spoken from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import { priceBeforeTax } from '@trazo/packs/price-tax';
import {
  ASSUMPTION_LIMITS,
  type Assumptions,
  emptyAssumptions,
} from '@trazo/plan/finance/assumptions/assumptions';
import { blankCost, newItem } from '@trazo/plan/finance/assumptions/new-items';
import { must } from '@trazo/plan/must';
import { emptyProduct } from '@trazo/plan/sections/products';
import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { speakEnglish } from '../../../../shared/testing/components.tsx';
import { draftHandedIn, renderWithPlan } from '../../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { change } from '../answers.ts';
import { say, WordsContext } from '../forecast-words.ts';
import { QUESTIONS } from '../questions/questions.ts';
import { TooLarge } from '../too-large.ts';
import { QuestionLines } from './question-lines.tsx';

let store = draftHandedIn();
beforeEach(() => {
  store = draftHandedIn();
});

beforeAll(speakEnglish);

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...newItem.person(`p${index}`), role: `Role ${index}` }));
const kept = () => must(store.getState().draft.finance.assumptions, 'the forecast is on');

function show(id: string, answers: Partial<Assumptions>, { beyond = '', isBare = false } = {}) {
  const { finance } = store.getState().draft;
  store.setSection('finance', { ...finance, assumptions: { ...emptyAssumptions(), ...answers } });
  const list = must(QUESTIONS.find((question) => question.id === id)?.list, `${id} has lines`);
  renderWithPlan(
    store,
    <WordsContext value={spoken}>
      <TooLarge value={beyond}>
        <QuestionLines spec={isBare ? { ...list, fields: () => [] } : list} />
      </TooLarge>
    </WordsContext>,
  );
}

it('a line that is too large to count says so itself', () => {
  show('people', { people: people(2) }, { beyond: 'overheads.o1\npeople.p1', isBare: true });
  const line = (name: string) =>
    within(must(screen.getByRole('heading', { name }).closest('li'), 'a line is an item of a list'));
  expect(line('Role 1').getByRole('alert').textContent).toBe(spoken.ui.tooLarge);
  expect(line('Role 0').queryByRole('alert')).toBeNull();
});

it('a list that two people together made too long says so, and keeps all', () => {
  const limit = ASSUMPTION_LIMITS.people;
  show('people', { people: people(limit + 1) }, { isBare: true });
  const tooMany = i18next.t('fields:list.tooMany', { number: limit + 1, limit });
  expect(screen.getByText(tooMany).textContent).toContain(String(limit + 1));
  expect(screen.getAllByRole('heading', { name: /^Role \d+$/ })).toHaveLength(limit + 1);
});

it('a list that becomes full says so beside its button, which adds no more', async () => {
  show('people', { people: people(ASSUMPTION_LIMITS.people - 1) }, { isBare: true });
  const add = screen.getByRole('button', { name: spoken.talk.addAnother });
  const status = document.getElementById(add.getAttribute('aria-describedby') ?? '');
  expect(status?.textContent).toBe('');
  await userEvent.click(add);
  expect(status?.textContent).toContain(String(ASSUMPTION_LIMITS.people));
  expect(add.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(add);
  expect(kept().people.length).toBe(ASSUMPTION_LIMITS.people);
});

it('one tap adds a line of a kind, and what is typed then is its amount', async () => {
  show('premises', { country: 'es', start: '2027-04' });
  await userEvent.click(screen.getByRole('button', { name: spoken.options.category.energy }));
  await userEvent.keyboard('=3*60');
  expect(kept().overheads).toMatchObject([{ category: 'energy', amount: '180' }]);
});

it('a price is typed with tax or before it, and kept before it', async () => {
  show('premises', {
    country: 'es',
    start: '2027-04',
    overheads: [{ ...newItem.overhead('shop', 'rent'), amount: '100' }],
  });
  const withTax = spoken.talk.withTax.replace('{{label}}', spoken.fields.amount);
  await userEvent.click(screen.getByRole('radio', { name: spoken.talk.taxIn }));
  const amount = screen.getByRole('textbox', { name: withTax });
  expect(amount).toHaveProperty('value', '121');
  await userEvent.clear(amount);
  await userEvent.type(amount, '242');
  expect(kept().overheads[0]?.amount).toBe('200');
  expect(document.getElementById(amount.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/200/);
});

it('how amounts of a line are typed is kept with them: by the day, with tax', async () => {
  const rent = { ...newItem.overhead('shop', 'rent'), amount: '100' };
  const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  show('premises', { country: 'es', start: '2027-04', overheads: [rent] });
  await userEvent.click(screen.getByRole('radio', { name: spoken.talk.taxIn }));
  cleanup();
  show('premises', kept());
  expect(isChosen(spoken.talk.taxIn)).toBe(true);
  cleanup();
  show('volume', { country: 'es', start: '2027-04', streams: [newItem.stream('bread')] });
  await userEvent.click(screen.getByRole('radio', { name: spoken.talk.rhythms.day }));
  await userEvent.type(screen.getByRole('textbox', { name: spoken.fields.normal }), '120');
  cleanup();
  show('volume', kept());
  expect(isChosen(spoken.talk.rhythms.day)).toBe(true);
  expect(screen.getByRole('textbox', { name: spoken.fields.normal })).toHaveProperty('value', '120');
  expect(kept().streams).toMatchObject([{ normal: '3000' }]);
});

it('a unit that is switched is one of entry: the amount stays, and is shown by it, also where the box keeps the focus', async () => {
  show('volume', { country: 'es', start: '2027-04', streams: [newItem.stream('bread')] });
  const choose = (rhythm: 'day' | 'week' | 'month') =>
    fireEvent.click(screen.getByRole('radio', { name: spoken.talk.rhythms[rhythm] }));
  const box = () => screen.getByRole('textbox', { name: spoken.fields.normal });
  choose('day');
  await userEvent.type(box(), '120');
  choose('week');
  expect(box()).toHaveProperty('value', '692.31');
  choose('month');
  expect(box()).toHaveProperty('value', '3,000');
  expect(kept().streams).toMatchObject([{ normal: '3000', typedPer: 'month' }]);
});

describe('a line that follows a product', () => {
  const baguette = { ...emptyProduct('p1'), name: 'Baguette', salePrice: '2', cost: '0.8' };
  const sell = (items: readonly (typeof baguette)[]) =>
    act(() => store.setSection('products', { ...store.getState().draft.products, items: [...items] }));

  it('takes the product’s price as it is said, with tax in a shop, and counts it before', async () => {
    sell([baguette]);
    show('volume', { country: 'es', start: '2027-04' });
    const counted = () => {
      const { draft } = store.getState();
      return seededAssumptions(kept(), draft, priceBeforeTax(draft)).streams;
    };
    const priceOf = (form: string) =>
      screen.getByRole('textbox', { name: say(form, { label: spoken.fields.price }) });
    const says = (field: HTMLElement) =>
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(priceOf(spoken.talk.withTax)).toHaveProperty('value', '2');
    expect(says(priceOf(spoken.talk.withTax))).toBe(spoken.ui.fromPlan);
    await userEvent.type(screen.getByRole('textbox', { name: spoken.fields.normal }), '1');
    expect(counted()).toMatchObject([{ price: '1.6529' }]);
    await userEvent.click(screen.getByRole('radio', { name: spoken.talk.taxOut }));
    expect(kept().priceTax).toBe('excluded');
    expect(priceOf(spoken.talk.beforeTax)).toHaveProperty('value', '2');
    expect(counted()).toMatchObject([{ price: '2' }]);
    await userEvent.click(screen.getByRole('radio', { name: spoken.talk.taxIn }));
    const price = priceOf(spoken.talk.withTax);
    await userEvent.clear(screen.getByRole('textbox', { name: spoken.fields.normal }));
    await userEvent.type(screen.getByRole('textbox', { name: spoken.fields.normal }), '900');
    expect(counted()).toMatchObject([{ normal: '900', price: '1.6529', cost: { amount: '0.8' } }]);
    await userEvent.clear(price);
    await userEvent.type(price, '3.63');
    expect(counted()).toMatchObject([{ price: '3', cost: { amount: '0.8' } }]);
    await userEvent.clear(price);
    expect(counted()).toMatchObject([{ price: '1.6529' }]);
  });

  it('says once the product has gone which answers that came from it are to be typed', () => {
    const stream = { ...newItem.stream('f:p1'), productId: 'p1', normal: '900', cost: blankCost('unit') };
    show('volume', { country: 'es', start: '2027-04', streams: [stream] });
    const lacking = 'Name, Price, and Cost per unit';
    expect(
      screen.getByText(`${spoken.ui.orphan} ${say(spoken.ui.orphanBlank, { list: lacking })}`),
    ).toBeTruthy();
    const { name, price, cost } = {
      name: 'Baguette',
      price: '2',
      cost: { ...blankCost('unit'), amount: '1' },
    };
    act(() => change(store, (asked) => ({ ...asked, streams: [{ ...stream, name, price, cost }] })));
    expect(screen.getByText(spoken.ui.orphan)).toBeTruthy();
    sell([baguette]);
    expect(screen.queryByText(spoken.ui.orphan)).toBeNull();
  });
});

it('a line that is taken out can be put back', async () => {
  show('people', { people: people(2) }, { isBare: true });
  await userEvent.click(
    screen.getByRole('button', { name: spoken.talk.remove.replace('{{name}}', 'Role 0') }),
  );
  expect(kept().people.map(({ role }) => role)).toEqual(['Role 1']);
  expect(store.undo()).toBeTruthy();
  expect(kept().people.map(({ role }) => role)).toEqual(['Role 0', 'Role 1']);
});
