import type { Plan } from '@trazo/plan/plan';
import { type OrganigramBranch, organigramTrees } from '@trazo/plan/sections/organigram';
import type { PrintBranch, PrintOrganigram } from '../print-model.ts';
import type { Opener, Wording } from '../wording.ts';

export function printOrganigram(opener: Opener<'organigram'>, plan: Plan, wording: Wording): PrintOrganigram {
  const trees = organigramTrees(plan.organigram.nodes).map((tree) => printBranch(tree, plan, wording));
  return { ...opener, trees, alt: describe(trees, wording) };
}

function printBranch(branch: OrganigramBranch, plan: Plan, wording: Wording): PrintBranch {
  const { node } = branch;
  const department = departmentName(node.departmentId, plan, wording);
  const reports = branch.reports.map((report) => printBranch(report, plan, wording));
  if (node.kind === 'department') {
    const title = department === '' ? wording.words('departments:document.unnamed') : department;
    return { kind: 'department', title, detail: '', reports };
  }
  const position = wording.line(node.position);
  return {
    kind: 'position',
    title: position === '' ? wording.words('document:unnamed') : position,
    detail: [holders(node.position, plan, wording), department].filter((part) => part !== '').join(' · '),
    reports,
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
function describe(trees: readonly PrintBranch[], { words, format }: Wording): string {
  const titles = (branches: readonly PrintBranch[]) => format.list(branches.map(({ title }) => title));
  const leads = (branch: PrintBranch): string[] => [
    ...(branch.reports.length === 0
      ? []
      : [words('organigram:document.leads', { name: branch.title, names: titles(branch.reports) })]),
    ...branch.reports.flatMap(leads),
  ];
  const sentences = [words('organigram:document.tops', { names: titles(trees) }), ...trees.flatMap(leads)];
  return words('organigram:document.alt', { sentences: sentences.join(' ') });
}
