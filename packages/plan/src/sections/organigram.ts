import { z } from 'zod';
import { itemId, shortText, uniqueById } from '../fields.ts';
import { type Image, image } from '../images.ts';
import { defineSection, required } from './section-definition.ts';

const superiorId = itemId.nullable();

/** A box of the organigram: a position of the team, or a department as a whole. */
export const organigramNodeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('position'),
    id: itemId,
    position: shortText.min(1),
    departmentId: itemId.nullable(),
    /** `null`: no superior. */
    superiorId,
  }),
  z.strictObject({ kind: z.literal('department'), id: itemId, departmentId: itemId, superiorId }),
]);
export type OrganigramNode = z.infer<typeof organigramNodeSchema>;

const schema = z.strictObject({
  nodes: uniqueById(organigramNodeSchema, 'organigramNodes'),
  /** The last captured picture of the editor. */
  image,
  /** Prints the captured picture; else, or without one, the document draws its own from the nodes. */
  imagePrinted: z.boolean(),
});

type Organigram = z.infer<typeof schema>;

/** Who answers to whom. */
export const organigram = defineSection({
  schema,
  empty: { nodes: [], image: '', imagePrinted: false },
  expectations: ({ nodes }) => [required('nodes', nodes.length > 0)],
  isEmpty: ({ nodes }) => nodes.length === 0,
});

/** The picture that the document prints in the place of its own drawing; empty where it draws. */
export const printedCapture = ({ image: captured, imagePrinted }: Organigram): Image =>
  imagePrinted ? captured : '';

export interface OrganigramBranch {
  readonly node: OrganigramNode;
  /** Distance from the top: 1 has no superior. */
  readonly hierarchy: number;
  readonly reports: readonly OrganigramBranch[];
}

/** The nodes that are each other's superiors above a node that has no top. */
function circleAbove(node: OrganigramNode, known: ReadonlyMap<string, OrganigramNode>): OrganigramNode[] {
  const way: OrganigramNode[] = [];
  let current: OrganigramNode | undefined = node;
  while (current !== undefined && !way.includes(current)) {
    way.push(current);
    current = known.get(current.superiorId ?? '');
  }
  return current === undefined ? way : way.slice(way.indexOf(current));
}

/**
 * The nodes as trees, in their own order. A superior that does not exist counts as none; of nodes that are each other's
 * superiors the first one goes to the top, so that every node appears exactly once.
 */
export function organigramTrees(nodes: readonly OrganigramNode[]): OrganigramBranch[] {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const reports = Map.groupBy(
    nodes.filter((node) => node.superiorId !== null && known.has(node.superiorId)),
    (node) => node.superiorId,
  );
  const placed = new Set<string>();
  const grow = (node: OrganigramNode, hierarchy: number): OrganigramBranch => {
    placed.add(node.id);
    const below = (reports.get(node.id) ?? []).filter(({ id }) => !placed.has(id));
    return { node, hierarchy, reports: below.map((report) => grow(report, hierarchy + 1)) };
  };
  const tops = nodes.filter((node) => node.superiorId === null || !known.has(node.superiorId));
  const trees = tops.map((node) => grow(node, 1));
  for (const node of nodes) {
    if (placed.has(node.id)) continue;
    const circle = new Set(circleAbove(node, known));
    trees.push(grow(nodes.find((member) => circle.has(member)) ?? node, 1));
  }
  return trees;
}

/** Whether `superiorId` may lead `nodeId` without anybody becoming their own superior. */
export function mayLead(nodes: readonly OrganigramNode[], superior: string, nodeId: string): boolean {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const seen = new Set<string>();
  let current: string | null = superior;
  while (current !== null && !seen.has(current)) {
    if (current === nodeId) return false;
    seen.add(current);
    current = byId.get(current)?.superiorId ?? null;
  }
  return true;
}
