import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import spoken from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { newItem } from '@trazo/plan/finance/assumptions/new-items';
import { beforeAll, expect, it } from 'vitest';
import { speakEnglish } from '../../../../shared/testing/components.tsx';
import { draftHandedIn, renderWithPlan } from '../../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { ANSWERED, planWith } from '../../testing/answered-plan.ts';
import { say } from '../forecast-words.ts';
import { LateDoubts } from './late-doubts.tsx';

const { doubts: words, rates, strip } = spoken;

beforeAll(speakEnglish);

function show(answers: Partial<Assumptions>, plan = planWith({ ...ANSWERED, ...answers })) {
  const store = draftHandedIn(plan);
  const serious: number[] = [];
  renderWithPlan(store, <LateDoubts onFound={(found) => serious.push(found)} />);
  return { store, serious };
}

const UNPAID = {
  people: [
    { ...newItem.person('assistant'), role: 'Assistant', insuredAs: 'owner' as const },
    { ...newItem.person('baker'), role: 'Baker', gross: '1800' },
  ],
};
const SENTENCE = 'Assistant: works without pay. Enter the pay or say why there is none.';
const named = (label: string) => say(spoken.ui.labelled, { label, value: SENTENCE });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('a doubt says its figures, leads to its question, and stays quiet once a reason was given', async () => {
  const { store, serious } = show(UNPAID);
  const line = within((await screen.findByText(SENTENCE)).closest('li') ?? document.body);
  expect(line.getByRole('link').getAttribute('href')).toMatch(/section=finance#finance\.question\.wages$/);
  await waitFor(() => expect(serious.at(-1)).toBe(document.querySelectorAll('li[data-serious]').length));
  await press(named(words.keep));
  await userEvent.type(screen.getByLabelText(words.other), 'My brother{Enter}');
  expect(store.getState().draft.finance.assumptions?.dismissed).toEqual([
    { check: 'unpaid', about: 'assistant', size: '1', reason: 'My brother' },
  ]);
  expect(screen.queryByRole('button', { name: named(words.keep) })).toBeNull();
  expect(screen.getByText('My brother')).toBeTruthy();
  await userEvent.click(screen.getByText('You said these are right: 1'));
  await press(named(words.again));
  expect(store.getState().draft.finance.assumptions?.dismissed).toEqual([]);
  await press(named(words.keep));
  await press(words.reasons.usual);
  expect(store.getState().draft.finance.assumptions?.dismissed[0]?.reason).toBe(words.reasons.usual);
});

it('what figures wait for is named, and leads to where it is answered', async () => {
  const { general, ...plan } = planWith(ANSWERED);
  show({}, { ...plan, ...(general && { general: { ...general, country: 'other' as const } }) });
  const name = rates.names.vat.standard;
  await waitFor(() => expect(screen.getByText(strip.incomplete)).toBeTruthy());
  expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/#finance\.rate\.vat\.standard$/);
  expect(screen.queryByRole('heading', { name: words.title })).toBeNull();
});
