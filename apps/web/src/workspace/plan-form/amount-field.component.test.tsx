import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { speakEnglish, words } from '../../shared/testing/components.tsx';
import { draftHandedIn, renderWithPlan } from '../plan-store/testing/draft-handed-in.tsx';
import { AmountField } from './amount-field.tsx';

beforeAll(speakEnglish);
afterEach(() => vi.unstubAllGlobals());

const signKey = () => screen.queryByRole('button', { name: words('fields:sign') });

/** The field of the equity, with the focus, under a pointer of this kind. */
async function open(pointer: 'coarse' | 'fine') {
  const nothing = () => undefined;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(pointer),
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  const store = draftHandedIn();
  renderWithPlan(store, <AmountField section="finance" path="balance.ownFunds" />);
  const box = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.click(box);
  return { box, stored: () => store.getState().draft.finance.balance.ownFunds };
}

it('has a key for the minus that a phone lacks, for as long as it is typed in', async () => {
  const { box, stored } = await open('coarse');
  await userEvent.type(box, '1500');
  await userEvent.click(signKey() ?? box);
  expect(document.activeElement).toBe(box);
  expect(stored()).toBe('-1500');
  await userEvent.tab();
  expect(box.value).toBe('-1,500');
  expect(signKey()).toBeNull();
});

it('has none where there is a keyboard', async () => {
  await open('fine');
  expect(signKey()).toBeNull();
});
