import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from './draft.ts';
import { FakeBrowser, type FakeTab, settle } from './testing/fake-browser.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const missionOf = ({ shown }: FakeTab) => shown.getState().draft.mission.mission;
const write = ({ shown }: FakeTab, text: string) => shown.setField('mission', 'mission', text);
const open = async (browser: FakeBrowser, plan?: string) => {
  const tab = browser.openTab(plan);
  await tab.shown.whenLoaded();
  await settle();
  return tab;
};
const restarted = async (browser: FakeBrowser, old: FakeTab) => {
  await settle();
  browser.closeTab(old);
  return open(browser);
};

describe('the plan that a tab shows', () => {
  it('is there again after the page was closed, key by key', async () => {
    const browser = new FakeBrowser();
    const tab = await open(browser);
    write(tab, 'Pan');
    write(tab, 'Pan bueno');
    expect(missionOf(tab)).toBe('Pan bueno');
    expect(missionOf(await restarted(browser, tab))).toBe('Pan bueno');
  });

  it('is the same in all tabs that show it', async () => {
    const browser = new FakeBrowser();
    const [one, two] = [await open(browser), await open(browser)];
    write(one, 'Pan');
    two.shown.setField('mission', 'vision', 'Toda la ciudad');
    await settle();
    expect(one.shown.getState().draft.mission).toEqual(two.shown.getState().draft.mission);
    expect(missionOf(two)).toBe('Pan');
  });

  it('keeps half an amount as it was typed', async () => {
    const browser = new FakeBrowser();
    const tab = await open(browser);
    tab.shown.setField('general', 'ownFunds', '12,');
    expect((await restarted(browser, tab)).shown.getState().draft.general.ownFunds).toBe('12,');
  });

  it('keeps what is written while neither database nor local storage takes it, and says so', async () => {
    const browser = new FakeBrowser();
    const tab = await open(browser);
    browser.refuse('QuotaExceededError');
    write(tab, 'Pan');
    await vi.advanceTimersByTimeAsync(2000);
    expect(tab.shown.getState().saving).toEqual({ kind: 'notSaved', reason: 'full' });
    browser.refuse(undefined);
    tab.shown.flush();
    await settle();
    expect(tab.shown.getState().saving.kind).toBe('saved');
    expect(missionOf(await restarted(browser, tab))).toBe('Pan');
  });

  it('is in the journal where there is no database', async () => {
    const browser = new FakeBrowser();
    browser.hasDatabase = false;
    const tab = await open(browser);
    write(tab, 'Pan');
    await vi.advanceTimersByTimeAsync(2000);
    expect(tab.shown.getState().saving.kind).toBe('saved');
    const second = await restarted(browser, tab);
    expect(missionOf(second)).toBe('Pan');
    await vi.advanceTimersByTimeAsync(2000);
    expect(missionOf(await restarted(browser, second))).toBe('Pan');
  });

  it('is in the journal when the page goes before the database has answered', async () => {
    const browser = new FakeBrowser();
    const tab = await open(browser);
    browser.database.errorName = 'QuotaExceededError';
    write(tab, 'Pan');
    tab.device.writeJournal();
    browser.database.errorName = undefined;
    browser.closeTab(tab);
    const again = await open(browser);
    expect(missionOf(again)).toBe('Pan');
    await settle();
    expect([...browser.storage.texts.keys()]).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['another thing', { bytes: 'Pan', isSent: true, epoch: 0 }],
    ['bytes of anything', { bytes: Uint8Array.of(255, 255, 255, 255, 15, 0), isSent: false, epoch: 0 }],
  ])('opens without a row that has become %s, and says so', async (_what, row) => {
    const browser = new FakeBrowser();
    const tab = await open(browser);
    write(tab, 'Pan');
    await settle();
    const plan = tab.shown.draftId();
    browser.database.updates.get(plan)?.set('damaged', row);
    const again = await restarted(browser, tab);
    expect(missionOf(again)).toBe('Pan');
    expect(again.shown.getState().isDamaged).toBe(true);
    write(again, 'Pan bueno');
    expect(missionOf(await restarted(browser, again))).toBe('Pan bueno');
    expect(browser.database.updates.get(plan)?.has('damaged')).toBe(true);
  });

  it('is offered a theme until something is written, and then has it', async () => {
    const browser = new FakeBrowser();
    const tab = await open(browser);
    const { theme } = tab.shown.getState().draft;
    tab.shown.offerTheme({ ...theme, language: 'de' });
    await settle();
    expect(tab.shown.getState().draft.theme.language).toBe('de');
    expect(browser.database.updates.size).toBe(0);
    write(tab, 'Brot');
    expect((await restarted(browser, tab)).shown.getState().draft.theme.language).toBe('de');
  });

  it('is folded when it is opened with many updates', async () => {
    const browser = new FakeBrowser();
    const tab = await open(browser);
    for (let index = 0; index < 220; index += 1) write(tab, `Pan ${index}`);
    const again = await restarted(browser, tab);
    await settle();
    expect(browser.database.updates.get(again.shown.draftId())?.size).toBe(1);
    expect(missionOf(await restarted(browser, again))).toBe('Pan 219');
  });

  it('is taken off the device in all tabs', async () => {
    const browser = new FakeBrowser();
    const [one, two] = [await open(browser), await open(browser)];
    write(one, 'Pan');
    const removed = vi.fn();
    two.device.onEvent(({ kind }) => kind === 'removed' && removed());
    await one.device.clear();
    await settle();
    expect(removed).toHaveBeenCalledOnce();
    expect(browser.database.updates.size).toBe(0);
    expect(browser.storage.texts.size).toBe(0);
  });
});

describe('undo', () => {
  it('takes back a field at a time, and makes it again', async () => {
    const tab = await open(new FakeBrowser());
    write(tab, 'P');
    await settle();
    write(tab, 'Pa');
    await settle();
    tab.shown.setField('general', 'companyName', 'H');
    await settle();
    expect(tab.shown.undo()).toMatchObject({ part: 'general', path: 'companyName' });
    expect(missionOf(tab)).toBe('Pa');
    expect(tab.shown.undo()).toMatchObject({ part: 'mission', path: 'mission' });
    expect(missionOf(tab)).toBe('');
    expect(tab.shown.undo()).toBeUndefined();
    tab.shown.redo();
    expect(missionOf(tab)).toBe('Pa');
    expect(tab.shown.getState().history).toEqual({ undo: 'mission', redo: 'general' });
  });

  it('keeps what another tab has written since', async () => {
    const browser = new FakeBrowser();
    const [one, two] = [await open(browser), await open(browser)];
    one.shown.setField('general', 'companyName', 'Horno');
    await settle();
    two.shown.setField('general', 'companyName', 'Horno Alba');
    await settle();
    one.shown.undo();
    expect(one.shown.getState().draft.general.companyName).toBe('Horno Alba');
    expect(two.shown.undo()).toBeDefined();
  });

  it('does not take back what only follows', async () => {
    const tab = await open(new FakeBrowser());
    write(tab, 'Pan');
    const { general } = tab.shown.getState().draft;
    tab.shown.setDerived('general', { ...general, currency: '£' });
    await settle();
    tab.shown.undo();
    expect(missionOf(tab)).toBe('');
    expect(tab.shown.getState().draft.general.currency).toBe('£');
  });

  it('brings a removed item back with what was written in it elsewhere', async () => {
    const browser = new FakeBrowser();
    const [one, two] = [await open(browser), await open(browser)];
    one.shown.setSection('swot', { ...emptyDraft().swot, strengths: [{ id: 'a', text: 'Pan' }] });
    await settle();
    one.shown.setField('swot', 'strengths', []);
    two.shown.setField('swot', 'strengths.0.text', 'Pan bueno');
    await settle();
    expect(two.shown.getState().draft.swot.strengths).toEqual([]);
    one.shown.undo();
    await settle();
    expect(two.shown.getState().draft.swot.strengths).toEqual([{ id: 'a', text: 'Pan bueno' }]);
  });
});
