import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import spoken from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import { type Assumptions, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { blankOpening, newItem, soldAs } from '@trazo/plan/finance/assumptions/new-items';
import { must } from '@trazo/plan/must';
import { emptyProduct } from '@trazo/plan/sections/products';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { speakEnglish, takeOption } from '../../../../shared/testing/components.tsx';
import { draftHandedIn, renderWithPlan } from '../../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { setAnswer } from '../answers.ts';
import { say, WordsContext } from '../forecast-words.ts';
import { type FieldSpec, FROM, net, UNTIL, VAT } from '../questions/field-specs.ts';
import type { Item } from '../questions/question.ts';
import { QUESTIONS } from '../questions/questions.ts';
import { QuestionField } from './question-field.tsx';

let store = draftHandedIn();
beforeEach(() => {
  store = draftHandedIn();
});

beforeAll(speakEnglish);
beforeEach(() => {
  const { finance } = store.getState().draft;
  const person = newItem.person('p1');
  store.setSection('finance', {
    ...finance,
    assumptions: { ...emptyAssumptions(), people: [{ ...person, from: 3 }] },
  });
});

const kept = () => store.getState().draft.finance.assumptions?.people[0];
const box = (label: string) => screen.getByRole('textbox', { name: label });
function ask(spec: FieldSpec, at = 'people.0') {
  renderWithPlan(
    store,
    <WordsContext value={spoken}>
      <QuestionField spec={spec} at={at} />
    </WordsContext>,
  );
}

describe('a whole number', () => {
  it.each(['abc', '😀', '2.5', '12 months', '1'.repeat(30)])(
    'is asked for again after %j, which stays in the field',
    async (text) => {
      ask(FROM);
      const field = box(spoken.fields.from);
      await userEvent.clear(field);
      await userEvent.paste(text);
      expect(field).toHaveProperty('value', text);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(kept()?.from).toBe(text);
      await userEvent.clear(field);
      await userEvent.type(field, '7');
      expect(field).toHaveProperty('value', '7');
      expect(field.getAttribute('aria-invalid')).not.toBe('true');
      expect(kept()?.from).toBe(7);
    },
  );

  it('that is taken out leaves the one before it in the plan', async () => {
    ask(FROM);
    await userEvent.clear(box(spoken.fields.from));
    expect(box(spoken.fields.from).getAttribute('aria-invalid')).toBe('true');
    expect(kept()?.from).toBe(3);
  });

  it.each(['-5', '0', '61', '99999'])(
    'that is %s is kept as it is typed, and said to be out of bounds',
    async (text) => {
      ask(FROM);
      const field = box(spoken.fields.from);
      await userEvent.clear(field);
      await userEvent.type(field, text);
      expect(field).toHaveProperty('value', text);
      expect(screen.getByText('From 1 to 60.')).toBeTruthy();
      expect(kept()?.from).toBe(Number(text));
    },
  );

  it('may be blank only where the plan knows what a blank means', async () => {
    ask(UNTIL);
    const field = box(spoken.fields.until);
    await userEvent.type(field, '9');
    await userEvent.clear(field);
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    expect(kept()?.until).toBe('');
  });
});

it('a month whose weight cannot be says so at its own field, to readers of the screen too', async () => {
  const { finance } = store.getState().draft;
  const streams = [newItem.stream('s1')];
  store.setSection('finance', { ...finance, assumptions: { ...emptyAssumptions(), streams } });
  ask({ kind: 'season', key: 'season', label: 'normal' }, 'streams.0');
  await userEvent.type(box('March'), '1001');
  const described = box('March').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('From 0 to 1,000.');
  expect(box('April').getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.clear(box('March'));
  for (let month = 0; month < 12; month += 1) act(() => setAnswer(store, `streams.0.season.${month}`, '0'));
  expect(screen.getByRole('alert').textContent).toBe(spoken.errors.season);
});

describe('the days open a year', () => {
  const asked = QUESTIONS.flatMap(({ fields }) => fields?.(emptyAssumptions()) ?? []).find(
    ({ key }) => key === '@analysis.openDays',
  );
  const shownFor = (streams: Assumptions['streams']) => {
    if (asked === undefined) throw new Error('the days are not asked for');
    const { finance } = store.getState().draft;
    store.setSection('finance', {
      ...finance,
      assumptions: { ...emptyAssumptions(), country: 'es', streams },
    });
    renderWithPlan(
      store,
      <WordsContext value={spoken}>
        <QuestionField spec={asked} at="" />
      </WordsContext>,
    );
    return box(spoken.fields.openDaysYear).getAttribute('placeholder');
  };

  it('are as usual where nothing says otherwise', () => {
    expect(shownFor([])).toContain('(300)');
  });

  it('are those of the places where there are places', () => {
    const places = soldAs(newItem.stream('s1'), 'capacity');
    if (places.kind !== 'capacity') throw new Error('no places');
    expect(shownFor([{ ...places, days: new Array<number>(12).fill(20) }])).toContain('(240)');
  });
});

/** A control of a question as it is asked for its first line. */
function askedOf(id: string, key: string, item: Item): FieldSpec {
  const { list } = QUESTIONS.find((question) => question.id === id) ?? {};
  const found = list?.fields(item).find((spec) => spec.key === key);
  if (found === undefined) throw new Error(`${id} does not ask for ${key}`);
  return found;
}

it.each([
  ['abril', /^\d{4}-04$/],
  ['avril', /^\d{4}-04$/],
  ['abril de 2031', /^2031-04$/],
  ['dicembre', /^\d{4}-12$/],
])('the first month with costs may be typed as %s', async (text, month) => {
  const asked = QUESTIONS.find(({ id }) => id === 'start')?.fields?.(emptyAssumptions());
  ask(must(asked?.[0], 'the start is asked for'), '');
  await userEvent.type(box(spoken.fields.start), text);
  expect(store.getState().draft.finance.assumptions?.start).toMatch(month);
  await userEvent.tab();
  expect(box(spoken.fields.start).getAttribute('aria-invalid')).not.toBe('true');
  expect(box(spoken.fields.start)).toHaveProperty('value', expect.stringMatching(/^(April|December) \d{4}$/));
});

it.each(['abril', 'avril'])('the month in which a line begins may be typed as %s', async (text) => {
  const { finance } = store.getState().draft;
  const people = [newItem.person('p1')];
  store.setSection('finance', {
    ...finance,
    assumptions: { ...emptyAssumptions(), start: '2027-01', people },
  });
  ask(FROM);
  await userEvent.clear(box(spoken.fields.from));
  await userEvent.type(box(spoken.fields.from), text);
  expect(kept()?.from).toBe(4);
});

it('the usual rate of rooms and meals is proposed beside the rate of a sale, not of what it costs', () => {
  const { general, finance } = store.getState().draft;
  const assumptions = { ...emptyAssumptions(), start: '2027-04', streams: [newItem.stream('s1')] };
  store.setSection('general', { ...general, country: 'es', sector: 'tourism' });
  store.setSection('finance', { ...finance, assumptions });
  const rate = say(spoken.talk.rate, { name: spoken.options.vat.reduced, percent: '10%' });
  ask(VAT, 'streams.0');
  expect(screen.getByText(say(spoken.talk.usualRate, { rate }))).toBeTruthy();
  cleanup();
  ask({ ...VAT, key: 'cost.vat' }, 'streams.0');
  expect(screen.queryByText(say(spoken.talk.usualRate, { rate }))).toBeNull();
});

it('a grant for something bought says for what', async () => {
  const { finance } = store.getState().draft;
  const investments = [{ ...newItem.investment('i1', 'machines'), name: 'Oven' }];
  const grants = [{ ...newItem.grant('g1'), kind: 'capital' as const }];
  store.setSection('finance', {
    ...finance,
    assumptions: { ...emptyAssumptions(), investments, grants },
  });
  for (const grant of grants) ask(askedOf('grants', 'investmentId', grant), 'grants.0');
  await takeOption(screen.getByRole('combobox', { name: spoken.fields.investment }), 'Oven');
  expect(store.getState().draft.finance.assumptions?.grants[0]?.investmentId).toBe('i1');
});

it('a loan is paid back in whichever rhythm a bank offers', async () => {
  const { finance } = store.getState().draft;
  const loan = newItem.loan('l1', false);
  store.setSection('finance', { ...finance, assumptions: { ...emptyAssumptions(), loans: [loan] } });
  ask(askedOf('loans', 'rhythm', loan), 'loans.0');
  const rhythm = screen.getByRole('combobox', { name: spoken.fields.loanRhythm });
  await takeOption(rhythm, spoken.options.loanRhythm['6']);
  expect(store.getState().draft.finance.assumptions?.loans[0]?.rhythm).toBe(6);
});

it('tax in the founder’s favour is carried or paid back as it is chosen', async () => {
  const asked = QUESTIONS.find(({ id }) => id === 'vat')
    ?.fields?.(emptyAssumptions())
    .find(({ key }) => key === 'vat.refund');
  if (asked === undefined) throw new Error('the refund is not asked for');
  ask(asked, '');
  const refund = screen.getByRole('combobox', { name: spoken.fields.refund });
  await takeOption(refund, spoken.options.refund.yearEnd);
  expect(store.getState().draft.finance.assumptions?.vat.refund).toBe('yearEnd');
});

it('losses of earlier years are asked for with and without an opening balance, however far they are typed', () => {
  const asksWith = (answers: Partial<Assumptions>): boolean =>
    QUESTIONS.some(({ fields }) =>
      fields?.({ ...emptyAssumptions(), ...answers }).some(({ key }) => key === 'incomeTax.lossesBefore'),
    );
  expect(asksWith({})).toBe(true);
  expect(asksWith({ opening: blankOpening() })).toBe(true);
});

describe('what is usual', () => {
  const askedIn = (country: 'de' | 'uk') => {
    const { general, finance } = store.getState().draft;
    const assumptions = { ...emptyAssumptions(), start: '2027-04', people: [newItem.person('p1')] };
    store.setSection('general', { ...general, country });
    store.setSection('finance', { ...finance, assumptions });
    const fields = QUESTIONS.find((each) => each.id === 'vat')?.fields?.(assumptions);
    const spec = fields?.find(({ key }) => key === 'vat.periodMonths');
    ask(must(spec, 'a field of its period'), '');
  };

  it('is said as it is in the plan’s country', () => {
    askedIn('de');
    expect(screen.getByDisplayValue('Monthly (our assumption)')).toBeDefined();
    cleanup();
    askedIn('uk');
    expect(screen.getByDisplayValue('Quarterly (our assumption)')).toBeDefined();
  });
});

describe('an answer that the plan has already', () => {
  const price = () => box(spoken.fields.price);
  const stored = () => store.getState().draft.finance.assumptions?.streams[0];
  beforeEach(() => {
    const { products } = store.getState().draft;
    const bread = { ...emptyProduct('p1'), name: 'Bread', salePrice: '2.8', cost: '1.1' };
    store.setSection('products', { ...products, items: [bread] });
  });

  it('is shown and marked, follows the plan, and gives way to another that is typed', async () => {
    ask(net('price', 'price'), 'streams.0');
    expect(price()).toHaveProperty('value', '2.80');
    expect(screen.getByText(spoken.ui.fromPlan)).toBeTruthy();
    expect(stored()).toBeUndefined();
    const dearer = { ...emptyProduct('p1'), name: 'Bread', salePrice: '3.1', cost: '1.1' };
    act(() => store.setSection('products', { items: [dearer] }));
    expect(price()).toHaveProperty('value', '3.10');
    await userEvent.clear(price());
    expect(price()).toHaveProperty('value', '');
    await userEvent.type(price(), '4');
    expect(stored()).toMatchObject({ id: 'f:p1', productId: 'p1', price: '4' });
    expect(screen.getByText(say(spoken.ui.inPlan, { value: '3.10' }))).toBeTruthy();
    await userEvent.clear(price());
    await userEvent.tab();
    expect(price()).toHaveProperty('value', '3.10');
  });

  it('is none where a sale is said to cost nothing', () => {
    act(() => setAnswer(store, 'streams.0.cost.per', ''));
    expect(stored()?.cost).toMatchObject({ per: 'unit', amount: '0' });
  });
});
