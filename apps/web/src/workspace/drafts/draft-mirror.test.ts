import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser, settle } from './testing/fake-browser.ts';
import { flush, missionOf, reopened, write } from './testing/mission.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the mirror in local storage', () => {
  it('brings back what the database was not given before the page went', async () => {
    const browser = new FakeBrowser();
    const tab = browser.openTab('plan');
    await settle();
    write(tab, 'First');
    await flush(tab);
    browser.database.errorName = 'SecurityError';
    write(tab, 'First, and the last words');
    tab.drafts.flush();
    browser.closeTab(tab);
    await settle();
    browser.database.errorName = undefined;
    const later = await reopened(browser, 'plan');
    expect(missionOf(later)).toBe('First, and the last words');
    expect(later.getState().conflicts).toEqual({});
    await settle();
    expect(browser.database.drafts.get('plan')?.get('form.mission')).toContain('the last words');
  });

  it('writes the last edits to the database before another draft displaces them', async () => {
    const browser = new FakeBrowser();
    const tab = browser.openTab('first');
    await settle();
    browser.database.errorName = 'SecurityError';
    write(tab, 'Last words of the first');
    tab.drafts.flush();
    browser.closeTab(tab);
    await settle();
    browser.database.errorName = undefined;
    const other = browser.openTab('second');
    write(other, 'Of the second');
    await flush(other);
    expect(browser.storage.texts.get('form.mission')).toContain('Of the second');
    expect(missionOf(await reopened(browser, 'first'))).toBe('Last words of the first');
  });

  it('does not bring back an older text over a newer one', async () => {
    const browser = new FakeBrowser();
    const tab = browser.openTab('plan');
    await settle();
    write(tab, 'Older');
    await flush(tab);
    const mirrored = new Map(browser.storage.texts);
    write(tab, 'Newer');
    await flush(tab);
    for (const [key, text] of mirrored) browser.storage.texts.set(key, text);
    const later = await reopened(browser, 'plan');
    expect(missionOf(later)).toBe('Newer');
    expect(later.getState().conflicts).toEqual({});
  });
});
