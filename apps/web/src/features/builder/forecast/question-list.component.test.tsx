import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import spoken from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import { ASSUMPTION_LIMITS, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import { beforeAll, expect, it } from 'vitest';
import { renderInApplication, speakEnglish } from '../../../shared/testing/components.tsx';
import { draftStore } from '../../../workspace/drafts/this-tab.ts';
import { WordsContext } from './forecast-words.ts';
import { QuestionList } from './question-list.tsx';
import { QUESTIONS } from './questions.ts';
import { TooLarge } from './too-large.ts';

beforeAll(speakEnglish);

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...newItem.person(`p${index}`), role: `Role ${index}` }));

function show(count: number, beyond = '') {
  const { finance } = draftStore.getState().draft;
  const assumptions = { ...emptyAssumptions(), people: people(count) };
  draftStore.setSection('finance', { ...finance, assumptions });
  const list = QUESTIONS.find(({ id }) => id === 'people')?.list;
  if (list === undefined) throw new Error('people are asked for');
  renderInApplication(
    <WordsContext value={spoken}>
      <TooLarge value={beyond}>
        <QuestionList spec={{ ...list, fields: () => [] }} />
      </TooLarge>
    </WordsContext>,
  );
}

it('a line that is too large to count says so itself', () => {
  show(2, 'overheads.o1\npeople.p1');
  const line = (number: number) => within(screen.getByRole('group', { name: `Role ${number}` }));
  expect(line(1).getByRole('alert').textContent).toBe(spoken.ui.tooLarge);
  expect(line(0).queryByRole('alert')).toBeNull();
});

it('a list that becomes full says so beside its button, which keeps the focus and adds no more', async () => {
  show(ASSUMPTION_LIMITS.people - 1);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  const add = screen.getByRole('button', { name: spoken.ui.add });
  await userEvent.click(add);
  expect(status.textContent).toContain(String(ASSUMPTION_LIMITS.people));
  expect(document.activeElement).toBe(add);
  expect(add.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(add);
  const { assumptions } = draftStore.getState().draft.finance;
  expect(assumptions?.people.length).toBe(ASSUMPTION_LIMITS.people);
});
