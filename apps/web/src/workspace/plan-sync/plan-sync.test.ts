import { writePath } from '@trazo/contract/plan-document/value-path';
import { emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, storageKeyOf } from '../drafts/draft.ts';
import { Device, FakeCloud } from './testing/device.ts';
import { elsewhere, openPlan, pass, stateOf } from './testing/open-tabs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('saving', () => {
  it('creates the plan of who writes signed in, then saves over it', async () => {
    const { cloud, tab } = await openPlan();
    expect(stateOf(tab)).toBe('saved');
    tab.write('second');
    expect(stateOf(tab)).toBe('saving');
    await pass();
    expect(cloud.plans.size).toBe(1);
    expect(cloud.text).toContain('second');
    expect(cloud.plans.get(cloud.id(1))?.summary.version).toBe(2);
  });

  it('never calls text saved that was typed while a save was under way', async () => {
    const cloud = new FakeCloud();
    const tab = new Device(cloud).openTab();
    await pass();
    const early: string[] = [];
    tab.sync.subscribe(({ kind }) => {
      if (kind === 'saved' && !cloud.text.includes(tab.text)) early.push(tab.text);
    });
    for (const text of ['created', 'created, saved', 'created, saved, saved again']) {
      tab.write(text);
      await pass(1600);
    }
    await pass(60_000);
    void tab.sync.run();
    await pass(100);
    tab.write('while other devices are asked about');
    await pass();
    expect(stateOf(tab)).toBe('saved');
    expect(cloud.text).toContain('while other devices are asked about');
    expect(early).toEqual([]);
  });

  it('stays here while the server is away, and goes up by itself', async () => {
    const { cloud, device, tab } = await openPlan();
    device.online = false;
    tab.write('typed offline');
    await pass();
    expect(stateOf(tab)).toBe('offline');
    device.online = true;
    await pass(90_000);
    expect(stateOf(tab)).toBe('saved');
    expect(cloud.text).toContain('typed offline');
  });

  it('creates and saves a plan though the storage is full', async () => {
    const cloud = new FakeCloud();
    const device = new Device(cloud);
    device.browser.refuse('QuotaExceededError');
    const tab = device.openTab();
    for (const text of ['first', 'second', 'third']) {
      tab.write(text);
      await pass();
      expect([stateOf(tab), cloud.plans.size]).toEqual(['saved', 1]);
      expect(cloud.text).toContain(text);
    }
    expect(tab.drafts.getState().saving).toEqual({ kind: 'notSaved', reason: 'full' });
  });

  it('has no conflict with itself when the storage fills up in between', async () => {
    const { cloud, device, tab } = await openPlan();
    device.browser.refuse('QuotaExceededError');
    for (const text of ['second', 'third', 'fourth']) {
      tab.write(text);
      await pass();
      expect(stateOf(tab)).toBe('saved');
    }
    expect(cloud.text).toContain('fourth');
  });

  it('saves as soon when the clock has been set back in between', async () => {
    const { cloud, tab } = await openPlan();
    vi.setSystemTime(Date.now() - 3_600_000);
    tab.write('an hour earlier');
    await pass();
    expect(cloud.text).toContain('an hour earlier');
  });

  it.each(['lostBefore', 'lostAfter', 'busy'] as const)(
    'survives a save that is %s without a conflict',
    async (weather) => {
      const { cloud, device, tab } = await openPlan();
      device.weather.push(weather);
      tab.write('through the storm');
      await pass();
      expect(stateOf(tab)).toBe('saved');
      expect(cloud.text).toContain('through the storm');
    },
  );

  it('creates no second plan when the answer to the first got lost', async () => {
    const cloud = new FakeCloud();
    const device = new Device(cloud);
    const tab = device.openTab();
    await pass();
    device.weather.push('lostAfter');
    tab.write('once');
    await pass(2500);
    tab.write('once, and more');
    await pass(20_000);
    expect(cloud.plans.size).toBe(1);
    expect(cloud.text).toContain('once, and more');
  });

  it('does not wipe what another device wrote into a plan whose making was never answered', async () => {
    const cloud = new FakeCloud();
    const device = new Device(cloud);
    const tab = device.openTab();
    await pass();
    device.weather.push('lostAfter');
    tab.write('mine');
    await pass(2000);
    device.online = false;
    tab.write('mine, and more');
    const other = await elsewhere(cloud);
    other.tab.write('theirs');
    await pass();
    device.online = true;
    await pass(90_000);
    expect(stateOf(tab)).toBe('conflict');
    expect(cloud.text).toContain('theirs');
    expect(cloud.plans.size).toBe(1);
  });

  it('tells a server that cannot save for the moment from one that does not answer', async () => {
    const { cloud, device, tab } = await openPlan();
    device.weather.push('busy');
    tab.write('typed beside a busy server');
    await pass(1900);
    expect(stateOf(tab)).toBe('failing');
    await pass(90_000);
    expect(stateOf(tab)).toBe('saved');
    expect(cloud.text).toContain('typed beside a busy server');
  });

  it('tries again by itself while servers of an earlier release are replaced', async () => {
    const { cloud, device, tab } = await openPlan();
    device.weather.push('earlier', 'earlier');
    tab.write('typed on a newer page');
    await pass(1900);
    expect(stateOf(tab)).toBe('updating');
    await pass(90_000);
    expect(stateOf(tab)).toBe('saved');
    expect(cloud.text).toContain('typed on a newer page');
  });

  it('keeps everything while the session is over, and goes on after it', async () => {
    const { cloud, device, tab } = await openPlan();
    device.session = 'expired';
    tab.write('after the end');
    await tab.sync.run();
    expect(stateOf(tab)).toBe('expired');
    device.session = 'signedIn';
    void tab.sync.run();
    await pass();
    expect(cloud.text).toContain('after the end');
  });

  it('says why the server does not take it, and tries again after the next change', async () => {
    const { cloud, device, tab } = await openPlan();
    device.weather.push('refused');
    tab.write('too long');
    await pass();
    expect(tab.sync.getState()).toEqual({ kind: 'refused', error: 'limit_exceeded' });
    tab.write('short');
    await pass();
    expect(stateOf(tab)).toBe('saved');
    expect(cloud.text).toContain('short');
  });

  it('goes on by itself once the conflict of two tabs is decided', async () => {
    const { cloud, device, tab } = await openPlan();
    const other = device.openTab();
    await pass();
    tab.write('one tab');
    other.write('the other tab');
    await pass(3000);
    const [asked, rest] =
      Object.keys(tab.drafts.getState().conflicts).length > 0 ? [tab, other] : [other, tab];
    expect(stateOf(asked)).toBe('undecided');
    const { text } = asked;
    device.closeTab(rest);
    asked.drafts.resolveConflict('mission', 'mine');
    expect(stateOf(asked)).toBe('saving');
    await pass();
    expect(stateOf(asked)).toBe('saved');
    expect(cloud.text).toContain(text);
  });

  it('does not replace a text where a number belongs, which never went up, by what another device saved', async () => {
    const { cloud, tab } = await openPlan();
    const { finance } = tab.drafts.getState().draft;
    const owner = { ...emptyAssumptions().owner, count: 'we two' };
    // As the form keeps what is typed into a field of whole numbers.
    const typed = writePath(finance, 'assumptions', { ...emptyAssumptions(), owner });
    tab.drafts.setSection('finance', typed);
    await pass();
    expect(stateOf(tab)).toBe('saved');
    const other = await elsewhere(cloud);
    other.tab.write('theirs');
    await pass();
    await pass(90_000);
    void tab.sync.run();
    await pass();
    expect(stateOf(tab)).toBe('conflict');
    expect(tab.drafts.getState().draft.finance).toEqual(typed);
  });

  it('sends the last words when the page goes, and finds them arrived', async () => {
    const { cloud, device, tab } = await openPlan();
    tab.write('last words');
    tab.sync.leave();
    device.closeTab(tab);
    await pass(300);
    expect(cloud.text).toContain('last words');
    const next = device.openTab();
    await pass();
    expect(stateOf(next)).toBe('saved');
    expect(next.text).toBe('last words');
  });

  it('sends a plan that was emptied too', async () => {
    const { cloud, tab } = await openPlan();
    tab.write('');
    await pass();
    expect(stateOf(tab)).toBe('saved');
    expect(cloud.text).not.toContain('first');
    expect(cloud.plans.get(cloud.id(1))?.summary.version).toBe(2);
  });

  it('sends an emptied plan as the last words of a page', async () => {
    const { cloud, device, tab } = await openPlan();
    tab.write('');
    tab.sync.leave();
    device.closeTab(tab);
    await pass(300);
    expect(cloud.text).not.toContain('first');
  });

  it('does not call an emptied plan saved while the server is away', async () => {
    const { cloud, device, tab } = await openPlan();
    device.online = false;
    tab.write('');
    await pass();
    expect(stateOf(tab)).toBe('offline');
    expect(cloud.text).toContain('first');
  });

  it('takes the plan from the server when the stored text cannot be read', async () => {
    const { cloud, device, tab } = await openPlan();
    device.closeTab(tab);
    device.browser.storage.texts.clear();
    device.browser.database.drafts.get(cloud.id(1))?.set(storageKeyOf('mission'), '{"half a rec');
    device.browser.storage.texts.set('openPlan', cloud.id(1));
    const next = device.openTab();
    await pass();
    expect(stateOf(next)).toBe('saved');
    expect(next.text).toBe('first');
    expect(cloud.text).toContain('first');
  });

  it('takes nothing away from the plan of who signed out and in again without a storage for its link', async () => {
    const { cloud, device, tab } = await openPlan();
    device.session = 'signedOut';
    tab.drafts.replaceDraft(emptyDraft());
    void tab.sync.run();
    await pass();
    device.session = 'signedIn';
    void tab.sync.run();
    await pass();
    expect(stateOf(tab)).toBe('empty');
    expect(cloud.text).toContain('first');
  });
});
