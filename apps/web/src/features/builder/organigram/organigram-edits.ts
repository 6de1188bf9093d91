import { LIST_LIMITS } from '@trazo/plan/fields';
import { mayLead, type OrganigramNode, organigramTrees } from '@trazo/plan/sections/organigram';

/** What a box stands for, as the form's select names it. */
export type BoxSubject =
  | { readonly kind: 'position'; readonly position: string; readonly departmentId: string | null }
  | { readonly kind: 'department'; readonly departmentId: string };

type Nodes = readonly OrganigramNode[];

/** Adds a box at the end; a full organigram stays as it is. */
export const addNode = (nodes: Nodes, id: string, subject: BoxSubject, superiorId: string | null): Nodes =>
  nodes.length >= LIST_LIMITS.organigramNodes ? nodes : [...nodes, { ...subject, id, superiorId }];

/** Lets a box stand for something else; who answers to it stays. */
export const changeSubject = (nodes: Nodes, id: string, subject: BoxSubject): Nodes =>
  nodes.map((node) => (node.id === id ? { ...subject, id, superiorId: node.superiorId } : node));

/** Takes a box away; those who answered to it answer to its superior. */
export function removeNode(nodes: Nodes, id: string): Nodes {
  const removed = nodes.find((node) => node.id === id);
  if (removed === undefined) return nodes;
  // In a plan made elsewhere a superior may be missing or turn in a circle; then the reports go to the top.
  const heir = removed.superiorId === id ? null : removed.superiorId;
  return nodes
    .filter((node) => node.id !== id)
    .map((node) => (node.superiorId === id ? { ...node, superiorId: heir === node.id ? null : heir } : node));
}

/** Gives a box another superior, or none; what would make a person their own superior changes nothing. */
export function changeSuperior(nodes: Nodes, id: string, superiorId: string | null): Nodes {
  const isAllowed =
    superiorId === null || (nodes.some((node) => node.id === superiorId) && mayLead(nodes, superiorId, id));
  return isAllowed ? nodes.map((node) => (node.id === id ? { ...node, superiorId } : node)) : nodes;
}

/** A box with its distance from the top (1 has no superior), in reading order. */
export interface OutlineEntry {
  readonly node: OrganigramNode;
  readonly level: number;
  /** The superior it is drawn under; null at the top, whatever the node says. */
  readonly superiorId: string | null;
}

/** The organigram as an indented list; each box appears once, whatever the nodes say. */
export function outlineOf(nodes: Nodes): OutlineEntry[] {
  const list = (branches: ReturnType<typeof organigramTrees>, superiorId: string | null): OutlineEntry[] =>
    branches.flatMap(({ node, hierarchy, reports }) => [
      { node, level: hierarchy, superiorId },
      ...list([...reports], node.id),
    ]);
  return list(organigramTrees(nodes), null);
}
