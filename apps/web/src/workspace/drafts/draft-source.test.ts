import { expect, it } from 'vitest';
import { following } from './draft-source.ts';
import { draftStore } from './this-tab.ts';

const waiting: (() => void)[] = [];
const paint = () => {
  for (const run of waiting.splice(0)) run();
};
const type = (mission: string) => draftStore.setField('mission', 'mission', mission);

it('what is out of sight follows after the paint, once for all keys before it', () => {
  const later = following(draftStore, (run) => waiting.push(run));
  const seen: unknown[] = [];
  const leave = later.subscribe((state) => seen.push(state));
  const before = later.getState();
  type('one');
  type('two');
  expect(later.getState()).toBe(before);
  expect(seen).toEqual([]);
  paint();
  expect(later.getState()).toBe(draftStore.getState());
  expect(seen).toEqual([draftStore.getState()]);
  leave();
  type('three');
  expect(waiting).toEqual([]);
  expect(later.getState()).toBe(draftStore.getState());
});
