import { LIST_LIMITS } from '@trazo/plan/fields';
import type { Department } from '@trazo/plan/sections/departments';
import type { OrganigramNode } from '@trazo/plan/sections/organigram';

/**
 * A first organigram: the first position of the team leads, below it the departments with theirs, and beside them the positions
 * that belong to none. Each position has one box; what is beyond the limit is left out.
 */
export function drawnFromTeam(
  positions: readonly string[],
  departments: readonly Department[],
  newId: () => string,
): OrganigramNode[] {
  const [leader, ...others] = [
    ...new Set(positions.map((name) => name.trim()).filter((name) => name !== '')),
  ];
  if (leader === undefined) return [];
  const waiting = new Set(others);
  const box = (position: string, superiorId: string | null): OrganigramNode => ({
    kind: 'position',
    id: newId(),
    position,
    departmentId: null,
    superiorId,
  });
  const top = box(leader, null);
  const branches = departments.flatMap(({ id: departmentId, positions: own }): OrganigramNode[] => {
    const head: OrganigramNode = { kind: 'department', id: newId(), departmentId, superiorId: top.id };
    const members = own.map(({ name }) => name.trim()).filter((name) => waiting.delete(name));
    return [head, ...members.map((name) => box(name, head.id))];
  });
  return [top, ...branches, ...[...waiting].map((name) => box(name, top.id))].slice(
    0,
    LIST_LIMITS.organigramNodes,
  );
}
