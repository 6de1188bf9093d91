import { LIST_LIMITS } from '@trazo/plan/fields';
import type { OrganigramNode } from '@trazo/plan/sections/organigram';
import { organigram } from '@trazo/plan/sections/organigram';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoxFrame, lineBetween, positionsOf } from './box-layout.ts';
import { nameBox, positionsWithoutBox } from './box-naming.ts';
import type { Measure } from './box-text.ts';
import { addNode, changeSubject, changeSuperior, outlineOf, removeNode } from './organigram-edits.ts';
import { position } from './testing/position.ts';

/** boss → head → (one, two); other stands alone. */
const nodes = [
  position('boss'),
  position('head', 'boss'),
  position('one', 'head'),
  position('two', 'head'),
  position('other'),
];
const superiors = (list: readonly OrganigramNode[]) =>
  Object.fromEntries(list.map(({ id, superiorId }) => [id, superiorId]));

describe('editing', () => {
  it('hands the reports of a removed box to its superior', () => {
    expect(superiors(removeNode(nodes, 'head'))).toEqual({
      boss: null,
      one: 'boss',
      two: 'boss',
      other: null,
    });
    expect(superiors(removeNode(nodes, 'boss'))).toMatchObject({ head: null });
  });

  it('lets no box lead itself, directly or not', () => {
    expect(changeSuperior(nodes, 'boss', 'two')).toBe(nodes);
    expect(changeSuperior(nodes, 'boss', 'boss')).toBe(nodes);
    expect(changeSuperior(nodes, 'boss', 'gone')).toBe(nodes);
    expect(superiors(changeSuperior(nodes, 'one', 'two'))).toMatchObject({ one: 'two' });
    expect(superiors(changeSuperior(nodes, 'head', null))).toMatchObject({ head: null });
  });

  it('keeps the position of a box that stands for something else', () => {
    const changed = changeSubject(nodes, 'head', { kind: 'department', departmentId: 'd1' });
    expect(changed[1]).toEqual({ kind: 'department', id: 'head', departmentId: 'd1', superiorId: 'boss' });
  });

  it('stops at the limit of the plan', () => {
    const full = Array.from({ length: LIST_LIMITS.organigramNodes }, (_, index) => position(`p${index}`));
    expect(addNode(full, 'more', { kind: 'department', departmentId: 'd1' }, null)).toBe(full);
  });

  it('stays a valid organigram without circles through any edits', () => {
    const id = fc.constantFrom('boss', 'head', 'one', 'two', 'other', 'new');
    const edit = fc.oneof(
      fc.record({ kind: fc.constant('superior' as const), id, superior: fc.option(id) }),
      fc.record({ kind: fc.constant('remove' as const), id, superior: fc.constant(null) }),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        let list: readonly OrganigramNode[] = nodes;
        for (const { kind, id: target, superior } of edits) {
          list = kind === 'remove' ? removeNode(list, target) : changeSuperior(list, target, superior);
        }
        expect(organigram.schema.safeParse({ nodes: list, image: '', imagePrinted: false }).success).toBe(
          true,
        );
        const byId = new Map(list.map((node) => [node.id, node]));
        for (const node of list) {
          let top: OrganigramNode | undefined = node;
          for (let step = 0; top !== undefined && top.superiorId !== null; step += 1) {
            if (step > list.length) throw new Error('circle');
            top = byId.get(top.superiorId);
          }
          expect(top).toBeDefined();
        }
      }),
    );
  });
});

describe('outline', () => {
  it('lists each box once under its superior', () => {
    expect(outlineOf(nodes).map(({ node, level }) => `${level} ${node.id}`)).toEqual([
      '1 boss',
      '2 head',
      '3 one',
      '3 two',
      '1 other',
    ]);
  });

  it('breaks a circle from a plan made elsewhere at one link', () => {
    const circle = [position('a', 'b'), position('b', 'a')];
    expect(outlineOf(circle).map(({ node, superiorId }) => [node.id, superiorId])).toEqual([
      ['a', null],
      ['b', 'a'],
    ]);
  });
});

describe('naming', () => {
  const words = {
    unnamedDepartment: 'Unnamed',
    departmentGone: 'Gone',
    list: (names: readonly string[]) => names.join(' & '),
  };
  const around = {
    members: [
      { ...emptyTeamMember('m1'), name: 'Ana', surname: 'Ruiz', position: ' Position one ' },
      { ...emptyTeamMember('m2'), name: 'Bo', position: 'Position one' },
    ],
    departments: [{ id: 'd1', name: 'Sales', positions: [] }],
  };

  it('says who holds a position and where', () => {
    const node: OrganigramNode = {
      ...position('one'),
      kind: 'position',
      position: 'Position one',
      departmentId: 'd1',
    };
    expect(nameBox(node, around, words)).toEqual({
      title: 'Position one',
      holders: 'Ana Ruiz & Bo',
      department: 'Sales',
      missing: undefined,
    });
  });

  it('says so when the plan no longer has what a box stands for', () => {
    expect(nameBox(position('two'), around, words)).toMatchObject({
      title: 'Position two',
      missing: 'position',
    });
    const box: OrganigramNode = { kind: 'department', id: 'x', departmentId: 'd9', superiorId: null };
    expect(nameBox(box, around, words)).toMatchObject({ title: 'Gone', missing: 'department' });
  });

  it('lets a position a department lists be vacant', () => {
    const departments = [{ id: 'd1', name: 'Sales', positions: [{ id: 'p2', name: 'Position two ' }] }];
    expect(nameBox(position('two'), { ...around, departments }, words)).toMatchObject({
      title: 'Position two',
      holders: '',
      missing: undefined,
    });
  });

  it('finds the positions without a box', () => {
    expect(positionsWithoutBox(['Position one', 'Cook'], [position('one')])).toEqual(['Cook']);
  });
});

describe('layout', () => {
  const outline = outlineOf(nodes);
  const measure: Measure = (text, { size }) => text.length * size * 0.5;
  const placedAs = (title: string) =>
    positionsOf(
      outline.map(({ node, superiorId }) => ({
        id: node.id,
        superiorId,
        isDepartment: false,
        title,
        details: [],
      })),
      measure,
    );

  it.each(['Cook', 'Head of the kitchen, of the bakery, of the shop and of all deliveries'])(
    'puts boxes below their superiors, tops side by side, and none over another, each called %s',
    (title) => {
      const positions = placedAs(title);
      expect(positions.size).toBe(nodes.length);
      expect(positions.get('other')?.y).toBe(0);
      expect(positions.get('boss')?.y).toBe(0);
      for (const { node, superiorId } of outline) {
        const own = positions.get(node.id) ?? FRAME;
        const above = positions.get(superiorId ?? '');
        if (above !== undefined) expect(own.y).toBeGreaterThanOrEqual(above.y + above.height);
        expect(own.height).toBeGreaterThanOrEqual(positions.get(node.id)?.text.height ?? Number.NaN);
        const over = [...positions].filter(([id, each]) => id !== node.id && isOver(each, own));
        expect(over).toEqual([]);
      }
    },
  );

  it('leads a line from the foot of a box to the head of the next, or along a rail to one that hangs', () => {
    const spread = lineBetween(FRAME, { ...FRAME, x: 300, y: 116 });
    expect([spread[0], spread.at(-1)]).toEqual([
      { x: FRAME.width / 2, y: FRAME.height },
      { x: 300 + FRAME.width / 2, y: 116 },
    ]);
    const hanging = lineBetween(FRAME, { x: 22, y: 94, width: 182, height: 60, hangs: true });
    expect(hanging.at(-1)).toEqual({ x: 22, y: 94 + 30 });
    expect(new Set(hanging.slice(0, 2).map(({ x }) => x)).size).toBe(1);
  });
});

const FRAME: BoxFrame = { x: 0, y: 0, width: 204, height: 72, hangs: false };

const isOver = (one: BoxFrame, other: BoxFrame): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
