import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planLinksOf } from './plan-link.ts';
import { Device, FakeCloud } from './testing/device.ts';
import { openPlan, pass, stateOf } from './testing/open-tabs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a visitor’s draft', () => {
  async function visit(plans: number) {
    const cloud = new FakeCloud();
    const device = new Device(cloud);
    device.session = 'signedOut';
    const tab = device.openTab();
    tab.write('written before');
    await pass();
    expect(stateOf(tab)).toBe('local');
    for (let count = 0; count < plans; count += 1) cloud.put('{}');
    device.session = 'signedIn';
    void tab.sync.run();
    await pass();
    return { cloud, device, tab };
  }

  it('becomes the first plan of who signs up', async () => {
    const { cloud, tab } = await visit(0);
    expect(stateOf(tab)).toBe('saved');
    expect(cloud.text).toContain('written before');
  });

  it('is asked about when it meets other plans', async () => {
    const { cloud, tab } = await visit(2);
    expect(stateOf(tab)).toBe('asking');
    void tab.sync.choose('save');
    await pass();
    expect(cloud.plans.size).toBe(3);
  });

  it('is the plan of its own id, also where the page was left before its link was stored', async () => {
    const { cloud, tab } = await visit(0);
    cloud.put('{}');
    planLinksOf(tab.drafts.records()).clear();
    void tab.sync.run();
    await pass();
    expect(stateOf(tab)).toBe('saved');
    expect(cloud.plans.size).toBe(2);
  });

  it('is saved once by a double click', async () => {
    const { cloud, tab } = await visit(1);
    void tab.sync.choose('save');
    await pass(0);
    void tab.sync.choose('save');
    await pass();
    expect(cloud.plans.size).toBe(2);
    expect(stateOf(tab)).toBe('saved');
  });

  it('can wait, over a restart too', async () => {
    const { device, tab } = await visit(1);
    void tab.sync.choose('later');
    await pass();
    device.closeTab(tab);
    const next = device.openTab();
    await pass();
    expect(stateOf(next)).toBe('aside');
    expect(next.text).toBe('written before');
  });

  it('can be discarded', async () => {
    const { cloud, tab } = await visit(1);
    void tab.sync.choose('discard');
    await pass();
    expect(tab.text).toBe('');
    expect(cloud.plans.size).toBe(1);
  });

  it('stays, and is asked about again, when another plan was begun beside it', async () => {
    const { cloud, tab } = await visit(1);
    const beginning = tab.sync.begin();
    await pass();
    const undo = await beginning;
    expect(tab.text).toBe('');
    undo();
    await pass();
    expect(tab.text).toBe('written before');
    expect(stateOf(tab)).toBe('asking');
    expect(cloud.plans.size).toBe(1);
  });

  it('gets another text, and its own back', async () => {
    const cloud = new FakeCloud();
    const device = new Device(cloud);
    device.session = 'signedOut';
    const tab = device.openTab();
    tab.write('written before');
    await pass();
    const id = tab.drafts.draftId();
    const beginning = tab.sync.begin();
    await pass();
    const undo = await beginning;
    expect([tab.text, tab.drafts.draftId()]).toEqual(['', id]);
    undo();
    expect(tab.text).toBe('written before');
  });

  it('of another account is never saved without asking', async () => {
    const { cloud, device, tab } = await openPlan();
    device.accountId = 'another account';
    void tab.sync.run();
    await pass();
    expect(stateOf(tab)).toBe('asking');
    expect(cloud.plans.size).toBe(1);
  });
});
