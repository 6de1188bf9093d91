import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from './draft.ts';
import type { LeftPart } from './draft-now.ts';
import { createDraftStore, SAVE_DELAY } from './draft-store.ts';
import { FIRST_DRAFT } from './stored-record.ts';
import { FakeStorage } from './testing/fake-storage.ts';

const missionOf = (store: ReturnType<typeof createDraftStore>) => store.getState().draft.mission.mission;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('two drafts', () => {
  const withMission = (mission: string) => ({
    ...emptyDraft(),
    mission: { ...emptyDraft().mission, mission },
  });

  it('keeps what is not written of the draft left for that draft, and out of the one that takes its place', () => {
    const storage = new FakeStorage();
    const [a, b] = [createDraftStore(storage, 'a'), createDraftStore(storage, 'b')];
    const left: LeftPart[] = [];
    a.keepLeftWith((part) => left.push(part) > 0);
    a.setField('mission', 'mission', 'Of the first');
    a.flush();
    b.refresh();
    a.setField('mission', 'mission', 'Of the first, and more');
    b.replaceDraft(withMission('Of the second'), 'second');
    a.refresh('form.mission');
    expect(a.draftId()).toBe('second');
    expect(missionOf(a)).toBe('Of the second');
    expect(a.getState().conflicts).toEqual({});
    expect(left).toMatchObject([
      {
        draft: FIRST_DRAFT,
        part: 'mission',
        data: { mission: 'Of the first, and more' },
        base: { mission: 'Of the first' },
      },
    ]);
    a.flush();
    expect(missionOf(createDraftStore(storage, 'c'))).toBe('Of the second');
  });

  it('asks about text of a draft that no plan keeps', () => {
    const storage = new FakeStorage();
    const [a, b] = [createDraftStore(storage, 'a'), createDraftStore(storage, 'b')];
    a.setField('mission', 'mission', 'A visitor’s');
    b.replaceDraft(withMission('A sample'), 'sample');
    a.flush();
    expect(a.getState().conflicts.mission).toMatchObject({
      mine: { mission: 'A visitor’s' },
      theirs: { mission: 'A sample' },
    });
  });

  it('takes up no version that was set aside in another draft', () => {
    const storage = new FakeStorage();
    const [a, b] = [createDraftStore(storage, 'a'), createDraftStore(storage, 'b')];
    a.setField('mission', 'mission', 'From a');
    b.setField('mission', 'mission', 'From b');
    a.flush();
    b.flush();
    a.replaceDraft(withMission('Of the second'), 'second');
    const later = createDraftStore(storage, 'c');
    expect(later.getState().conflicts).toEqual({});
    expect(missionOf(later)).toBe('Of the second');
  });

  it('tells of a draft that another tab has put in its place', () => {
    const storage = new FakeStorage();
    const [a, b] = [createDraftStore(storage, 'a'), createDraftStore(storage, 'b')];
    const replaced = vi.fn();
    a.onReplaced(replaced);
    b.setField('mission', 'mission', 'From b');
    b.flush();
    a.refresh('form.mission');
    expect(replaced).not.toHaveBeenCalled();
    const undo = b.replaceDraft(withMission('Of the second'), 'second');
    a.refresh('form.mission');
    expect(replaced).toHaveBeenCalledOnce();
    undo();
    a.refresh();
    expect(missionOf(a)).toBe('From b');
    expect(a.draftId()).toBe(FIRST_DRAFT);
  });
});

describe('a storage that is cleared while the draft is open', () => {
  it('gets everything back, with the next word or when the page goes', () => {
    const storage = new FakeStorage();
    const store = createDraftStore(storage, 'a');
    store.setField('mission', 'mission', 'Kept');
    store.setField('summary', 'summary', 'Kept too');
    store.flush();
    storage.texts.clear();
    store.setField('mission', 'mission', 'Kept, and more');
    vi.advanceTimersByTime(SAVE_DELAY);
    const later = createDraftStore(storage, 'b');
    expect(missionOf(later)).toBe('Kept, and more');
    expect(later.getState().draft.summary.summary).toBe('Kept too');
    storage.texts.clear();
    store.flush();
    expect(missionOf(createDraftStore(storage, 'c'))).toBe('Kept, and more');
  });

  it('gets it back from whichever tab hears of it, without a question', () => {
    const storage = new FakeStorage();
    const [a, b] = [createDraftStore(storage, 'a'), createDraftStore(storage, 'b')];
    a.setField('mission', 'mission', 'Kept');
    a.flush();
    b.refresh();
    storage.texts.clear();
    b.refresh(null);
    a.setField('mission', 'mission', 'Kept, and more');
    a.flush();
    b.refresh();
    expect(missionOf(createDraftStore(storage, 'c'))).toBe('Kept, and more');
    expect([a, b].map((store) => [missionOf(store), store.getState().conflicts])).toEqual([
      ['Kept, and more', {}],
      ['Kept, and more', {}],
    ]);
  });

  it('gets both versions of a conflict back', () => {
    const storage = new FakeStorage();
    const [a, b] = [createDraftStore(storage, 'a'), createDraftStore(storage, 'b')];
    a.setField('mission', 'mission', 'From a');
    b.setField('mission', 'mission', 'From b');
    a.flush();
    b.flush();
    storage.texts.clear();
    b.flush();
    expect(createDraftStore(storage, 'c').getState().conflicts.mission).toMatchObject({
      mine: { mission: 'From b' },
      theirs: { mission: 'From a' },
    });
  });
});
