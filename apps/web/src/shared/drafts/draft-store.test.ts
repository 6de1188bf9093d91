import { plainTextOf } from '@trazo/plan/rich-text/plain-text';
import { defaultTheme } from '@trazo/plan/theme/theme';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from './draft.ts';
import { createDraftStore, SAVE_DELAY } from './draft-store.ts';
import { FakeStorage } from './testing/fake-storage.ts';

const missionOf = (store: ReturnType<typeof createDraftStore>) => store.getState().draft.mission.mission;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('one tab', () => {
  it('writes one second after the last change and reads it back', () => {
    const storage = new FakeStorage();
    const store = createDraftStore(storage, 'a');
    store.setField('mission', 'mission', 'To draw a line');
    vi.advanceTimersByTime(999);
    expect(storage.texts.size).toBe(0);
    expect(store.getState().saving).toEqual({ kind: 'saving' });
    vi.advanceTimersByTime(1);
    expect(store.getState().saving).toEqual({ kind: 'saved' });
    expect([...storage.texts.keys()]).toEqual(['form.mission']);
    expect(missionOf(createDraftStore(storage, 'b'))).toBe('To draw a line');
  });

  it('writes every second while somebody types without a pause, and says so when typing rests', () => {
    const storage = new FakeStorage();
    const store = createDraftStore(storage, 'a');
    const text = 'To draw a line, and then another';
    for (let typed = 1; typed <= text.length; typed += 1) {
      store.setField('mission', 'mission', text.slice(0, typed));
      vi.advanceTimersByTime(SAVE_DELAY / 4);
      const kept = plainTextOf(missionOf(createDraftStore(storage, 'b')));
      expect(kept.length).toBeGreaterThan(typed - 4);
      expect(store.getState().saving).toEqual({ kind: 'saving' });
    }
    vi.advanceTimersByTime(SAVE_DELAY);
    expect(store.getState().saving).toEqual({ kind: 'saved' });
    expect(missionOf(createDraftStore(storage, 'b'))).toBe(text);
  });

  it('takes a first theme only while nobody has chosen one or written anything', () => {
    const themeOf = (store: ReturnType<typeof createDraftStore>) => store.getState().draft.theme;
    const [german, french] = [defaultTheme(1, 'de'), defaultTheme(2, 'fr')];
    const storage = new FakeStorage();
    const begun = createDraftStore(storage, 'a');
    begun.offerTheme(german);
    begun.flush();
    expect(storage.texts.size).toBe(0);
    begun.offerTheme(french);
    expect(themeOf(begun)).toEqual(french);
    begun.setField('mission', 'mission', 'Dessiner');
    begun.offerTheme(german);
    begun.flush();
    const again = createDraftStore(storage, 'b');
    again.setField('mission', 'mission', '');
    again.offerTheme(german);
    expect(themeOf(again)).toEqual(french);
    const shelf = new FakeStorage();
    const filled = createDraftStore(shelf, 'c');
    filled.offerTheme(german);
    filled.replaceDraft({ ...begun.getState().draft, theme: themeOf(filled) });
    expect(themeOf(createDraftStore(shelf, 'd'))).toEqual(german);
    const written = createDraftStore(new FakeStorage(), 'c');
    written.setField('mission', 'mission', 'Dibujar');
    written.offerTheme(german);
    expect(themeOf(written).language).toBe('es');
  });

  it('replaces only the part that changed', () => {
    const store = createDraftStore(new FakeStorage(), 'a');
    const before = store.getState().draft;
    store.setField('mission', 'vision', 'Far');
    expect(store.getState().draft.team).toBe(before.team);
    expect(store.getState().draft.mission).not.toBe(before.mission);
  });

  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'blocked'],
  ] as const)('says %s and goes on in memory', (trouble, reason) => {
    const storage = new FakeStorage();
    storage.trouble = trouble;
    const store = createDraftStore(storage, 'a');
    store.setField('mission', 'mission', 'Kept in memory');
    store.flush();
    expect(store.getState().saving).toEqual({ kind: 'notSaved', reason });
    expect(missionOf(store)).toBe('Kept in memory');
    storage.trouble = undefined;
    store.flush();
    expect(store.getState().saving).toEqual({ kind: 'saved' });
    expect(missionOf(createDraftStore(storage, 'b'))).toBe('Kept in memory');
  });

  it('works without any storage', () => {
    const store = createDraftStore(undefined, 'a');
    store.setField('mission', 'mission', 'x');
    store.flush();
    expect(store.getState().saving).toEqual({ kind: 'notSaved', reason: 'blocked' });
    expect(missionOf(store)).toBe('x');
  });

  it('keeps unreadable text under a recovery key before writing over it', () => {
    const storage = new FakeStorage();
    storage.texts.set('form.mission', '{"half');
    const store = createDraftStore(storage, 'a');
    expect(store.getState().recovered).toEqual(['mission']);
    store.setField('mission', 'mission', 'New');
    store.flush();
    expect([...storage.texts.values()]).toContain('{"half');
    expect(missionOf(createDraftStore(storage, 'b'))).toBe('New');
  });

  it('recovers the valid fields of a damaged section', () => {
    const storage = new FakeStorage();
    const data = { mission: 'Good', vision: 7, values: 'Fine', stranger: true };
    const raw = JSON.stringify({ version: 1, writer: 'old', seen: { old: 1 }, data });
    storage.texts.set('form.mission', raw);
    const store = createDraftStore(storage, 'a');
    expect(store.getState().draft.mission).toEqual({ mission: 'Good', vision: '', values: 'Fine' });
    expect([...storage.texts.values()].filter((text) => text === raw)).toHaveLength(2);
  });

  it('never writes over damaged text it could not keep', () => {
    const storage = new FakeStorage();
    storage.texts.set('form.mission', 'broken');
    storage.trouble = 'QuotaExceededError';
    const store = createDraftStore(storage, 'a');
    store.setField('mission', 'mission', 'New');
    store.flush();
    expect(storage.texts.get('form.mission')).toBe('broken');
    expect(store.getState().saving).toEqual({ kind: 'notSaved', reason: 'full' });
  });

  it('keeps a text of the wrong form as it was typed', () => {
    const storage = new FakeStorage();
    const first = createDraftStore(storage, 'a');
    first.setField('competition', 'marketSize', 'about 12');
    first.setField('summary', 'summary', 'x'.repeat(30_001));
    first.flush();
    const { draft, recovered } = createDraftStore(storage, 'b').getState();
    expect(draft.competition.marketSize).toBe('about 12');
    expect(draft.summary.summary).toHaveLength(30_001);
    expect(recovered).toEqual([]);
  });

  it('puts a replaced draft back', () => {
    const storage = new FakeStorage();
    const store = createDraftStore(storage, 'a');
    store.setField('mission', 'mission', 'Mine');
    const undo = store.replaceDraft(emptyDraft());
    expect(missionOf(createDraftStore(storage, 'b'))).toBe('');
    undo();
    expect(missionOf(createDraftStore(storage, 'c'))).toBe('Mine');
  });
});

describe('two tabs', () => {
  it('takes in the other tab’s change when it has none of its own', () => {
    const storage = new FakeStorage();
    const [a, b] = [createDraftStore(storage, 'a'), createDraftStore(storage, 'b')];
    a.setField('mission', 'mission', 'From a');
    a.flush();
    b.refresh('form.mission');
    expect(missionOf(b)).toBe('From a');
    expect(b.getState().conflicts).toEqual({});
  });

  it('keeps both versions until someone chooses', () => {
    const storage = new FakeStorage();
    const [a, b] = [createDraftStore(storage, 'a'), createDraftStore(storage, 'b')];
    a.setField('mission', 'mission', 'From a');
    b.setField('mission', 'mission', 'From b');
    a.flush();
    b.flush();
    expect(b.getState().conflicts.mission).toMatchObject({
      mine: { mission: 'From b' },
      theirs: { mission: 'From a' },
    });
    b.resolveConflict('mission', 'mine');
    a.refresh();
    expect(missionOf(a)).toBe('From b');
    expect([...storage.texts.keys()]).toEqual(['form.mission']);
  });

  it('keeps the version set aside until the choice is written', () => {
    const storage = new FakeStorage();
    const [a, b] = [createDraftStore(storage, 'a'), createDraftStore(storage, 'b')];
    a.setField('mission', 'mission', 'From a');
    b.setField('mission', 'mission', 'From b');
    a.flush();
    b.flush();
    storage.trouble = 'QuotaExceededError';
    b.resolveConflict('mission', 'mine');
    storage.trouble = undefined;
    expect(createDraftStore(storage, 'c').getState().conflicts.mission).toMatchObject({
      mine: { mission: 'From b' },
      theirs: { mission: 'From a' },
    });
  });

  it('finds the version of a tab that closed in the middle of a conflict', () => {
    const storage = new FakeStorage();
    const [a, b] = [createDraftStore(storage, 'a'), createDraftStore(storage, 'b')];
    a.setField('mission', 'mission', 'From a');
    b.setField('mission', 'mission', 'From b');
    a.flush();
    b.flush();
    const { conflicts } = createDraftStore(storage, 'c').getState();
    expect(conflicts.mission).toMatchObject({ mine: { mission: 'From b' }, theirs: { mission: 'From a' } });
  });

  it('asks about each version that closed tabs have left, one after the other', () => {
    const storage = new FakeStorage();
    const [a, b, c] = ['a', 'b', 'c'].map((id) => createDraftStore(storage, id));
    for (const [store, words] of [
      [a, 'From a'],
      [b, 'From b'],
      [c, 'From c'],
    ] as const) {
      store?.setField('mission', 'mission', words);
      store?.flush();
    }
    const later = createDraftStore(storage, 'd');
    expect(later.getState().conflicts.mission).toMatchObject({
      mine: { mission: 'From b' },
      theirs: { mission: 'From a' },
    });
    later.resolveConflict('mission', 'mine');
    expect(later.getState().conflicts.mission).toMatchObject({
      mine: { mission: 'From c' },
      theirs: { mission: 'From b' },
    });
    later.resolveConflict('mission', 'theirs');
    expect(missionOf(createDraftStore(storage, 'e'))).toBe('From b');
    expect([...storage.texts.keys()]).toEqual(['form.mission']);
  });

  it('loses no acknowledged text, whatever the order of edits, writes, events and crashes', () => {
    const step = fc.record({
      tab: fc.constantFrom(0, 1),
      act: fc.constantFrom('type', 'type', 'flush', 'refresh', 'crash', 'full', 'room'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const storage = new FakeStorage();
        let tabs = 0;
        const open = () => {
          tabs += 1;
          return createDraftStore(storage, `t${tabs}`);
        };
        const stores: [DraftStoreOfTest, DraftStoreOfTest] = [open(), open()];
        const acknowledged = new Set<string>();
        const unacknowledged: [Set<string>, Set<string>] = [new Set(), new Set()];
        let word = 0;
        for (const { tab, act } of steps) {
          const index = tab === 0 ? 0 : 1;
          const store = stores[index];
          const mine = unacknowledged[index];
          if (act === 'type') {
            word += 1;
            store.setField('mission', 'mission', `${missionOf(store)} w${word};`);
            mine.add(`w${word};`);
          } else if (act === 'flush') store.flush();
          else if (act === 'refresh') store.refresh();
          else if (act === 'crash') {
            stores[index] = open();
            mine.clear();
          } else storage.trouble = act === 'full' ? 'QuotaExceededError' : undefined;
          if (stores[index].getState().saving.kind === 'saved') {
            for (const text of mine) acknowledged.add(text);
            mine.clear();
          }
        }
        const everywhere = [
          ...storage.texts.values(),
          ...stores.map((store) => JSON.stringify(store.getState())),
        ];
        const kept = everywhere.join('\n');
        for (const text of acknowledged) expect(kept).toContain(text);
      }),
      { numRuns: 500 },
    );
  });
});

type DraftStoreOfTest = ReturnType<typeof createDraftStore>;
