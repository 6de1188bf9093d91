import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderInApplication, speakEnglish, words } from '../testing/components.tsx';
import { HANDS, pressBy } from '../testing/hands.ts';
import { CalendarButton } from './calendar-button.tsx';

beforeAll(speakEnglish);

const button = () => screen.getByRole('button', { name: words('fields:date.open') });

describe.each(HANDS)('a calendar, by %s', (hand) => {
  it('opens, turns its page and gives the day that is picked', async () => {
    const onPick = vi.fn();
    renderInApplication(<CalendarButton value="2027-03-15" onPick={onPick} />);
    await pressBy(hand, button());
    await screen.findByRole('button', { name: '15 March 2027' });
    await pressBy(hand, screen.getByRole('button', { name: words('fields:date.nextMonth') }));
    await screen.findByRole('button', { name: '30 April 2027' });
    // Tab leads to the days, arrows among them.
    if (hand === 'keyboard') await userEvent.tab();
    await pressBy(hand, screen.getByRole('button', { name: '1 April 2027' }), '{ArrowRight}');
    expect(onPick.mock.calls).toEqual([['2027-04-01']]);
    await vi.waitFor(() => expect(document.activeElement).toBe(button()));
    expect(screen.queryByRole('button', { name: '1 April 2027' })).toBeNull();
  });

  it('gives the first day of a month', async () => {
    const onPick = vi.fn();
    renderInApplication(<CalendarButton unit="month" value="2027-03-01" onPick={onPick} />);
    await pressBy(hand, button());
    await pressBy(hand, await screen.findByRole('button', { name: /^Apr/ }), '{ArrowRight}');
    expect(onPick.mock.calls).toEqual([['2027-04-01']]);
  });
});

it('closes with Escape and picks nothing', async () => {
  const onPick = vi.fn();
  renderInApplication(<CalendarButton value="2027-03-15" onPick={onPick} />);
  await pressBy('keyboard', button());
  await screen.findByRole('button', { name: '15 March 2027' });
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: '15 March 2027' })).toBeNull());
  expect(document.activeElement).toBe(button());
  expect(onPick).not.toHaveBeenCalled();
});

it('opens over no field that was gone on to while it was fetched', async () => {
  renderInApplication(
    <>
      <CalendarButton value="2027-03-15" onPick={() => undefined} />
      <input aria-label="Elsewhere" />
    </>,
  );
  const elsewhere = screen.getByRole('textbox');
  const asked = button();
  act(() => {
    asked.click();
    elsewhere.focus();
  });
  await expect.poll(() => asked.isConnected).toBe(false);
  expect(document.activeElement).toBe(elsewhere);
  expect(button().getAttribute('aria-expanded')).toBe('false');
});

it.each([
  ['the page', () => screen.getByRole('main')],
  ['the box beside it', () => screen.getByRole('textbox')],
])('opens where a click leaves the focus in %s, as some browsers do', async (_where, holder) => {
  renderInApplication(
    <main tabIndex={-1}>
      <input />
      <CalendarButton value="2027-03-15" onPick={() => undefined} />
    </main>,
  );
  act(() => {
    holder().focus();
    button().click();
  });
  expect(await screen.findByRole('button', { name: '15 March 2027' })).toBeTruthy();
});
