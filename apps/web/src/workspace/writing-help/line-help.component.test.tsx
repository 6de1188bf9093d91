import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { speakEnglish } from '../../shared/testing/components.tsx';
import { draftHandedIn, renderWithPlan } from '../plan-store/testing/draft-handed-in.tsx';
import { LineHelp } from './line-help.tsx';

let store = draftHandedIn();
beforeEach(() => {
  store = draftHandedIn();
});

beforeAll(speakEnglish);
beforeEach(() => {
  renderWithPlan(
    store,
    <LineHelp section="general" path="companyName" label="Company name" control="line">
      <input id="line" aria-label="Company name" />
    </LineHelp>,
  );
});

const line = () => screen.getByRole('textbox', { name: 'Company name' });
const panel = () => screen.queryByRole('region');

async function openedByKey() {
  line().focus();
  await userEvent.keyboard('{F1}');
  return within(screen.getByRole('region')).findByRole('combobox');
}

it('help with a line opens by key, says so, and leaves the focus in the line', async () => {
  await openedByKey();
  expect(document.activeElement).toBe(line());
  const spoken = document.querySelector('[aria-live="polite"]');
  expect(spoken?.textContent).toBe(panel()?.getAttribute('aria-label'));
  await userEvent.keyboard('{F1}');
  expect(panel()).toBeNull();
  expect(spoken?.textContent).toBe('');
});

it('help that is closed from within gives the focus back to its line', async () => {
  const kind = await openedByKey();
  kind.focus();
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(line());
});

it('a control of the help asks for no help itself', async () => {
  const kind = await openedByKey();
  kind.focus();
  expect(kind.getAttribute('aria-keyshortcuts')).toBeNull();
  expect(line().getAttribute('aria-keyshortcuts')).toBe('F1');
  await userEvent.keyboard('{F1}');
  expect(panel()).not.toBeNull();
});
