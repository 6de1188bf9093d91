import type { Plan } from '@trazo/plan/plan';
import { type OrganigramBranch, type OrganigramNode, organigramTrees } from '@trazo/plan/sections/organigram';
import type { PrintBox, PrintOrganigram } from '../print-model.ts';
import type { Opener, Wording } from '../wording.ts';

export function printOrganigram(opener: Opener<'organigram'>, plan: Plan, wording: Wording): PrintOrganigram {
  const boxes: PrintBox[] = [];
  const print = ({ node, hierarchy, reports }: OrganigramBranch, superior: number | null): void => {
    const rank = wording.words('organigram:document.level', { level: String(hierarchy) });
    const place = boxes.push({ ...labelOf(node, plan, wording), level: hierarchy - 1, rank, superior }) - 1;
    for (const report of reports) print(report, place);
  };
  for (const tree of organigramTrees(existingNodes(plan))) print(tree, null);
  return { ...opener, boxes, alt: describe(boxes, wording) };
}

/** The nodes without departments that the plan has no more, unless there are no others: who stood under one moves up. */
function existingNodes({ organigram: { nodes }, departments }: Plan): readonly OrganigramNode[] {
  const known = new Set<string | null>(departments.items.map(({ id }) => id));
  const gone = new Map(
    nodes
      .filter(({ kind, departmentId }) => kind === 'department' && !known.has(departmentId))
      .map(({ id, superiorId }) => [id, superiorId]),
  );
  if (gone.size === nodes.length) return nodes;
  const leaderOf = ({ superiorId }: OrganigramNode): string | null => {
    const passed = new Set<string>();
    let leader = superiorId;
    while (leader !== null && gone.has(leader) && !passed.has(leader)) {
      passed.add(leader);
      leader = gone.get(leader) ?? null;
    }
    return leader;
  };
  return nodes
    .filter(({ id }) => !gone.has(id))
    .map((node) => (gone.size === 0 ? node : { ...node, superiorId: leaderOf(node) }));
}

function labelOf(
  node: OrganigramNode,
  plan: Plan,
  wording: Wording,
): Pick<PrintBox, 'kind' | 'title' | 'detail'> {
  const department = departmentName(node.departmentId, plan, wording);
  if (node.kind === 'department') {
    const title = department === '' ? wording.words('departments:document.unnamed') : department;
    return { kind: 'department', title, detail: '' };
  }
  const position = wording.line(node.position);
  return {
    kind: 'position',
    title: position === '' ? wording.words('document:unnamed') : position,
    detail: [holders(node.position, plan, wording), department].filter((part) => part !== '').join(' · '),
  };
}

function departmentName(id: string | null, { departments }: Plan, { line }: Wording): string {
  return line(departments.items.find((department) => department.id === id)?.name ?? '');
}

/** Who holds a position, by the team's cards. */
function holders(position: string, { team }: Plan, { line }: Wording): string {
  return team.members
    .filter((member) => member.position.trim() === position.trim())
    .map(({ name, surname }) => line(`${name} ${surname}`))
    .filter((name) => name !== '')
    .join(', ');
}

/** The organigram in sentences: who is on top, and who leads whom. */
function describe(boxes: readonly PrintBox[], { words, format }: Wording): string {
  const under = Map.groupBy(boxes, ({ superior }) => superior);
  const titles = (superior: number | null) =>
    format.list((under.get(superior) ?? []).map(({ title }) => title));
  const leads = boxes.flatMap(({ title }, place) =>
    under.has(place) ? [words('organigram:document.leads', { name: title, names: titles(place) })] : [],
  );
  const sentences = [words('organigram:document.tops', { names: titles(null) }), ...leads];
  return words('organigram:document.alt', { sentences: sentences.join(' ') });
}
