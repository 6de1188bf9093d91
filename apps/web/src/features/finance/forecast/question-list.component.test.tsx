import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import spoken from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import { ASSUMPTION_LIMITS, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import i18next from 'i18next';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { speakEnglish, words } from '../../../shared/testing/components.tsx';
import { draftHandedIn, renderWithPlan } from '../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { WordsContext } from './forecast-words.ts';
import { QuestionList } from './question-list.tsx';
import { QUESTIONS } from './questions.ts';
import { TooLarge } from './too-large.ts';

let store = draftHandedIn();
beforeEach(() => {
  store = draftHandedIn();
});

beforeAll(speakEnglish);

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...newItem.person(`p${index}`), role: `Role ${index}` }));

function show(count: number, beyond = '') {
  const { finance } = store.getState().draft;
  const assumptions = { ...emptyAssumptions(), people: people(count) };
  store.setSection('finance', { ...finance, assumptions });
  const list = QUESTIONS.find(({ id }) => id === 'people')?.list;
  if (list === undefined) throw new Error('people are asked for');
  renderWithPlan(
    store,
    <WordsContext value={spoken}>
      <TooLarge value={beyond}>
        <QuestionList spec={{ ...list, fields: () => [] }} />
      </TooLarge>
    </WordsContext>,
  );
}

it('a line that is too large to count says so itself', () => {
  show(2, 'overheads.o1\npeople.p1');
  const line = (number: number) => {
    const item = screen.getByRole('button', { name: `Role ${number}` }).closest('li');
    if (item === null) throw new Error(`line ${number} is an item of a list`);
    return within(item);
  };
  expect(line(1).getByRole('alert').textContent).toBe(spoken.ui.tooLarge);
  expect(line(0).queryByRole('alert')).toBeNull();
});

it('a line is an item as in other sections: it moves by its menu, and names its place', async () => {
  show(3);
  await userEvent.click(
    screen.getByRole('button', { name: words('fields:list.actions').replace('{{item}}', 'Role 2') }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: words('fields:list.moveUp') }));
  const { assumptions } = store.getState().draft.finance;
  expect(assumptions?.people.map(({ role }) => role)).toEqual(['Role 0', 'Role 2', 'Role 1']);
});

it('a list that two people together made too long says so, and keeps all', () => {
  const limit = ASSUMPTION_LIMITS.people;
  show(limit + 1);
  const tooMany = i18next.t('fields:list.tooMany', { number: limit + 1, limit });
  expect(screen.getByText(tooMany).textContent).toContain(String(limit + 1));
  expect(screen.getAllByRole('button', { name: /^Role \d+$/ })).toHaveLength(limit + 1);
});

it('a list that becomes full says so beside its button, which keeps the focus and adds no more', async () => {
  show(ASSUMPTION_LIMITS.people - 1);
  const add = screen.getByRole('button', { name: spoken.ui.add });
  const status = document.getElementById(add.getAttribute('aria-describedby') ?? '');
  expect(status?.textContent).toBe('');
  await userEvent.click(add);
  expect(status?.textContent).toContain(String(ASSUMPTION_LIMITS.people));
  expect(document.activeElement).toBe(add);
  expect(add.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(add);
  const { assumptions } = store.getState().draft.finance;
  expect(assumptions?.people.length).toBe(ASSUMPTION_LIMITS.people);
});
