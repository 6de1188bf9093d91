import type { Department } from '@trazo/plan/sections/departments';
import type { OrganigramNode } from '@trazo/plan/sections/organigram';
import type { TeamMember } from '@trazo/plan/sections/team';

/** What else in the plan the boxes speak of. */
export interface Surroundings {
  readonly members: readonly TeamMember[];
  readonly departments: readonly Department[];
}

/** The words a box falls back on, and how a list of names reads. */
export interface BoxWords {
  readonly unnamedDepartment: string;
  readonly departmentGone: string;
  readonly list: (names: readonly string[]) => string;
}

export interface BoxNaming {
  readonly title: string;
  /** Who holds the position. */
  readonly holders: string;
  /** The department a position belongs to. */
  readonly department: string;
  /** What it stands for was renamed or removed elsewhere in the plan; a department's vacant position is not. */
  readonly missing: 'position' | 'department' | undefined;
}

/** What is known beside a box's title: who holds the position, and its department. */
export const detailsOf = ({ holders, department }: Pick<BoxNaming, 'holders' | 'department'>): string[] =>
  [holders, department].filter((part) => part !== '');

/** How a box reads now, given the team and the departments as they are now. */
export function nameBox(
  node: OrganigramNode,
  { members, departments }: Surroundings,
  words: BoxWords,
): BoxNaming {
  const department = departments.find(({ id }) => id === node.departmentId);
  const departmentName = department === undefined ? '' : department.name.trim() || words.unnamedDepartment;
  if (node.kind === 'department') {
    const isGone = department === undefined;
    return {
      title: isGone ? words.departmentGone : departmentName,
      holders: '',
      department: '',
      missing: isGone ? 'department' : undefined,
    };
  }
  const position = node.position.trim();
  const holders = members.filter((member) => member.position.trim() === position);
  return {
    title: position,
    holders: words.list(holders.map(fullName).filter((name) => name !== '')),
    department: departmentName,
    missing:
      holders.length > 0 || positionsOfDepartments(departments).includes(position) ? undefined : 'position',
  };
}

/** The different positions the departments list, in their order. */
export const positionsOfDepartments = (departments: readonly Department[]): string[] => [
  ...new Set(
    departments
      .flatMap(({ positions }) => positions.map(({ name }) => name.trim()))
      .filter((name) => name !== ''),
  ),
];

const fullName = ({ name, surname }: TeamMember) => `${name.trim()} ${surname.trim()}`.trim();

/** Positions that have no box yet. */
export function positionsWithoutBox(
  positions: readonly string[],
  nodes: readonly OrganigramNode[],
): string[] {
  const placed = new Set(nodes.map((node) => (node.kind === 'position' ? node.position.trim() : '')));
  return positions.filter((position) => !placed.has(position));
}
