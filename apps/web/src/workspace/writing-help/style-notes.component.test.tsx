import { act, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { speakEnglish } from '../../shared/testing/components.tsx';
import { draftHandedIn, renderWithPlan } from '../plan-store/testing/draft-handed-in.tsx';
import StyleNotes from './style-notes.tsx';

let store = draftHandedIn();
beforeEach(() => {
  store = draftHandedIn();
});

beforeAll(speakEnglish);
afterEach(() => vi.useRealTimers());

const write = (text: string) => act(() => store.setField('mission', 'mission', text));
const isSeen = () => !screen.getByText(/words/).hasAttribute('data-old');

it('says nothing of a text that is being written on, and counts again a second after the last key', () => {
  vi.useFakeTimers();
  write('We bake bread.');
  renderWithPlan(
    store,
    <StyleNotes range={{ from: 20, to: 270 }} read={({ draft }) => String(draft.mission.mission)} />,
  );
  expect(screen.getByText(/3 words/)).toBeTruthy();
  expect(isSeen()).toBe(true);
  write('We bake bread and');
  expect(isSeen()).toBe(false);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByText(/4 words/)).toBeTruthy();
  expect(isSeen()).toBe(true);
});

it('points out a phrase that proves nothing, and a text that is too short', async () => {
  write('We are the market leader.');
  renderWithPlan(
    store,
    <StyleNotes range={{ from: 20, to: 270 }} read={({ draft }) => String(draft.mission.mission)} />,
  );
  expect(
    screen.getByText(i18next.t('fields:help.lengths.short', { count: 5, from: 20, to: 270 })),
  ).toBeTruthy();
  expect(
    await screen.findByText(i18next.t('fields:help.emptyPhrase', { phrase: 'market leader' })),
  ).toBeTruthy();
});
