import { TEXT_LIMITS } from '@trazo/plan/fields';
import type { Department } from '@trazo/plan/sections/departments';
import type { OrganigramNode } from '@trazo/plan/sections/organigram';
import type { TeamMember } from '@trazo/plan/sections/team';

/** What names the team's positions elsewhere in the plan. */
export interface NamedPositions {
  readonly nodes: readonly OrganigramNode[];
  readonly departments: readonly Department[];
}

/** Which member's position a box or a department's position names, by their ids. */
export type PositionBindings = ReadonlyMap<string, string>;

/** Boxes and departments know a position by its name alone; one that several members hold identifies none of them. */
export function bindPositions(
  members: readonly TeamMember[],
  { nodes, departments }: NamedPositions,
): PositionBindings {
  const bindings = new Map<string, string>();
  const bind = (id: string, name: string) => {
    const [holder, ...others] = members.filter(({ position }) => position.trim() === name.trim());
    if (name.trim() !== '' && holder !== undefined && others.length === 0) bindings.set(id, holder.id);
  };
  for (const node of nodes) if (node.kind === 'position') bind(node.id, node.position);
  for (const { positions } of departments) for (const { id, name } of positions) bind(id, name);
  return bindings;
}

/**
 * The same with the names the positions have now; whatever is not renamed is the same object. A member who has gone, or whose
 * position is blank or too long for the moment, leaves everything as it is.
 */
export function renamedPositions(
  bindings: PositionBindings,
  members: readonly TeamMember[],
  named: NamedPositions,
): NamedPositions {
  const names = new Map(members.map(({ id, position }) => [id, position.trim()]));
  const renamed = (id: string, before: string): string => {
    const name = names.get(bindings.get(id) ?? '') ?? '';
    return name === '' || name === before.trim() || name.length > TEXT_LIMITS.short ? before : name;
  };
  return {
    nodes: mapped(named.nodes, (node) => {
      if (node.kind !== 'position') return node;
      const position = renamed(node.id, node.position);
      return position === node.position ? node : { ...node, position };
    }),
    departments: mapped(named.departments, (department) => {
      const positions = mapped(department.positions, (position) => {
        const name = renamed(position.id, position.name);
        return name === position.name ? position : { ...position, name };
      });
      return positions === department.positions ? department : { ...department, positions: [...positions] };
    }),
  };
}

/** As `map`, but the same list where every item stayed the same. */
function mapped<Item>(items: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const changed = items.map(change);
  return changed.some((item, index) => item !== items[index]) ? changed : items;
}
