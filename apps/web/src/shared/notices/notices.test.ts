import { beforeEach, expect, it, vi } from 'vitest';
import { noticesNow, removeNotice, showNotice } from './notices.ts';

const shown = () => noticesNow().at(-1);
const removeShown = () => removeNotice(shown()?.id ?? Number.NaN);

beforeEach(() => {
  for (const { id } of noticesNow()) removeNotice(id);
});

it('shows the newest notice; what only informed does not come back', () => {
  const onGone = vi.fn();
  showNotice({ tone: 'success', text: 'Saved', onGone });
  showNotice({ tone: 'neutral', text: 'Signed out' });
  expect(shown()?.text).toBe('Signed out');
  expect(onGone).toHaveBeenCalledOnce();
  removeShown();
  expect(shown()).toBeUndefined();
});

it('brings an error and an offer to act back when the newer notice has gone', () => {
  const onGone = vi.fn();
  showNotice({ tone: 'error', text: 'Not saved' });
  showNotice({ tone: 'neutral', text: 'Removed', action: { label: 'Undo', act: vi.fn() }, onGone });
  showNotice({ tone: 'success', text: 'Copied' });
  expect(onGone).not.toHaveBeenCalled();
  removeShown();
  expect(shown()?.text).toBe('Removed');
  removeShown();
  expect(onGone).toHaveBeenCalledOnce();
  expect(shown()?.text).toBe('Not saved');
  removeShown();
  expect(shown()).toBeUndefined();
});

it('never shows the same words twice', () => {
  showNotice({ tone: 'error', text: 'Not saved' });
  showNotice({ tone: 'error', text: 'Not saved', detail: 'The disk is full.' });
  expect(noticesNow()).toMatchObject([{ text: 'Not saved', detail: 'The disk is full.' }]);
});

it('can be taken back by its cause, also while another covers it', () => {
  const remove = showNotice({ tone: 'neutral', text: 'Removed', action: { label: 'Undo', act: vi.fn() } });
  showNotice({ tone: 'success', text: 'Copied' });
  remove();
  remove();
  expect(noticesNow()).toMatchObject([{ text: 'Copied' }]);
});
