import { must } from '@trazo/plan/must';
import { plainTextOf } from '@trazo/plan/rich-text/plain-text';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FOLD_AT } from './device-plans.ts';
import { emptyDraft } from './draft.ts';
import { Device } from './testing/device.ts';
import type { FakeTab } from './testing/fake-browser.ts';
import { FakeCloud } from './testing/fake-cloud.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ANA = { kind: 'known', id: 'ana' } as const;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const missionOf = ({ shown }: FakeTab) => shown.getState().draft.mission.mission;
const write = ({ shown }: FakeTab, text: string) => shown.setField('mission', 'mission', text);
const stateOf = ({ sync }: FakeTab) => sync.getState().kind;

async function start(device: Device, plan?: string): Promise<FakeTab> {
  const starting = device.start(plan);
  await pass(10);
  return starting;
}

/** What a call leads to, with all the time it takes. */
async function done<Result>(call: Promise<Result>): Promise<Result> {
  await pass(5000);
  return call;
}

describe('a visitor', () => {
  it('has a plan on the device that becomes the account’s without a question', async () => {
    const cloud = new FakeCloud();
    const device = new Device(cloud, { kind: 'signedOut' });
    const tab = await start(device);
    write(tab, 'Pan');
    await pass(5000);
    expect(stateOf(tab)).toBe('onDevice');
    expect(cloud.plans.size).toBe(0);
    device.account = ANA;
    void tab.sync.run();
    await pass(1000);
    expect(stateOf(tab)).toBe('saved');
    expect(cloud.draft(tab.shown.draftId()).mission.mission).toBe('Pan');
  });

  it('has signed in before the database opens: the plan is shown and saved as soon as it does', async () => {
    const cloud = new FakeCloud();
    const device = new Device(cloud, { kind: 'signedOut' });
    const before = await start(device);
    write(before, 'Pan');
    await pass(5000);
    device.closeTab(before);
    device.account = ANA;
    device.database.errorName = 'SecurityError';
    const tab = await start(device);
    await pass(1000);
    expect(stateOf(tab)).toBe('onDevice');
    device.database.errorName = undefined;
    device.database.renew();
    await pass(1000);
    expect(missionOf(tab)).toBe('Pan');
    expect(stateOf(tab)).toBe('saved');
    expect(cloud.draft(tab.shown.draftId()).mission.mission).toBe('Pan');
  });

  it('without a word has no plan in the account', async () => {
    const cloud = new FakeCloud();
    const tab = await start(new Device(cloud));
    await pass(5000);
    expect(stateOf(tab)).toBe('onDevice');
    expect(cloud.plans.size).toBe(0);
  });
});

describe('saving', () => {
  it('happens a second after the last key', async () => {
    const cloud = new FakeCloud();
    const tab = await start(new Device(cloud));
    write(tab, 'P');
    await pass(900);
    write(tab, 'Pa');
    await pass(900);
    expect(cloud.plans.size).toBe(0);
    await pass(300);
    expect(stateOf(tab)).toBe('saved');
    write(tab, 'Pan');
    expect(stateOf(tab)).toBe('saving');
    await pass(1200);
    expect(cloud.draft(tab.shown.draftId()).mission.mission).toBe('Pan');
  });

  it('happens a second after the first key where others look on, however long the typing goes on', async () => {
    const cloud = new FakeCloud();
    const tab = await start(new Device(cloud));
    tab.sync.isWatched = true;
    write(tab, 'P');
    await pass(600);
    write(tab, 'Pa');
    await pass(600);
    expect(cloud.draft(tab.shown.draftId()).mission.mission).toBe('Pa');
  });

  it('goes on by itself after failures', async () => {
    const cloud = new FakeCloud();
    const device = new Device(cloud);
    const tab = await start(device);
    device.weather.push('lostBefore', 'busy', 'lostAfter');
    write(tab, 'Pan');
    await pass(1100);
    expect(stateOf(tab)).toBe('offline');
    await pass(60_000);
    expect(stateOf(tab)).toBe('saved');
    expect(cloud.plans.size).toBe(1);
  });

  it('keeps what is typed after the session has ended, and sends it with the session of its owner', async () => {
    const cloud = new FakeCloud();
    const device = new Device(cloud);
    const tab = await start(device);
    write(tab, 'Pan');
    await pass(1200);
    device.account = { kind: 'expired' };
    write(tab, 'Pan bueno');
    await pass(1200);
    expect(stateOf(tab)).toBe('signedOut');
    device.account = { kind: 'known', id: 'bea' };
    void tab.sync.run();
    await pass(1200);
    expect(stateOf(tab)).toBe('gone');
    device.account = ANA;
    void tab.sync.run();
    await pass(1200);
    expect(cloud.draft(tab.shown.draftId()).mission.mission).toBe('Pan bueno');
  });

  it('says why the server refuses, and tries again with the next change', async () => {
    const cloud = new FakeCloud();
    const tab = await start(new Device(cloud));
    cloud.refusal = { status: 422, code: 'content_invalid' };
    write(tab, 'Pan');
    await pass(1200);
    expect(tab.sync.getState()).toMatchObject({ kind: 'refused', code: 'content_invalid' });
    cloud.refusal = undefined;
    write(tab, 'Pan bueno');
    await pass(1200);
    expect(stateOf(tab)).toBe('saved');
  });

  it('waits for another page where this one is not of the server’s version, and then sends every word', async () => {
    const cloud = new FakeCloud();
    const device = new Device(cloud);
    const tab = await start(device);
    const plan = tab.shown.draftId();
    write(tab, 'Pan');
    await pass(1200);
    cloud.refusal = { status: 409, code: 'content_newer_version' };
    write(tab, 'Pan bueno');
    await pass(1200);
    write(tab, 'Pan bueno y barato');
    await pass(60_000);
    expect(tab.sync.getState()).toMatchObject({ kind: 'refused', code: 'content_newer_version' });
    device.closeTab(tab);
    cloud.refusal = undefined;
    const reloaded = await start(device, plan);
    expect(missionOf(reloaded)).toBe('Pan bueno y barato');
    await pass(1200);
    expect(cloud.draft(plan).mission.mission).toBe('Pan bueno y barato');
  });

  it('sends what is unsent while the page goes', async () => {
    const cloud = new FakeCloud();
    const tab = await start(new Device(cloud));
    write(tab, 'Pan');
    await pass(1200);
    write(tab, 'Pan bueno');
    tab.sync.leave();
    await pass(50);
    expect(cloud.draft(tab.shown.draftId()).mission.mission).toBe('Pan bueno');
  });

  it('uploads a picture before the change that names it, and says which are nowhere', async () => {
    const cloud = new FakeCloud();
    const device = new Device(cloud);
    const [here, lost] = [`image:${'a'.repeat(64)}`, `image:${'b'.repeat(64)}`];
    device.files.set(here, 'data:image/png;base64,AA==');
    const tab = await start(device);
    tab.shown.setField('general', 'logo', here);
    write(tab, 'Pan');
    await pass(1200);
    expect(stateOf(tab)).toBe('saved');
    expect(cloud.pictures).toEqual(new Set([here]));
    tab.shown.setField('general', 'logo', lost);
    await pass(1200);
    expect(tab.renamed).toEqual([[lost, '']]);
  });
});

describe('a plan of the account', () => {
  it('is opened on another device, and both are the same from then on', async () => {
    const cloud = new FakeCloud();
    const [here, there] = [await start(new Device(cloud)), await start(new Device(cloud))];
    write(here, 'Pan');
    await pass(1200);
    expect(await done(there.operations.open(here.shown.draftId()))).toEqual({ kind: 'opened' });
    expect(missionOf(there)).toBe('Pan');
    there.shown.setField('mission', 'vision', 'La ciudad');
    here.shown.setField('general', 'companyName', 'Horno');
    await pass(1200);
    void here.sync.run();
    void there.sync.run();
    await pass(1200);
    expect(here.shown.getState().draft).toEqual(there.shown.getState().draft);
  });

  it('holds what two devices wrote in an hour without a network, in one text, one list and one item', async () => {
    const cloud = new FakeCloud();
    const devices = [new Device(cloud), new Device(cloud)] as const;
    const [here, there] = [await start(devices[0]), await start(devices[1])];
    write(here, 'Pan.');
    const strengths = ['a', 'b'].map((id) => ({ id, text: id }));
    here.shown.setField('swot', 'strengths', strengths);
    await pass(1200);
    await done(there.operations.open(here.shown.draftId()));
    for (const device of devices) device.isOnline = false;
    for (let minute = 0; minute < 60; minute += 1) {
      write(here, `h${minute}. ${missionOf(here)}`);
      write(there, `${missionOf(there)} t${minute}.`);
      await pass(60_000);
    }
    here.shown.setField('swot', 'strengths', strengths.toReversed());
    there.shown.setField('swot', 'strengths.0.text', 'edited');
    await pass(1200);
    expect([stateOf(here), stateOf(there)]).toEqual(['offline', 'offline']);
    for (const device of devices) device.isOnline = true;
    for (const { sync } of [here, there, here]) await done(sync.run());
    const { mission, swot } = here.shown.getState().draft;
    expect(there.shown.getState().draft).toEqual(here.shown.getState().draft);
    expect(cloud.draft(here.shown.draftId())).toEqual(here.shown.getState().draft);
    const words = plainTextOf(missionOf(here)).split(/\s+/);
    expect(words).toHaveLength(121);
    expect(new Set(words).size).toBe(121);
    expect(swot.strengths).toEqual([
      { id: 'b', text: 'b' },
      { id: 'a', text: 'edited' },
    ]);
    expect(mission.mission).toContain('Pan.');
  });

  it.each(['record', 'updates'] as const)(
    'comes back from the server where its %s are damaged',
    async (rows) => {
      const cloud = new FakeCloud();
      const device = new Device(cloud);
      const tab = await start(device);
      const plan = tab.shown.draftId();
      write(tab, 'Pan');
      await pass(1200);
      device.isOnline = false;
      tab.shown.setField('mission', 'vision', 'La ciudad');
      await pass(1200);
      device.closeTab(tab);
      const { records, updates } = device.database;
      const kept = must(updates.get(plan), 'it was stored');
      const [first = ''] = kept.keys();
      if (rows === 'record') records.set(plan, 'damaged');
      else kept.set(first, { bytes: null });
      device.isOnline = true;
      const again = await start(device, plan);
      await pass(5000);
      expect(stateOf(again)).toBe('saved');
      expect(again.shown.getState().draft.mission).toMatchObject({ mission: 'Pan', vision: 'La ciudad' });
      expect(cloud.draft(plan).mission.vision).toBe('La ciudad');
      expect([...kept.values()]).not.toContainEqual({ bytes: null });
    },
  );

  it('is known by its own name, as soon as the server is asked', async () => {
    const cloud = new FakeCloud();
    const device = new Device(cloud);
    const tab = await start(device);
    const plan = tab.shown.draftId();
    write(tab, 'Pan');
    await pass(1200);
    expect(tab.shown.getState().ownName).toBeUndefined();
    must(cloud.plans.get(plan), 'it was saved').name = 'Pan (2)';
    void tab.sync.run();
    await pass(1200);
    expect(tab.shown.getState().ownName).toBe('Pan (2)');
    device.closeTab(tab);
    device.isOnline = false;
    expect((await start(device, plan)).shown.getState().ownName).toBe('Pan (2)');
  });

  it('is not found where it is neither here nor among the account’s', async () => {
    const tab = await start(new Device(new FakeCloud()));
    expect(await done(tab.operations.open(crypto.randomUUID()))).toEqual({ kind: 'notFound' });
    const visitor = await start(new Device(new FakeCloud(), { kind: 'signedOut' }));
    expect(await done(visitor.operations.open(crypto.randomUUID()))).toEqual({ kind: 'signInNeeded' });
  });

  it('that was deleted elsewhere can be made a new plan, with all that is in it', async () => {
    const cloud = new FakeCloud();
    const tab = await start(new Device(cloud));
    write(tab, 'Pan');
    await pass(1200);
    const before = tab.shown.draftId();
    cloud.plans.delete(before);
    write(tab, 'Pan bueno');
    await pass(1200);
    expect(stateOf(tab)).toBe('gone');
    await done(tab.operations.makeNew());
    expect(tab.shown.draftId()).not.toBe(before);
    expect(cloud.draft(tab.shown.draftId()).mission.mission).toBe('Pan bueno');
    expect(await done(tab.device.ids())).toEqual([tab.shown.draftId()]);
  });

  it('is deleted without being asked for, however soon the server says that it is gone', async () => {
    const cloud = new FakeCloud();
    const tab = await start(new Device(cloud));
    const plan = tab.shown.draftId();
    write(tab, 'Pan');
    await pass(1200);
    const states: string[] = [];
    tab.sync.store.subscribe(({ kind }) => states.push(kind));
    await done(
      tab.operations.delete(plan, async () => {
        cloud.plans.delete(plan);
        void tab.sync.run();
        await pass(100);
      }),
    );
    expect(states).not.toContain('gone');
    expect(tab.shown.draftId()).not.toBe(plan);
    expect(await tab.device.ids()).not.toContain(plan);
  });

  it('keeps what is written while it is being deleted', async () => {
    const cloud = new FakeCloud();
    const tab = await start(new Device(cloud));
    const plan = tab.shown.draftId();
    write(tab, 'Pan');
    await pass(1200);
    await done(
      tab.operations.delete(plan, async () => {
        cloud.plans.delete(plan);
        write(tab, 'Pan de centeno');
      }),
    );
    expect(stateOf(tab)).toBe('gone');
    expect(missionOf(tab)).toBe('Pan de centeno');
  });

  it('stands beside another that is begun, and can be gone back to', async () => {
    const cloud = new FakeCloud();
    const tab = await start(new Device(cloud));
    write(tab, 'Pan');
    await pass(1200);
    const before = tab.shown.draftId();
    const back = await done(
      tab.operations.begin({ ...emptyDraft(), mission: { ...emptyDraft().mission, mission: 'Vino' } }),
    );
    expect(missionOf(tab)).toBe('Vino');
    expect(cloud.plans.size).toBe(2);
    back();
    await pass(1200);
    expect(tab.shown.draftId()).toBe(before);
    expect(missionOf(tab)).toBe('Pan');
  });
});

describe('a document that the server has made smaller', () => {
  it('has a word once whose acknowledgement was lost, and one that was never sent', async () => {
    const cloud = new FakeCloud();
    const device = new Device(cloud);
    const tab = await start(device);
    const plan = tab.shown.draftId();
    write(tab, 'Pan');
    await pass(1200);
    device.weather.push('lostAfter');
    write(tab, 'Pan bueno');
    await pass(1200);
    device.isOnline = false;
    write(tab, 'Pan bueno, barato');
    await pass(1200);
    cloud.rebuild(plan);
    device.isOnline = true;
    await pass(120_000);
    expect(stateOf(tab)).toBe('saved');
    expect(missionOf(tab)).toBe('Pan bueno, barato');
    expect(cloud.draft(plan).mission.mission).toBe('Pan bueno, barato');
  });

  it.each([
    ['in one update with what was never sent', 'fold'],
    ['two documents ago', 'rebuildTwice'],
  ] as const)('has a word once whose acknowledgement was lost %s', async (_when, meanwhile) => {
    const cloud = new FakeCloud();
    const device = new Device(cloud);
    const tab = await start(device);
    const plan = tab.shown.draftId();
    write(tab, '<p>Pan</p><p>Barrio</p>');
    await pass(1200);
    device.weather.push('lostAfter');
    write(tab, '<p>Pan bueno</p><p>Barrio</p>');
    await pass(1200);
    device.isOnline = false;
    write(tab, '<p>Pan bueno</p><p>Barrio pobre</p>');
    if (meanwhile === 'fold') {
      for (let count = 0; count < FOLD_AT; count += 1) tab.shown.setField('mission', 'vision', `${count}`);
      await pass(1200);
      await done(tab.shown.reload());
      expect((await tab.device.read(plan)).updates.size).toBe(2);
    }
    cloud.rebuild(plan);
    const other = await start(new Device(cloud));
    await done(other.operations.open(plan));
    write(other, `${missionOf(other)}<p>Ciudad</p>`);
    await pass(1200);
    if (meanwhile === 'rebuildTwice') cloud.rebuild(plan);
    device.isOnline = true;
    await pass(120_000);
    expect(stateOf(tab)).toBe('saved');
    expect(missionOf(tab)).toBe('<p>Pan bueno</p><p>Barrio pobre</p><p>Ciudad</p>');
    expect(cloud.draft(plan).mission.mission).toBe(missionOf(tab));
  });
});

describe('before a sign-out', () => {
  it('what is unsent is sent, of plans that are not shown too', async () => {
    const cloud = new FakeCloud();
    const device = new Device(cloud);
    const tab = await start(device);
    device.isOnline = false;
    write(tab, 'Pan');
    await pass(1200);
    const first = tab.shown.draftId();
    await done(tab.operations.begin());
    expect(await done(tab.operations.isAllSaved())).toBe(false);
    device.isOnline = true;
    expect(await done(tab.operations.isAllSaved())).toBe(true);
    expect(cloud.draft(first).mission.mission).toBe('Pan');
  });
});
