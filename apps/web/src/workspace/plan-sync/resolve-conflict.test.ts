import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

  it('decide about the version that was asked about, not about one that came since', async () => {
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
