import { must } from '@trazo/plan/must';
import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';

const sizeOf = (nodes: readonly Node[]): number => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);

/** Puts the content of another document in the place of a transaction's: only what differs, so that all else stays as it is drawn. */
export function replaceContent(transaction: Transaction, next: Node): Transaction {
  replaceWithin(transaction, transaction.doc, next, 0);
  return transaction;
}

/** `start` is where the content of the first node begins. */
function replaceWithin(transaction: Transaction, node: Node, next: Node, start: number): void {
  if (node.isTextblock) {
    replaceInline(transaction, node, next, start);
    return;
  }
  const [children, others] = [node.children, next.children];
  const shorter = Math.min(children.length, others.length);
  const childOf = (nodes: readonly Node[], index: number) => must(nodes.at(index), 'a child of the shorter');
  let head = 0;
  while (head < shorter && childOf(children, head).eq(childOf(others, head))) head += 1;
  let tail = 0;
  while (tail < shorter - head && childOf(children, -1 - tail).eq(childOf(others, -1 - tail))) tail += 1;
  const old = children.slice(head, children.length - tail);
  const replacement = others.slice(head, others.length - tail);
  const from = start + sizeOf(children.slice(0, head));
  if (old.length !== replacement.length) {
    transaction.replaceWith(from, from + sizeOf(old), replacement);
    return;
  }
  // From the end, so that positions before stay as they are.
  for (let index = old.length - 1; index >= 0; index -= 1) {
    const [one, other] = [childOf(old, index), childOf(replacement, index)];
    const at = from + sizeOf(old.slice(0, index));
    if (one.sameMarkup(other)) replaceWithin(transaction, one, other, at + 1);
    else transaction.replaceWith(at, at + one.nodeSize, other);
  }
}

function replaceInline(transaction: Transaction, { content }: Node, next: Node, start: number): void {
  const from = content.findDiffStart(next.content);
  const end = content.findDiffEnd(next.content);
  if (from === null || end === null) return;
  // What stands twice in a row is common to both ends.
  const overlap = Math.max(0, from - Math.min(end.a, end.b));
  transaction.replaceWith(start + from, start + end.a + overlap, next.content.cut(from, end.b + overlap));
}
