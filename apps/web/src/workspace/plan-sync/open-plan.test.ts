import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPlan, pass, stateOf } from './testing/open-tabs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('another plan', () => {
  it('is opened while the one before is nowhere else, which stays as it is', async () => {
    const { cloud, device, tab } = await openPlan();
    cloud.put(String(cloud.plans.get(cloud.id(1))?.content).replace('first', 'second'));
    tab.write('only here');
    device.weather.push('fine', 'lostBefore');
    const opening = tab.sync.open(cloud.id(2));
    await pass();
    expect(await opening).toEqual({ kind: 'opened' });
    expect(tab.text).toBe('second');
    const back = tab.sync.open(cloud.id(1));
    await pass();
    await back;
    expect(tab.text).toBe('only here');
    await pass();
    expect(cloud.plans.get(cloud.id(1))?.content).toContain('only here');
    expect(cloud.plans.get(cloud.id(2))?.content).not.toContain('only here');
  });

  it('is not found where no plan has that id, and the one before stays', async () => {
    const { tab } = await openPlan();
    const opening = tab.sync.open(crypto.randomUUID());
    await pass();
    expect(await opening).toEqual({ kind: 'notFound' });
    expect(tab.text).toBe('first');
  });

  it('on this device is not shown to another account', async () => {
    const { cloud, device, tab } = await openPlan();
    const id = cloud.id(1);
    const begun = tab.sync.begin();
    await pass();
    await begun;
    cloud.plans.clear();
    device.accountId = 'another account';
    const opening = tab.sync.open(id);
    await pass();
    expect(await opening).toEqual({ kind: 'notFound' });
    expect(tab.text).toBe('');
  });

  it('that was begun gives way to the one before by Undo, and is no plan of its own then', async () => {
    const { cloud, device, tab } = await openPlan();
    const beginning = tab.sync.begin();
    await pass();
    const undo = await beginning;
    expect(tab.text).toBe('');
    undo();
    await pass();
    expect(tab.text).toBe('first');
    tab.write('first, and more');
    await pass();
    expect(stateOf(tab)).toBe('saved');
    expect(cloud.text).toContain('first, and more');
    expect(cloud.plans.size).toBe(1);
    expect(await device.browser.database.ids()).toEqual([cloud.id(1)]);
  });

  it('is begun beside the one that is open', async () => {
    const { cloud, tab } = await openPlan();
    void tab.sync.begin();
    await pass();
    expect(stateOf(tab)).toBe('empty');
    tab.write('another idea');
    await pass();
    expect(cloud.plans.size).toBe(2);
    expect(cloud.text).toContain('first');
  });

  it('is written in one tab while the other writes the one before', async () => {
    const { cloud, device, tab } = await openPlan();
    const second = device.openTab();
    await pass();
    void tab.sync.begin();
    await pass();
    tab.write('another idea');
    second.write('first, and more');
    await pass();
    expect(cloud.plans.get(cloud.id(1))?.content).toContain('first, and more');
    expect(cloud.plans.get(cloud.id(2))?.content).toContain('another idea');
    expect([tab.text, second.text]).toEqual(['another idea', 'first, and more']);
  });

  it('takes the draft with it when it is deleted here', async () => {
    const { cloud, tab } = await openPlan();
    const asked = tab.drafts.getState().draft;
    cloud.plans.clear();
    void tab.sync.forget(cloud.id(1), asked);
    await pass();
    expect(stateOf(tab)).toBe('empty');
    expect(tab.text).toBe('');
  });

  it('has its last words saved before it is deleted here, so that they come back with it', async () => {
    const { cloud, tab } = await openPlan();
    tab.write('first, and last');
    const saving = tab.sync.saveToDelete(cloud.id(1));
    await pass(1_000);
    expect(cloud.text).toContain('first, and last');
    cloud.plans.clear();
    void tab.sync.forget(cloud.id(1), await saving);
    await pass();
    expect(stateOf(tab)).toBe('empty');
  });

  it('waits a little for a server that does not answer, before it is deleted', async () => {
    const { cloud, device, tab } = await openPlan();
    device.exclusively(cloud.id(1), () => new Promise(() => undefined));
    tab.write('first, and last');
    const asked = tab.drafts.getState().draft;
    const saving = tab.sync.saveToDelete(cloud.id(1));
    tab.write('typed while it was being deleted');
    await pass();
    expect(await saving).toBe(asked);
  });

  it('leaves what was typed after the command to delete it, and asks', async () => {
    const { cloud, tab } = await openPlan();
    const asked = tab.drafts.getState().draft;
    tab.write('typed while it was being deleted');
    cloud.plans.clear();
    void tab.sync.forget(cloud.id(1), asked);
    await pass();
    expect(tab.text).toBe('typed while it was being deleted');
    expect(stateOf(tab)).toBe('gone');
  });
});
