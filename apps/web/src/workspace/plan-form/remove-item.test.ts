import { emptyOperation } from '@trazo/plan/sections/operations';
import { expect, it } from 'vitest';
import { draftHandedIn } from '../plan-store/testing/draft-handed-in.tsx';
import { removeItem } from './remove-item.ts';

const LIMIT = 3;
const goal = (id: string) => ({ id, text: `Goal ${id}` });

function draftWithSteps() {
  const store = draftHandedIn();
  store.setField('operations', 'steps', [
    { ...emptyOperation('one'), goals: [goal('1a')] },
    { ...emptyOperation('two'), goals: [goal('2a'), goal('2b'), goal('2c')] },
    emptyOperation('three'),
  ]);
  const goals = () =>
    store
      .getState()
      .draft.operations.steps.map((step) => [step.id, ...step.goals.map(({ id }) => id)].join(' '));
  return { store, goals };
}

it('brings two items back to where they were, in either order, and each once', () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { store, goals } = draftWithSteps();
    const before = goals();
    const undo = ['two', 'three'].map((id) => removeItem(store, 'operations', 'steps', id, LIMIT));
    expect(goals()).toEqual(['one 1a']);
    for (const index of [...order, ...order]) undo[index]?.putBack();
    expect(goals()).toEqual(before);
  }
});

it('brings an item back to the list it was in, where that has moved since', () => {
  const { store, goals } = draftWithSteps();
  const { putBack: undo } = removeItem(store, 'operations', 'steps.1.goals', '2b', LIMIT);
  removeItem(store, 'operations', 'steps', 'one', LIMIT);
  undo();
  expect(goals()).toEqual(['two 2a 2b 2c', 'three']);
});

it('does not bring an item back into another list than the one it was in', () => {
  const { store, goals } = draftWithSteps();
  const { putBack: undo } = removeItem(store, 'operations', 'steps.1.goals', '2b', LIMIT);
  removeItem(store, 'operations', 'steps', 'two', LIMIT);
  undo();
  expect(goals()).toEqual(['one 1a', 'three']);
});

it('says when its list has been filled since, and when it takes one more again', () => {
  const { store, goals } = draftWithSteps();
  const { hasCapacity, putBack } = removeItem(store, 'operations', 'steps.1.goals', '2b', LIMIT);
  expect(hasCapacity()).toBe(true);
  store.setField('operations', 'steps.1.goals', [goal('2a'), goal('2c'), goal('new')]);
  expect(hasCapacity()).toBe(false);
  store.setField('operations', 'steps.1.goals', [goal('2a'), goal('new')]);
  expect(hasCapacity()).toBe(true);
  putBack();
  expect(hasCapacity()).toBe(true);
  expect(goals()[1]).toBe('two 2a 2b new');
});
