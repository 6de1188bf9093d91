import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderInApplication, speakEnglish } from '../../../shared/testing/components.tsx';
import { Part } from './part.tsx';

beforeAll(speakEnglish);
afterEach(() => vi.unstubAllGlobals());

/** A screen that can be turned. */
function screenThat(isPhone: boolean) {
  const seen = new Set<(event: { matches: boolean }) => void>();
  let matches = isPhone;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return matches;
    },
    addEventListener: (_: string, see: (event: { matches: boolean }) => void) => seen.add(see),
    removeEventListener: (_: string, see: (event: { matches: boolean }) => void) => seen.delete(see),
  }));
  return (next: boolean) =>
    act(() => {
      matches = next;
      for (const see of seen) see({ matches });
    });
}

const show = () =>
  renderInApplication(
    <Part title="Balance" isFilled>
      <input aria-label="Stock" />
    </Part>,
  );

it('a filled part stays open under the hand when the phone is turned', () => {
  const turn = screenThat(false);
  show();
  const field = screen.getByRole('textbox', { name: 'Stock' });
  field.focus();
  turn(true);
  expect(screen.getByRole('button', { name: 'Balance' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'Stock' })).toBe(document.activeElement);
});

it('a filled part is folded at first on a phone, and again by hand', async () => {
  screenThat(true);
  show();
  expect(screen.queryByRole('textbox')).toBeNull();
  const fold = screen.getByRole('button', { name: 'Balance' });
  await userEvent.click(fold);
  expect(screen.getByRole('textbox', { name: 'Stock' })).toBeTruthy();
  await userEvent.click(fold);
  expect(screen.queryByRole('textbox')).toBeNull();
});
