import { BaseEdge, type Edge, type EdgeProps } from '@xyflow/react';
import type { Point } from './box-layout.ts';

export type TieEdge = Edge<{ corners: readonly Point[] }, 'tie'>;

/** The line from a box to one it leads, as the document draws it. */
export function Tie({ data }: EdgeProps<TieEdge>) {
  const path = (data?.corners ?? []).map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return <BaseEdge path={path} />;
}
