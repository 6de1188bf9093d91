import { TEXT_LIMITS } from '@trazo/plan/fields';
import type { Department } from '@trazo/plan/sections/departments';
import type { OrganigramNode } from '@trazo/plan/sections/organigram';
import { emptyTeamMember, type TeamMember } from '@trazo/plan/sections/team';
import { expect, it } from 'vitest';
import { bindPositions, renamedPositions } from './position-names.ts';

const member = (id: string, position: string): TeamMember => ({ ...emptyTeamMember(id), position });
const box = (id: string, position: string): OrganigramNode => ({
  kind: 'position',
  id,
  position,
  departmentId: null,
  superiorId: null,
});
const ovens: Department = { id: 'd1', name: 'Ovens', positions: [{ id: 'p1', name: 'Baker' }] };

const members = [member('m1', 'Owner'), member('m2', 'Baker')];
const named = { nodes: [box('b1', 'Owner'), box('b2', 'Baker'), box('b3', 'Driver')], departments: [ovens] };
const bindings = bindPositions(members, named);

const namesAfter = (next: readonly TeamMember[]) => {
  const { nodes, departments } = renamedPositions(bindings, next, named);
  return [
    ...nodes.map((node) => (node.kind === 'position' ? node.position : '')),
    ...departments.flatMap(({ positions }) => positions.map(({ name }) => name)),
  ];
};

it('renames a position in its box and in its department', () => {
  expect(namesAfter([member('m1', 'Owner'), member('m2', 'Head baker ')])).toEqual([
    'Owner',
    'Head baker',
    'Driver',
    'Head baker',
  ]);
});

it('keeps the name while the member has no position, and when the member has gone', () => {
  const before = ['Owner', 'Baker', 'Driver', 'Baker'];
  expect(namesAfter([member('m1', ''), member('m2', 'Baker')])).toEqual(before);
  expect(namesAfter([member('m1', 'Owner'), member('m2', 'b'.repeat(TEXT_LIMITS.short + 1))])).toEqual(
    before,
  );
  expect(namesAfter([])).toEqual(before);
});

it('takes no other member’s box along when a name passes through theirs', () => {
  const during = renamedPositions(bindings, [member('m1', 'Baker'), member('m2', 'Baker')], named);
  const after = renamedPositions(bindings, [member('m1', 'Bakery owner'), member('m2', 'Baker')], during);
  expect(after.nodes).toEqual([box('b1', 'Bakery owner'), box('b2', 'Baker'), box('b3', 'Driver')]);
});

it('leaves a position alone that another member holds, too', () => {
  const bakers = [member('m2', 'Baker'), member('m3', 'Baker')];
  const shared = bindPositions(bakers, named);
  expect(renamedPositions(shared, [member('m2', 'Head baker'), member('m3', 'Baker')], named)).toEqual(named);
});

it('changes nothing when no name changed', () => {
  const { nodes, departments } = renamedPositions(bindings, members, named);
  expect(nodes).toBe(named.nodes);
  expect(departments).toBe(named.departments);
});
