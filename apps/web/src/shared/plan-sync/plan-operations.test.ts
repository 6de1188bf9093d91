import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Device, FakeCloud } from './testing/device.ts';
import { elsewhere, openPlan, pass, stateOf } from './testing/open-tabs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('two devices', () => {
  it('take over what the other saved while they had nothing of their own', async () => {
    const { cloud, tab } = await openPlan();
    const other = await elsewhere(cloud);
    other.tab.write('from elsewhere');
    await pass(60_000);
    void tab.sync.run();
    await pass();
    expect(tab.text).toBe('from elsewhere');
  });

  async function conflict() {
    const { cloud, tab } = await openPlan();
    const other = await elsewhere(cloud);
    other.tab.write('theirs');
    await pass();
    tab.write('mine');
    await pass();
    expect(stateOf(tab)).toBe('conflict');
    expect(cloud.text).toContain('theirs');
    return { cloud, tab };
  }

  it('keep mine', async () => {
    const { cloud, tab } = await conflict();
    void tab.sync.resolve('mine', 'copy');
    await pass();
    expect(stateOf(tab)).toBe('saved');
    expect(cloud.text).toContain('mine');
    expect(cloud.plans.size).toBe(1);
  });

  it('take theirs, and can take that back', async () => {
    const { cloud, tab } = await conflict();
    const resolved = tab.sync.resolve('theirs', 'copy');
    await pass();
    expect(tab.text).toBe('theirs');
    const undo = await resolved;
    undo?.();
    await pass();
    expect(tab.text).toBe('mine');
    expect(stateOf(tab)).toBe('conflict');
    expect(cloud.text).toContain('theirs');
    void tab.sync.resolve('mine', 'copy');
    await pass();
    expect(stateOf(tab)).toBe('saved');
    expect(cloud.text).toContain('mine');
  });

  it('ask again, too, about what was written into theirs before it was taken back', async () => {
    const { cloud, tab } = await conflict();
    const resolved = tab.sync.resolve('theirs', 'copy');
    await pass();
    const undo = await resolved;
    tab.write('theirs, and more');
    undo?.();
    await pass();
    expect(tab.text).toBe('mine');
    expect(stateOf(tab)).toBe('conflict');
    expect(cloud.text).toContain('theirs, and more');
  });

  it('keep both', async () => {
    const { cloud, tab } = await conflict();
    void tab.sync.resolve('both', 'My copy');
    await pass();
    expect(cloud.text).toContain('mine');
    expect(cloud.text).toContain('theirs');
    expect(cloud.plans.get(cloud.id(2))?.summary.business_plan_name).toBe('My copy');
    expect(tab.text).toBe('mine');
  });

  it('decide about the version that was asked about, not about one that came meanwhile', async () => {
    const { cloud, tab } = await openPlan();
    const other = await elsewhere(cloud);
    tab.write('mine');
    other.tab.write('seen');
    await pass();
    const [asked, writer] = stateOf(tab) === 'conflict' ? [tab, other.tab] : [other.tab, tab];
    const beside = asked.device.openTab();
    await pass();
    writer.write('not seen yet');
    await pass();
    // Looks that are under way find the newer version before the choice gets its turn.
    void asked.sync.run();
    void beside.sync.run();
    const choosing = asked.sync.resolve('mine', 'copy');
    await pass();
    await choosing;
    expect(stateOf(asked)).toBe('conflict');
    expect(cloud.text).toContain('not seen yet');
  });

  it('ask what becomes of a plan that was deleted elsewhere', async () => {
    const { cloud, tab } = await openPlan();
    cloud.plans.clear();
    tab.write('still here');
    await pass();
    expect(stateOf(tab)).toBe('gone');
    void tab.sync.choose('save');
    await pass();
    expect(cloud.text).toContain('still here');
  });
});

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

  it('comes back, and is asked about again, when another plan was begun over it', async () => {
    const { cloud, tab } = await visit(1);
    const beginning = tab.sync.begin(undefined, { discard: true });
    await pass();
    const begun = await beginning;
    expect(tab.text).toBe('');
    if (begun.kind === 'opened') begun.undo?.();
    await pass();
    expect(tab.text).toBe('written before');
    expect(stateOf(tab)).toBe('asking');
    expect(cloud.plans.size).toBe(1);
  });

  it('of another account is never saved without asking', async () => {
    const { cloud, device, tab } = await openPlan();
    device.accountId = 'somebody else';
    void tab.sync.run();
    await pass();
    expect(stateOf(tab)).toBe('asking');
    expect(cloud.plans.size).toBe(1);
  });
});

describe('another plan', () => {
  it('is not opened over text that is nowhere else', async () => {
    const { cloud, device, tab } = await openPlan();
    cloud.put('{}');
    device.online = false;
    tab.write('only here');
    const opening = tab.sync.open(cloud.id(2));
    await pass();
    expect(await opening).toEqual({ kind: 'unsaved' });
    expect(tab.text).toBe('only here');
  });

  it('gives its place back to the one before by Undo, and is no plan of its own then', async () => {
    const { cloud, tab } = await openPlan();
    const beginning = tab.sync.begin();
    await pass();
    const begun = await beginning;
    expect(tab.text).toBe('');
    if (begun.kind === 'opened') begun.undo?.();
    await pass();
    expect(tab.text).toBe('first');
    tab.write('first, and more');
    await pass();
    expect(stateOf(tab)).toBe('saved');
    expect(cloud.text).toContain('first, and more');
    expect(cloud.plans.size).toBe(1);
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

  it('opens in every tab, and each saves into it', async () => {
    const { cloud, device, tab } = await openPlan();
    const second = device.openTab();
    await pass();
    void tab.sync.begin();
    await pass();
    second.write('typed in the second tab');
    await pass();
    expect(cloud.plans.get(cloud.id(1))?.content).toContain('first');
    expect(cloud.plans.get(cloud.id(2))?.content).toContain('typed in the second tab');
    expect(tab.text).toBe('typed in the second tab');
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

  it('leaves what was typed after it was told to be deleted, and asks', async () => {
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
