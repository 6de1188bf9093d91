import { plainTextOf } from '@trazo/plan/rich-text/plain-text';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from './draft.ts';
import { type DraftStore, SAVE_DELAY } from './draft-store.ts';
import { FakeBrowser, settle } from './testing/fake-browser.ts';
import { flush, missionOf, reopened, write } from './testing/mission.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('one tab', () => {
  it('writes one second after the last change and reads it back', async () => {
    const browser = new FakeBrowser();
    const tab = browser.openTab();
    write(tab, 'To draw a line');
    vi.advanceTimersByTime(999);
    expect(browser.texts.join()).not.toContain('To draw a line');
    expect(tab.drafts.getState().saving).toEqual({ kind: 'saving' });
    vi.advanceTimersByTime(1);
    expect(tab.drafts.getState().saving).toEqual({ kind: 'saved' });
    expect(browser.storage.texts.get('form.mission')).toContain('To draw a line');
    await settle();
    expect(browser.keys).toEqual(['form.mission']);
    expect(missionOf(await reopened(browser))).toBe('To draw a line');
  });

  it('writes every second during unbroken typing, and says so when typing rests', async () => {
    const browser = new FakeBrowser();
    const tab = browser.openTab();
    const text = 'To draw a line, and then another';
    for (let typed = 1; typed <= text.length; typed += 1) {
      write(tab, text.slice(0, typed));
      vi.advanceTimersByTime(SAVE_DELAY / 4);
      const kept = plainTextOf(missionOf(browser.openTab().drafts));
      expect(kept.length).toBeGreaterThan(typed - 4);
      expect(tab.drafts.getState().saving).toEqual({ kind: 'saving' });
    }
    vi.advanceTimersByTime(SAVE_DELAY);
    expect(tab.drafts.getState().saving).toEqual({ kind: 'saved' });
    expect(missionOf(await reopened(browser))).toBe(text);
  });

  it('takes a first theme only while none was chosen and nothing was written', async () => {
    const themeOf = (store: DraftStore) => store.getState().draft.theme;
    const [german, french] = [defaultTheme(1, 'de'), defaultTheme(2, 'fr')];
    const browser = new FakeBrowser();
    const begun = browser.openTab();
    await settle();
    begun.drafts.offerTheme(german);
    await flush(begun);
    expect(browser.keys).toEqual([]);
    begun.drafts.offerTheme(french);
    expect(themeOf(begun.drafts)).toEqual(french);
    write(begun, 'Dessiner');
    begun.drafts.offerTheme(german);
    await flush(begun);
    const again = browser.openTab();
    await settle();
    write(again, '');
    again.drafts.offerTheme(german);
    expect(themeOf(again.drafts)).toEqual(french);
    const shelf = new FakeBrowser();
    const filled = shelf.openTab();
    filled.drafts.offerTheme(german);
    filled.drafts.replaceDraft({ ...begun.drafts.getState().draft, theme: themeOf(filled.drafts) });
    expect(themeOf(await reopened(shelf))).toEqual(german);
    const written = new FakeBrowser().openTab();
    write(written, 'Dibujar');
    written.drafts.offerTheme(german);
    expect(themeOf(written.drafts).language).toBe('es');
  });

  it('replaces only the part that changed', () => {
    const { drafts } = new FakeBrowser().openTab();
    const before = drafts.getState().draft;
    drafts.setField('mission', 'vision', 'Far');
    expect(drafts.getState().draft.team).toBe(before.team);
    expect(drafts.getState().draft.mission).not.toBe(before.mission);
  });

  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'blocked'],
  ] as const)('says %s and goes on in memory', async (errorName, reason) => {
    const browser = new FakeBrowser();
    browser.refuse(errorName);
    const tab = browser.openTab();
    await settle();
    write(tab, 'Kept in memory');
    await flush(tab);
    expect(tab.drafts.getState().saving).toEqual({ kind: 'notSaved', reason });
    expect(missionOf(tab.drafts)).toBe('Kept in memory');
    browser.refuse(undefined);
    await flush(tab);
    expect(tab.drafts.getState().saving).toEqual({ kind: 'saved' });
    expect(missionOf(await reopened(browser))).toBe('Kept in memory');
  });

  it('says what the database refuses after local storage has refused it', async () => {
    const browser = new FakeBrowser();
    const tab = browser.openTab();
    await settle();
    browser.refuse('QuotaExceededError');
    write(tab, 'Kept in memory');
    tab.drafts.flush();
    expect(tab.drafts.getState().saving).toEqual({ kind: 'saving' });
    await settle();
    expect(tab.drafts.getState().saving).toEqual({ kind: 'notSaved', reason: 'full' });
  });

  it.each(['storage', 'database'] as const)('is kept where only the %s refuses', async (place) => {
    const browser = new FakeBrowser();
    browser[place].errorName = 'QuotaExceededError';
    const tab = browser.openTab('plan');
    await settle();
    write(tab, 'Kept');
    await flush(tab);
    expect(tab.drafts.getState().saving).toEqual({ kind: 'saved' });
    expect(missionOf(await reopened(browser, 'plan'))).toBe('Kept');
  });

  it('keeps unreadable text under a recovery key before writing over it', async () => {
    const browser = new FakeBrowser();
    browser.database.drafts.set('plan', new Map([['form.mission', '{"half']]));
    const tab = browser.openTab('plan');
    await settle();
    expect(tab.drafts.getState().recovered).toEqual(['mission']);
    write(tab, 'New');
    await flush(tab);
    expect(browser.texts).toContain('{"half');
    expect(missionOf(await reopened(browser))).toBe('New');
  });

  it('recovers the valid fields of a damaged section', async () => {
    const browser = new FakeBrowser();
    const data = { mission: 'Good', vision: 7, values: 'Fine', stranger: true };
    const raw = JSON.stringify({ version: 1, writer: 'old', seen: { old: 1 }, data });
    browser.database.drafts.set('plan', new Map([['form.mission', raw]]));
    const drafts = await reopened(browser, 'plan');
    expect(drafts.getState().draft.mission).toEqual({ mission: 'Good', vision: '', values: 'Fine' });
    expect(
      [...(browser.database.drafts.get('plan')?.values() ?? [])].filter((text) => text === raw),
    ).toHaveLength(2);
  });

  it('never writes over damaged text it could not keep', async () => {
    const browser = new FakeBrowser();
    browser.storage.texts.set('mirroredPlan', 'plan').set('form.mission', 'broken');
    browser.refuse('QuotaExceededError');
    const tab = browser.openTab('plan');
    await settle();
    write(tab, 'New');
    await flush(tab);
    expect(browser.storage.texts.get('form.mission')).toBe('broken');
    expect(tab.drafts.getState().saving).toEqual({ kind: 'notSaved', reason: 'full' });
  });

  it('keeps a text of the wrong form as it was typed', async () => {
    const browser = new FakeBrowser();
    const tab = browser.openTab();
    tab.drafts.setField('competition', 'marketSize', 'about 12');
    tab.drafts.setField('summary', 'summary', 'x'.repeat(30_001));
    await flush(tab);
    const { draft, recovered } = (await reopened(browser)).getState();
    expect(draft.competition.marketSize).toBe('about 12');
    expect(draft.summary.summary).toHaveLength(30_001);
    expect(recovered).toEqual([]);
  });

  it('puts a replaced draft back', async () => {
    const browser = new FakeBrowser();
    const tab = browser.openTab();
    write(tab, 'Mine');
    const undo = tab.drafts.replaceDraft(emptyDraft());
    expect(missionOf(await reopened(browser))).toBe('');
    undo();
    expect(missionOf(await reopened(browser))).toBe('Mine');
  });
});
