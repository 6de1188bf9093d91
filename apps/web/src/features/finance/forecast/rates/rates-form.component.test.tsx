import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import spoken from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import { emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { speakEnglish } from '../../../../shared/testing/components.tsx';
import { draftHandedIn, renderWithPlan } from '../../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { change } from '../answers.ts';
import { WordsContext } from '../forecast-words.ts';
import { RatesForm } from './rates-form.tsx';

let store = draftHandedIn();
beforeEach(() => {
  store = draftHandedIn();
});

const { rates, errors } = spoken;

beforeAll(speakEnglish);
beforeEach(() => {
  const { draft } = store.getState();
  store.setSection('general', { ...draft.general, country: 'es' });
  store.setSection('finance', {
    ...draft.finance,
    assumptions: { ...emptyAssumptions(), start: '2027-04' },
  });
});

const kept = () => store.getState().draft.finance.assumptions?.parameters;
const show = () =>
  renderWithPlan(
    store,
    <WordsContext value={spoken}>
      <RatesForm />
    </WordsContext>,
  );
const fieldOf = (name: string) => screen.getByRole('textbox', { name });

it('a rate says what holds in the years of the plan, and where it was read', () => {
  show();
  expect(fieldOf(`${rates.names.vat.standard} (%)`).getAttribute('placeholder')).toBe('21%');
  // Too long for a box that is half as wide as a page.
  expect(fieldOf(`${rates.names.employer.equity} (%)`).getAttribute('placeholder')).toBeNull();
  const law = screen.getByText('0.83% from 2027 · 0.92% from 2028 · 1% from 2029');
  const described = fieldOf(`${rates.names.employer.equity} (%)`).getAttribute('aria-describedby');
  expect(described?.split(' ')).toContain(law.id);
  const [source] = screen.getAllByRole('link');
  expect(source?.getAttribute('href')).toMatch(/^https:/);
  expect(screen.getAllByText(/accessed on 23/).length).toBeGreaterThan(0);
  const named = screen
    .getAllByRole('textbox')
    .map((field) => field.closest('div')?.parentElement?.textContent);
  expect(named.some((text) => text === undefined || text.includes('{{'))).toBe(false);
});

it('a figure of one’s own is marked, and goes back to ours', async () => {
  show();
  const name = rates.names.employer.accidents;
  await userEvent.type(fieldOf(`${name} (%)`), '3.5');
  expect(kept()).toEqual([{ key: 'employer.accidents', value: '3.5' }]);
  expect(screen.getByText(rates.own)).toBeDefined();
  await userEvent.click(
    screen.getByRole('button', { name: `${rates.restore.replace('{{value}}', '1.5%')}: ${name}` }),
  );
  expect(kept()).toEqual([]);
  expect(screen.queryByText(rates.own)).toBeNull();
});

it('a figure that cannot be is kept, with a message', async () => {
  show();
  const field = fieldOf(rates.names.owner.upTo.replace('{{number}}', '1'));
  await userEvent.type(field, 'abc');
  expect(kept()).toEqual([{ key: 'owner.upTo1', value: 'abc' }]);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const [asked = ''] = errors.number.split('{{');
  expect(screen.getByText((text) => text.startsWith(asked))).toBeDefined();
});

it('with the first own figure the annex that marks it is ticked, and stays unticked after that', async () => {
  show();
  const annexes = () => store.getState().draft.finance.assumptions?.annexes;
  // No printed figure follows from it.
  await userEvent.type(fieldOf(`${rates.names.analysis.discountRate} (%)`), '8');
  expect(annexes()).toEqual([]);
  await userEvent.type(fieldOf(`${rates.names.vat.standard} (%)`), '20');
  expect(annexes()).toEqual(['rates']);
  change(store, (assumptions) => ({ ...assumptions, annexes: [] }));
  await userEvent.type(fieldOf(`${rates.names.vat.reduced} (%)`), '9');
  expect(annexes()).toEqual([]);
});

it('what is answered in a question of its own is not asked twice, unless it has to be corrected', () => {
  const name = rates.names.vat.periodMonths;
  const answer = (value: string) =>
    change(store, (assumptions) => ({
      ...assumptions,
      vat: { ...assumptions.vat, periodMonths: 1 },
      parameters: [{ key: 'vat.periodMonths', value }],
    }));
  show();
  expect(fieldOf(name)).toBeDefined();
  act(() => answer(''));
  expect(screen.queryByRole('textbox', { name })).toBeNull();
  act(() => answer('0'));
  expect(fieldOf(name).getAttribute('aria-invalid')).toBe('true');
});
