import { expect, it } from 'vitest';
import { following } from './following-view.ts';
import { draftHandedIn } from './testing/draft-handed-in.tsx';

const store = draftHandedIn();
const waiting: (() => void)[] = [];
const paint = () => {
  for (const run of waiting.splice(0)) run();
};
const type = (mission: string) => store.setField('mission', 'mission', mission);

it('what is out of sight follows after the paint, once for all keys before it', () => {
  const later = following(store, (run) => waiting.push(run));
  const seen: unknown[] = [];
  const leave = later.subscribe((state) => seen.push(state));
  const before = later.getState();
  type('one');
  type('two');
  expect(later.getState()).toBe(before);
  expect(seen).toEqual([]);
  paint();
  expect(later.getState()).toBe(store.getState());
  expect(seen).toEqual([store.getState()]);
  leave();
  type('three');
  expect(waiting).toEqual([]);
  expect(later.getState()).toBe(store.getState());
});
