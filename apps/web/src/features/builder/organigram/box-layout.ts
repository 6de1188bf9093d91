import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';

/** Points of the drawing; boxes have one size, their text is fitted to it. */
export const BOX = { width: 204, height: 84 } as const;

/** Free space below a box for the line to its reports; the engine knows one distance only, so boxes carry it. */
const LINE_ROOM = 28;

const OPTIONS: Readonly<Record<string, string>> = {
  'elk.algorithm': 'mrtree',
  'elk.direction': 'DOWN',
  'elk.spacing.nodeNode': '20',
};

/** Holds trees without a common top side by side; it is not drawn. */
const COMMON_TOP = 'common-top';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box has one superior, so its own id names the line to it. */
export const lineId = (nodeId: string): string => `to:${nodeId}`;

/** A box and the one it is drawn under, in reading order. */
export interface PlacedUnder {
  readonly id: string;
  readonly superiorId: string | null;
}

/** The organigram's shape as the layout engine wants it. */
export function layoutRequest(boxes: readonly PlacedUnder[]): ElkNode {
  const edges = boxes.map(
    ({ id, superiorId }): ElkExtendedEdge => ({
      id: lineId(id),
      sources: [superiorId ?? COMMON_TOP],
      targets: [id],
    }),
  );
  const ids = [COMMON_TOP, ...boxes.map(({ id }) => id)];
  const children = ids.map((id) => ({ id, width: BOX.width, height: BOX.height + LINE_ROOM }));
  return { id: 'organigram', layoutOptions: { ...OPTIONS }, children, edges };
}

/** Where each box goes: its top left corner, the whole drawing starting at 0, 0. */
export function positionsIn(layout: ElkNode): ReadonlyMap<string, Point> {
  const found = (layout.children ?? []).filter(({ id }) => id !== COMMON_TOP);
  const left = Math.min(...found.map(({ x = 0 }) => x));
  const top = Math.min(...found.map(({ y = 0 }) => y));
  return new Map(found.map(({ id, x = 0, y = 0 }) => [id, { x: x - left, y: y - top }]));
}
