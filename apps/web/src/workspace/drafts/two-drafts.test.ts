import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser, settle } from './testing/fake-browser.ts';
import { flush, missionOf, reopened, write } from './testing/mission.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('two drafts', () => {
  it('are written by two tabs without meeting', async () => {
    const browser = new FakeBrowser();
    const [a, b] = [browser.openTab('first'), browser.openTab('second')];
    await settle();
    for (let round = 1; round <= 3; round += 1) {
      write(a, `First ${round}`);
      await flush(a);
      write(b, `Second ${round}`);
      await flush(b);
    }
    expect([missionOf(a.drafts), missionOf(b.drafts)]).toEqual(['First 3', 'Second 3']);
    expect(missionOf(await reopened(browser, 'first'))).toBe('First 3');
    expect(missionOf(await reopened(browser, 'second'))).toBe('Second 3');
  });

  it('are shown one after the other in a tab, each with its own text', async () => {
    const browser = new FakeBrowser();
    const { drafts, repository } = browser.openTab('first');
    const replaced = vi.fn();
    drafts.onReplaced(replaced);
    drafts.setField('mission', 'mission', 'First, not written yet');
    drafts.show(repository.open('second'));
    expect(replaced).toHaveBeenCalledOnce();
    expect([drafts.draftId(), missionOf(drafts)]).toEqual(['second', '']);
    drafts.setField('mission', 'mission', 'Second');
    await settle();
    drafts.show(repository.open('first'));
    await settle();
    expect([drafts.draftId(), missionOf(drafts)]).toEqual(['first', 'First, not written yet']);
  });

  it('leave the device together, in every tab', async () => {
    const browser = new FakeBrowser();
    const [a, b] = [browser.openTab('first'), browser.openTab('second')];
    await settle();
    write(a, 'First');
    await flush(a);
    write(b, 'Second');
    await flush(b);
    const removed = vi.fn();
    b.drafts.onRemoved(removed);
    await a.repository.clear();
    await settle();
    expect(removed).toHaveBeenCalledOnce();
    write(b, 'Typed into a draft that is gone');
    await flush(b);
    expect(browser.texts).toEqual([]);
  });
});

describe('a browser that is cleared while the draft is open', () => {
  it('gets everything back', async () => {
    const browser = new FakeBrowser();
    const tab = browser.openTab('plan');
    await settle();
    write(tab, 'Kept');
    tab.drafts.setField('summary', 'summary', 'Kept too');
    await flush(tab);
    browser.storage.texts.clear();
    browser.database.clearFromOutside();
    await settle();
    const later = await reopened(browser, 'plan');
    expect(missionOf(later)).toBe('Kept');
    expect(later.getState().draft.summary.summary).toBe('Kept too');
    await flush(tab);
    expect(browser.storage.texts.get('form.mission')).toContain('Kept');
  });
});
