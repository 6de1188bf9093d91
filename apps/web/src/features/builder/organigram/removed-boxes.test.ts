import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addNode, changeSubject, changeSuperior } from './organigram-edits.ts';
import { type Boxes, bringBack, takeAway } from './removed-boxes.ts';
import { position } from './testing/position.ts';

/** boss → head → (one → deep, two); other stands alone. */
const nodes = [
  position('boss'),
  position('head', 'boss'),
  position('one', 'head'),
  position('deep', 'one'),
  position('two', 'head'),
  position('other'),
];
const whole: Boxes = { nodes, removed: [] };
const without = (...ids: readonly string[]) => ids.reduce(takeAway, whole);
const superiors = ({ nodes: list }: Boxes) =>
  Object.fromEntries(list.map(({ id, superiorId }) => [id, superiorId]));

it('brings back its own box, with its position, its superior and those who answered to it', () => {
  expect(bringBack(without('head'), 'head').nodes).toEqual(nodes);
  expect(superiors(bringBack(without('head', 'other'), 'head'))).toEqual({
    boss: null,
    head: 'boss',
    one: 'head',
    deep: 'one',
    two: 'head',
  });
});

it('brings a box back once, and none that was never there', () => {
  const back = bringBack(without('head', 'two'), 'head');
  expect(bringBack(back, 'head').nodes).toEqual(back.nodes);
  expect(bringBack(back, 'unknown').nodes).toEqual(back.nodes);
});

it('gives the same organigram again in whatever order boxes are removed and brought back', () => {
  const ids = nodes.map(({ id }) => id);
  const twoOrders = fc
    .shuffledSubarray(ids)
    .chain((removed) =>
      fc.tuple(
        fc.constant(removed),
        fc.shuffledSubarray(removed, { minLength: removed.length, maxLength: removed.length }),
      ),
    );
  fc.assert(
    fc.property(twoOrders, ([removed, back]) => {
      expect(back.reduce(bringBack, without(...removed)).nodes).toEqual(nodes);
    }),
  );
});

it('keeps what was edited since', () => {
  const boxes = without('head');
  const moved = changeSuperior(boxes.nodes, 'one', 'other');
  const renamed = changeSubject(moved, 'two', { kind: 'department', departmentId: 'd1' });
  const added = addNode(renamed, 'new', { kind: 'department', departmentId: 'd2' }, 'boss');
  const back = bringBack({ ...boxes, nodes: added }, 'head');
  expect(superiors(back)).toEqual({
    boss: null,
    head: 'boss',
    one: 'other',
    deep: 'one',
    two: 'head',
    other: null,
    new: 'boss',
  });
  expect(back.nodes.find(({ id }) => id === 'two')).toMatchObject({ kind: 'department', departmentId: 'd1' });
});

it('has no superior while that is removed', () => {
  expect(superiors(bringBack(without('boss', 'head'), 'head'))).toMatchObject({ head: null, one: 'head' });
  const elsewhere = { nodes: [position('one')], removed: without('head').removed };
  expect(superiors(bringBack(elsewhere, 'head'))).toEqual({ head: null, one: null });
});

it('never makes a circle, whatever is edited between', () => {
  const id = fc.constantFrom('boss', 'head', 'one', 'deep', 'two', 'other');
  const step = fc.record({ kind: fc.constantFrom('lead', 'remove', 'back'), id, superior: fc.option(id) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      let boxes = whole;
      for (const { kind, id: target, superior } of steps) {
        if (kind === 'remove') boxes = takeAway(boxes, target);
        else if (kind === 'back') boxes = bringBack(boxes, target);
        else boxes = { ...boxes, nodes: changeSuperior(boxes.nodes, target, superior) };
      }
      const above = new Map(boxes.nodes.map((node) => [node.id, node.superiorId]));
      for (const node of boxes.nodes) {
        let upwards: string | null | undefined = node.id;
        for (let level = 0; upwards !== null; level += 1) {
          expect(level).toBeLessThanOrEqual(boxes.nodes.length);
          upwards = above.get(upwards ?? '');
          expect(upwards).toBeDefined();
          if (upwards === undefined) return;
        }
      }
      expect(new Set(above.keys()).size).toBe(boxes.nodes.length);
    }),
    { numRuns: 500 },
  );
});
