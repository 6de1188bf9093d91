import { expect, it, vi } from 'vitest';
import { emptyDraft } from './draft.ts';
import { undoOnce } from './offer-undo.ts';
import { draftHandedIn } from './testing/draft-handed-in.tsx';

const storeWith = (mission: string) => {
  const store = draftHandedIn();
  store.setField('mission', 'mission', mission);
  return store;
};

it('acts once, however often it is asked to', () => {
  const undo = vi.fn();
  const onOver = vi.fn();
  const { act } = undoOnce(storeWith('Mine'), undo, onOver);
  act();
  act();
  expect(undo).toHaveBeenCalledOnce();
  expect(onOver).toHaveBeenCalledOnce();
});

it('outlives changes of its draft, and lapses when another draft replaces it', () => {
  const store = storeWith('Mine');
  const undo = vi.fn();
  const onOver = vi.fn();
  const { act } = undoOnce(store, undo, onOver);
  store.setField('mission', 'mission', 'Mine, longer');
  expect(onOver).not.toHaveBeenCalled();
  store.replaceDraft(emptyDraft());
  expect(onOver).toHaveBeenCalledOnce();
  act();
  expect(undo).not.toHaveBeenCalled();
});

it('takes back a replacement, and with it whatever was offered since', () => {
  const store = storeWith('Mine');
  const { act } = undoOnce(store, store.replaceDraft(emptyDraft()), () => undefined);
  const later = vi.fn();
  const inTheEmptyOne = undoOnce(store, later, () => undefined);
  act();
  expect(store.getState().draft.mission.mission).toBe('Mine');
  inTheEmptyOne.act();
  expect(later).not.toHaveBeenCalled();
});
