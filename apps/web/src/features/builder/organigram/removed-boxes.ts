import { LIST_LIMITS } from '@trazo/plan/fields';
import type { OrganigramNode } from '@trazo/plan/sections/organigram';
import { insertInOrder } from '../../../workspace/plan-form/list-order.ts';
import { removeNode } from './organigram-edits.ts';

type Nodes = readonly OrganigramNode[];

interface RemovedBox {
  readonly node: OrganigramNode;
  /** The ids as they stood, this box among them. */
  readonly order: readonly string[];
  /** Who answered to it, and to whom they answered once it had gone. */
  readonly reports: readonly { readonly id: string; readonly heir: string | null }[];
}

/** An organigram, and the boxes taken away from it, the last one at the end. */
export interface Boxes {
  readonly nodes: Nodes;
  readonly removed: readonly RemovedBox[];
}

/** Takes a box away and keeps what brings it back. */
export function takeAway({ nodes, removed }: Boxes, id: string): Boxes {
  const node = nodes.find((each) => each.id === id);
  if (node === undefined) return { nodes, removed };
  const left = removeNode(nodes, id);
  const reports = left
    .filter((each) => nodes.some((before) => before.id === each.id && before.superiorId === id))
    .map((each) => ({ id: each.id, heir: each.superiorId }));
  return { nodes: left, removed: [...removed, { node, order: nodes.map((each) => each.id), reports }] };
}

/**
 * Brings one box back under its superior, with those who answered to it unless they have been given another since. All
 * removed ones come back for a moment, the last one first, so that boxes removed one after the other find each other.
 */
export function bringBack({ nodes, removed }: Boxes, id: string): Boxes {
  const gone = removed.filter(({ node }) => nodes.every((each) => each.id !== node.id));
  if (nodes.length >= LIST_LIMITS.organigramNodes || gone.every(({ node }) => node.id !== id))
    return { nodes, removed: gone };
  const whole: Boxes = { nodes: gone.toReversed().reduce(putBack, nodes), removed: [] };
  return gone
    .map(({ node }) => node.id)
    .filter((each) => each !== id)
    .reduce(takeAway, whole);
}

function putBack(nodes: Nodes, { node, order, reports }: RemovedBox): Nodes {
  const isThere = nodes.some((each) => each.id === node.superiorId);
  const back = { ...node, superiorId: isThere ? node.superiorId : null };
  const isReport = (each: OrganigramNode) =>
    reports.some(({ id, heir }) => id === each.id && heir === each.superiorId);
  const led = nodes.map((each) => (isReport(each) ? { ...each, superiorId: node.id } : each));
  return insertInOrder(led, back, order);
}
