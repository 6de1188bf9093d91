import { expect, vi } from 'vitest';
import { Device, FakeCloud, type Tab } from './device.ts';

/** Lets time go by, in milliseconds. */
export const pass = (milliseconds = 10_000) => vi.advanceTimersByTimeAsync(milliseconds);
export const stateOf = (tab: Tab) => tab.sync.getState().kind;

/** A device on which a plan was begun and saved. */
export async function openPlan() {
  const cloud = new FakeCloud();
  const device = new Device(cloud);
  const tab = device.openTab();
  await pass();
  tab.write('first');
  await pass();
  return { cloud, device, tab };
}

/** Another device that has a plan open as it is now. */
export async function elsewhere(cloud: FakeCloud, ordinal = 1) {
  const device = new Device(cloud);
  const tab = device.openTab();
  await pass();
  const opening = tab.sync.open(cloud.id(ordinal));
  await pass();
  expect(await opening).toEqual({ kind: 'opened' });
  return { device, tab };
}
