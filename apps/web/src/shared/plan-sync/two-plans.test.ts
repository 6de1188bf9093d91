import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '../drafts/draft.ts';
import type { Tab } from './testing/device.ts';
import { elsewhere, openPlan, pass, stateOf } from './testing/open-tabs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two plans of one account; both tabs of a device have the second one open. */
async function twoPlans() {
  const { cloud, device, tab } = await openPlan();
  const begun = tab.sync.begin();
  await pass();
  await begun;
  tab.write('second');
  await pass();
  const other = device.openTab();
  await pass();
  const contentOf = (ordinal: number) => cloud.plans.get(cloud.id(ordinal))?.content;
  return { cloud, device, tab, other, contentOf };
}

async function openFirst(tab: Tab, id: string) {
  const opening = tab.sync.open(id);
  await pass(5000);
  expect(await opening).toEqual({ kind: 'opened' });
}

describe('another plan opened in another tab', () => {
  it.each([0, 120, 240, 360, 440])(
    'gets nothing of what is typed meanwhile, %i ms after it was asked for; that goes into its own plan',
    async (early) => {
      const { cloud, tab, other, contentOf } = await twoPlans();
      const opening = other.sync.open(cloud.id(1));
      await pass(early);
      tab.write('second, and more');
      await pass();
      expect(await opening).toEqual({ kind: 'opened' });
      await pass();
      expect(contentOf(1)).not.toContain('second');
      expect(contentOf(2)).toContain('second, and more');
      expect(cloud.plans.size).toBe(2);
      expect([tab.text, other.text]).toEqual(['first', 'first']);
      expect(tab.drafts.getState().conflicts).toEqual({});
      expect([stateOf(tab), stateOf(other)]).toEqual(['saved', 'saved']);
    },
  );

  it('gets nothing of somebody who types without a pause, and loses none of it', async () => {
    const { cloud, tab, other, contentOf } = await twoPlans();
    const opening = other.sync.open(cloud.id(1));
    for (let typed = 1; tab.text.startsWith('second'); typed += 1) {
      tab.write(`second ${'ñ'.repeat(typed)}`);
      const before = tab.text;
      await pass(25);
      if (!tab.text.startsWith('second')) {
        await pass();
        expect(contentOf(2)).toContain(before);
      }
    }
    expect(await opening).toEqual({ kind: 'opened' });
    expect(contentOf(1)).not.toContain('ñ');
    expect(tab.text).toBe('first');
  });

  it('leaves what could not go up at once for the plan it belongs to', async () => {
    const { cloud, device, tab, other, contentOf } = await twoPlans();
    const opening = other.sync.open(cloud.id(1));
    await pass(440);
    tab.write('second, and more');
    await pass(100);
    device.online = false;
    await pass();
    await opening;
    device.closeTab(tab);
    device.closeTab(other);
    expect(contentOf(2)).not.toContain('more');
    device.online = true;
    const later = device.openTab();
    await pass(90_000);
    expect(contentOf(2)).toContain('second, and more');
    expect(contentOf(1)).not.toContain('more');
    expect(later.text).toBe('first');
  });

  it('makes a plan of its own from what another device has changed too', async () => {
    const { cloud, tab, other, contentOf } = await twoPlans();
    const there = await elsewhere(cloud, 2);
    there.tab.write('of the other device');
    await pass(1400);
    const opening = other.sync.open(cloud.id(1));
    await pass(440);
    tab.write('second, and more');
    await pass(20_000);
    await opening;
    expect(contentOf(2)).toContain('of the other device');
    expect(contentOf(3)).toContain('second, and more');
    expect(contentOf(1)).toContain('first');
  });

  it('makes a plan of its own from what belongs to a plan that was deleted elsewhere meanwhile', async () => {
    const { cloud, device, tab, other } = await twoPlans();
    const opening = other.sync.open(cloud.id(1));
    await pass(440);
    tab.write('second, and more');
    await pass(100);
    device.online = false;
    await pass();
    await opening;
    cloud.plans.delete(cloud.id(2));
    device.online = true;
    await pass(90_000);
    expect(cloud.text).toContain('second, and more');
    expect(cloud.plans.size).toBe(2);
  });

  it('loses neither of what two tabs had typed in the same part', async () => {
    const { cloud, device, tab, other, contentOf } = await twoPlans();
    const third = device.openTab();
    await pass();
    const opening = other.sync.open(cloud.id(1));
    await pass(100);
    tab.write('second, as one tab has it');
    third.write('second, as the third has it');
    await pass();
    await opening;
    expect(cloud.text).toContain('second, as one tab has it');
    expect(cloud.text).toContain('second, as the third has it');
    expect(contentOf(1)).not.toContain('second');
  });

  it('loses neither version of a conflict that a closed tab left behind', async () => {
    const { cloud, device, tab, other } = await twoPlans();
    const third = device.openTab();
    await pass();
    tab.write('second, as one tab has it');
    third.write('second, as the third has it');
    tab.drafts.flush();
    third.drafts.flush();
    device.closeTab(third);
    const fourth = device.openTab();
    await pass(1);
    expect(fourth.drafts.getState().conflicts.mission).toBeDefined();
    const opening = other.sync.open(cloud.id(1));
    await pass();
    await opening;
    expect(cloud.text).toContain('second, as one tab has it');
    expect(cloud.text).toContain('second, as the third has it');
  });

  it('gets nothing of what is typed in a tab that has only just been opened; that goes into its own plan, unasked', async () => {
    const { cloud, device, other, contentOf } = await twoPlans();
    const opening = other.sync.open(cloud.id(1));
    await pass(440);
    const fresh = device.openTab();
    fresh.write('second, and more');
    await pass(20_000);
    await opening;
    expect(fresh.drafts.getState().conflicts).toEqual({});
    expect(contentOf(2)).toContain('second, and more');
    expect(contentOf(1)).not.toContain('second');
  });

  it('gets back what was typed of it when it is opened again', async () => {
    const { cloud, tab, other } = await twoPlans();
    const opening = other.sync.open(cloud.id(1));
    await pass(440);
    tab.write('second, and more');
    await pass();
    await opening;
    await openFirst(tab, cloud.id(2));
    expect([tab.text, other.text]).toEqual(['second, and more', 'second, and more']);
  });
});

it('leaves nothing behind of what is typed while another tab signs out', async () => {
  const { device, tab, other } = await twoPlans();
  tab.write('second, and a secret');
  device.session = 'signedOut';
  device.storage.delete('openPlan');
  other.drafts.replaceDraft(emptyDraft(), 'next');
  await pass();
  tab.drafts.flush();
  await pass();
  expect([...device.storage.values()].join()).not.toContain('secret');
  expect(tab.text).toBe('');
});

it('saves a draft that was begun while the session was over not over the plan before it', async () => {
  const { device, tab, contentOf } = await twoPlans();
  device.session = 'expired';
  const begun = tab.sync.begin({ ...emptyDraft(), mission: { mission: 'new', vision: 'new', values: '' } });
  await pass();
  await begun;
  device.session = 'signedIn';
  void tab.sync.run();
  await pass();
  expect(stateOf(tab)).toBe('asking');
  expect(contentOf(2)).toContain('second');
});

it('asks before another plan is begun over text that the end of the session kept from its plan', async () => {
  const { device, tab } = await twoPlans();
  device.session = 'expired';
  tab.write('second, and more');
  await pass();
  expect(await tab.sync.begin()).toEqual({ kind: 'unsaved' });
  expect(tab.text).toBe('second, and more');
  expect(await tab.sync.begin(undefined, { discard: true })).toMatchObject({ kind: 'opened' });
  expect(tab.text).toBe('');
});
