import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnFont } from '@trazo/plan/theme/own-font';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { speakEnglish, words } from '../../shared/testing/components.tsx';
import { draftHandedIn, renderWithPlan } from '../plan-store/testing/draft-handed-in.tsx';
import { OwnFontChoice } from './own-font-choice.tsx';

let store = draftHandedIn();
beforeEach(() => {
  store = draftHandedIn();
});

beforeAll(speakEnglish);

const OURS: OwnFont = { file: `font:${'a'.repeat(64)}`, name: 'Ours', use: 'all', lacks: '', licensed: true };

const setOwnFont = (ownFont: OwnFont | null) => store.setTheme({ ...store.getState().draft.theme, ownFont });
const title = () => screen.getByRole('heading', { name: words('viewer:ownFont.title') });

beforeEach(() => setOwnFont(null));

it('hands the focus to its title when the control that had it is gone', async () => {
  renderWithPlan(store, <OwnFontChoice />);
  await userEvent.click(screen.getByRole('checkbox'));
  act(() => setOwnFont(OURS));
  expect(document.activeElement).toBe(title());
  await userEvent.click(screen.getByRole('button', { name: words('viewer:ownFont.remove') }));
  expect(store.getState().draft.theme.ownFont).toBeNull();
  expect(document.activeElement).toBe(title());
});

it('leaves the focus where it went meanwhile', () => {
  renderWithPlan(
    store,
    <>
      <OwnFontChoice />
      <input aria-label="elsewhere" />
    </>,
  );
  screen.getByLabelText('elsewhere').focus();
  act(() => setOwnFont(OURS));
  expect(document.activeElement).toBe(screen.getByLabelText('elsewhere'));
});

it('takes the same file again after it was refused', async () => {
  const { container } = renderWithPlan(store, <OwnFontChoice />);
  await userEvent.click(screen.getByRole('checkbox'));
  const input = container.ownerDocument.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no file can be chosen');
  // One that is refused before any server is asked.
  const large = new File([new Uint8Array(2_000_001)], 'ours.ttf', { type: 'font/ttf' });
  for (let time = 0; time < 2; time++) {
    await userEvent.upload(input, large);
    expect(await screen.findByRole('alert')).not.toBeNull();
    expect(input.value).toBe('');
  }
});
