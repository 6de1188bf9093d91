import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoticeLayer } from './notice-layer.tsx';
import { NOTICE_LIFETIME } from './notice-lifetime.ts';
import { noticesNow, removeNotice, showNotice } from './notices.ts';

beforeEach(() => {
  // What another test has left waiting would come back.
  for (const { id } of noticesNow()) removeNotice(id);
  vi.useFakeTimers();
  render(<NoticeLayer />);
});
afterEach(() => vi.useRealTimers());

const passes = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const notice = () => screen.queryByRole('button');
const fail = () =>
  act(() => void showNotice({ tone: 'error', text: 'Not copied', detail: 'The server is busy.' }));

it('a failure is announced with its reason, and leaves by itself', () => {
  fail();
  expect(screen.getByRole('alert').textContent).toBe('Not copiedThe server is busy.');
  expect(screen.getByRole('status').textContent).toBe('');
  passes(NOTICE_LIFETIME - 1);
  expect(notice()).not.toBeNull();
  passes(1);
  expect(notice()).toBeNull();
});

it('a notice stays while it is pointed at or focused, and has its whole time after that', () => {
  fail();
  const card = screen.getByRole('button').parentElement;
  if (card === null) throw new Error('a notice is a card');
  fireEvent.pointerEnter(card);
  passes(10 * NOTICE_LIFETIME);
  act(() => screen.getByRole('button').focus());
  fireEvent.pointerLeave(card);
  passes(10 * NOTICE_LIFETIME);
  expect(notice()).not.toBeNull();
  act(() => screen.getByRole('button').blur());
  passes(NOTICE_LIFETIME - 1);
  expect(notice()).not.toBeNull();
  passes(1);
  expect(notice()).toBeNull();
});

it('a click and Escape remove it', () => {
  fail();
  fireEvent.click(screen.getByRole('button'));
  expect(notice()).toBeNull();
  fail();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(notice()).toBeNull();
});

it('the second half of a double click on its action reaches nothing beneath, however late it is handled', () => {
  const reached = vi.fn();
  const beneath = document.createElement('button');
  beneath.addEventListener('click', reached);
  document.body.append(beneath);
  act(() => void showNotice({ tone: 'success', text: 'Deleted', action: { label: 'Undo', act: vi.fn() } }));
  fireEvent.click(screen.getByText('Undo'), { detail: 1 });
  passes(5_000);
  fireEvent.mouseDown(beneath, { detail: 2 });
  fireEvent.click(beneath, { detail: 2 });
  expect(reached).not.toHaveBeenCalled();
  fireEvent.mouseDown(beneath, { detail: 1 });
  fireEvent.click(beneath, { detail: 1 });
  expect(reached).toHaveBeenCalledTimes(1);
  beneath.remove();
});
