import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '../drafts/draft.ts';
import { elsewhere, openPlan, pass, stateOf } from './testing/open-tabs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two plans of one account; both tabs of a device show the second one. */
async function twoPlans() {
  const { cloud, device, tab } = await openPlan();
  const begun = tab.sync.begin();
  await pass();
  await begun;
  tab.write('second');
  await pass();
  const other = device.openTab();
  await pass();
  expect(other.text).toBe('second');
  const contentOf = (ordinal: number) => cloud.plans.get(cloud.id(ordinal))?.content;
  return { cloud, device, tab, other, contentOf };
}

describe('another plan opened in another tab', () => {
  it.each([0, 120, 240, 360, 440])(
    'changes nothing for who types in the first one, %i ms after it was asked for',
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
      expect([tab.text, other.text]).toEqual(['second, and more', 'first']);
      expect([stateOf(tab), stateOf(other)]).toEqual(['saved', 'saved']);
    },
  );

  it('is saved beside the first one while both are typed in without a pause', async () => {
    const { cloud, tab, other, contentOf } = await twoPlans();
    const opening = other.sync.open(cloud.id(1));
    await pass(2000);
    await opening;
    for (let typed = 1; typed <= 200; typed += 1) {
      tab.write(`second ${'ñ'.repeat(typed)}`);
      other.write(`first ${'ü'.repeat(typed)}`);
      await pass(25);
    }
    await pass();
    expect(contentOf(1)).toContain('ü'.repeat(200));
    expect(contentOf(1)).not.toContain('ñ');
    expect(contentOf(2)).toContain('ñ'.repeat(200));
    expect(contentOf(2)).not.toContain('ü');
  });
});

describe('text of a plan that no tab shows any more', () => {
  it('goes into that plan with the next visit', async () => {
    const { cloud, device, tab, other, contentOf } = await twoPlans();
    const opening = other.sync.open(cloud.id(1));
    await pass();
    await opening;
    device.online = false;
    tab.write('second, and more');
    await pass(2000);
    device.closeTab(tab);
    device.closeTab(other);
    device.online = true;
    const later = device.openTab();
    await pass();
    expect(later.text).toBe('first');
    expect(contentOf(2)).not.toContain('more');
    const saving = later.saveUnshown();
    await pass();
    expect(await saving).toEqual([]);
    expect(contentOf(2)).toContain('second, and more');
    expect(contentOf(1)).not.toContain('more');
    expect(later.text).toBe('first');
  });

  it('waits for a decision where another device has changed that plan, too', async () => {
    const { cloud, device, tab, other, contentOf } = await twoPlans();
    const opening = other.sync.open(cloud.id(1));
    await pass();
    await opening;
    device.online = false;
    tab.write('second, and more');
    await pass(2000);
    device.closeTab(tab);
    const there = await elsewhere(cloud, 2);
    there.tab.write('of the other device');
    await pass();
    device.online = true;
    const saving = other.saveUnshown();
    await pass();
    expect(await saving).toEqual([cloud.id(2)]);
    expect(contentOf(2)).toContain('of the other device');
    const reopening = other.sync.open(cloud.id(2));
    await pass();
    await reopening;
    expect(other.text).toBe('second, and more');
    expect(stateOf(other)).toBe('conflict');
  });

  it('stays on this device when its plan was deleted elsewhere, until it is opened and decided about', async () => {
    const { cloud, device, tab, other } = await twoPlans();
    const second = cloud.id(2);
    const opening = other.sync.open(cloud.id(1));
    await pass();
    await opening;
    device.online = false;
    tab.write('second, and more');
    await pass(2000);
    device.closeTab(tab);
    cloud.plans.delete(second);
    device.online = true;
    const saving = other.saveUnshown();
    await pass();
    expect(await saving).toEqual([second]);
    const reopening = other.sync.open(second);
    await pass();
    await reopening;
    expect(stateOf(other)).toBe('gone');
    void other.sync.choose('save');
    await pass();
    expect(cloud.text).toContain('second, and more');
    expect(cloud.plans.size).toBe(2);
  });
});

it('leaves nothing behind of what is typed while another tab signs out', async () => {
  const { device, tab, other } = await twoPlans();
  tab.write('second, and a secret');
  device.session = 'signedOut';
  await other.browserTab.repository.clear();
  await pass();
  tab.drafts.flush();
  await pass();
  expect(device.browser.texts.join()).not.toContain('secret');
  expect([tab.text, other.text]).toEqual(['', '']);
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

it('keeps what the end of the session kept from its plan, when another is begun', async () => {
  const { cloud, device, tab, contentOf } = await twoPlans();
  device.session = 'expired';
  tab.write('second, and more');
  await pass();
  const beginning = tab.sync.begin();
  await pass();
  await beginning;
  expect(tab.text).toBe('');
  device.session = 'signedIn';
  const saving = tab.saveUnshown();
  await pass();
  await saving;
  expect(contentOf(2)).toContain('second, and more');
  expect(cloud.plans.size).toBe(2);
});
