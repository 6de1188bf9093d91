import type { Plan } from '@trazo/plan/plan';
import {
  type OrganigramBranch,
  type OrganigramNode,
  organigramTrees,
  printedCapture,
} from '@trazo/plan/sections/organigram';
import {
  type OrganigramLayout,
  type OrganigramPosition,
  organigramLayout,
} from '@trazo/plan/sections/organigram-layout';
import type { TeamMember } from '@trazo/plan/sections/team';
import type { PrintImage } from '../../images/assets.ts';
import { inOneLine } from '../contact.ts';
import type { Opener, Wording } from '../wording.ts';
import type { SectionPrinter } from './section-printer.ts';

/** A box of the organigram. */
export interface PrintBox {
  readonly kind: 'position' | 'department';
  readonly title: string;
  /** Who holds the position, or its department; may be empty. */
  readonly detail: string;
  /** The photo of the one who holds the position; `null` where none or several do. */
  readonly portrait: PrintImage | null;
  /** How many boxes are above it, one over the other. */
  readonly level: number;
  /** The same in words. */
  readonly rank: string;
  /** Which of the boxes it answers to; `null` on top. */
  readonly superior: number | null;
}

/** The organigram, laid out as the form draws it. */
export interface PrintOrganigramChart extends Omit<OrganigramLayout, 'positions'> {
  /** Each before those under it. In one row: the typesetter reads no list that is nested as deep as a plan may be. */
  readonly boxes: readonly (PrintBox & { readonly position: OrganigramPosition })[];
}

export interface PrintOrganigram extends Opener<'organigram'> {
  readonly chart: PrintOrganigramChart;
  /** The same as words, for readers who cannot see it. */
  readonly alt: string;
  /** The picture printed instead of a drawing. */
  readonly capture: PrintImage | null;
}

export const organigram: SectionPrinter<PrintOrganigram> = {
  sources: ({ team, departments }) => [
    departments,
    team.members.map(({ name, surname, position, image }) => [name, surname, position, image]),
  ],
  print(opener, plan, wording) {
    const boxes: PrintBox[] = [];
    const print = ({ node, hierarchy, reports }: OrganigramBranch, superior: number | null): void => {
      const rank = wording.words('organigram:document.level', { level: String(hierarchy) });
      const index = boxes.push({ ...labelOf(node, plan, wording), level: hierarchy - 1, rank, superior }) - 1;
      for (const report of reports) print(report, index);
    };
    for (const tree of organigramTrees(existingNodes(plan))) print(tree, null);
    const alt = describe(boxes, wording);
    const { positions, ...layout } = organigramLayout(boxes);
    const placed = boxes.flatMap((box, index) => {
      const position = positions[index];
      return position === undefined ? [] : [{ ...box, position }];
    });
    return {
      ...opener,
      chart: { ...layout, boxes: placed },
      alt,
      capture: wording.picture(printedCapture(plan.organigram), alt),
    };
  },
};

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
): Pick<PrintBox, 'kind' | 'title' | 'detail' | 'portrait'> {
  const department = departmentName(node.departmentId, plan, wording);
  if (node.kind === 'department') {
    const title = department === '' ? wording.words('departments:document.unnamed') : department;
    return { kind: 'department', title, detail: '', portrait: null };
  }
  const position = wording.line(node.position);
  const holders = holdersOf(node.position, plan);
  const names = holders.map((member) => nameOf(member, wording)).filter((name) => name !== '');
  return {
    kind: 'position',
    title: position === '' ? wording.words('document:unnamed') : position,
    detail: inOneLine([namesIn(names), department]),
    portrait: portraitOf(holders, wording),
  };
}

function departmentName(id: string | null, { departments }: Plan, { line }: Wording): string {
  return line(departments.items.find((department) => department.id === id)?.name ?? '');
}

/** Who holds a position, by the team's cards; left open where several boxes have the same position, as the cards do not say in which. */
function holdersOf(position: string, { team, organigram }: Plan): readonly TeamMember[] {
  const isHere = (other: string) => other.trim() === position.trim();
  const boxes = organigram.nodes.filter((node) => node.kind === 'position' && isHere(node.position));
  return boxes.length > 1 ? [] : team.members.filter((member) => isHere(member.position));
}

/** Names that a box holds; more are counted. */
const MOST_NAMES = 3;

const namesIn = (names: readonly string[]): string =>
  names.length > MOST_NAMES + 1
    ? `${names.slice(0, MOST_NAMES).join(', ')} + ${names.length - MOST_NAMES}`
    : names.join(', ');

const nameOf = ({ name, surname }: TeamMember, { line }: Wording): string => line(`${name} ${surname}`);

/** The name stands beside it: the photo says who it is of. */
function portraitOf(holders: readonly TeamMember[], wording: Wording): PrintImage | null {
  const [holder, ...others] = holders;
  if (holder === undefined || others.length > 0) return null;
  const name = nameOf(holder, wording) || wording.words('team:document.unnamed');
  return wording.picture(holder.image, wording.words('team:document.photo', { name }));
}

/** The organigram in sentences: who is on top, and who leads whom. */
function describe(boxes: readonly PrintBox[], { words, format }: Wording): string {
  const under = Map.groupBy(boxes, ({ superior }) => superior);
  const titles = (superior: number | null) =>
    format.list((under.get(superior) ?? []).map(({ title }) => title));
  const leads = boxes.flatMap(({ title }, index) =>
    under.has(index) ? [words('organigram:document.leads', { name: title, names: titles(index) })] : [],
  );
  const sentences = [words('organigram:document.tops', { names: titles(null) }), ...leads];
  return words('organigram:document.alt', { sentences: sentences.join(' ') });
}
