export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the viewport, in CSS pixels. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** Between a notice and the viewport's edges, and between two positions tried. */
const MARGIN = 16;
const STEP = 24;

/**
 * Where a notice covers none of the obstacles: in a corner, lower ones first, else anywhere along the edges or the middle,
 * from below. Where nothing is free, the position that covers least. It stays where it is `now` while that is free.
 */
export function freePosition(size: Size, viewport: Size, obstacles: readonly Area[], now?: Area): Area {
  let best: Area = { ...size, x: MARGIN, y: MARGIN };
  let least = Number.POSITIVE_INFINITY;
  for (const position of positionsFor(size, viewport, now)) {
    const covered = obstacles.reduce((sum, obstacle) => sum + overlap(position, obstacle), 0);
    if (covered === 0) return position;
    if (covered < least) [best, least] = [position, covered];
  }
  return best;
}

function positionsFor(size: Size, viewport: Size, now: Area | undefined): Area[] {
  const top = MARGIN;
  const bottom = Math.max(top, viewport.height - size.height - MARGIN);
  const right = Math.max(MARGIN, viewport.width - size.width - MARGIN);
  const columns = [right, MARGIN, (right + MARGIN) / 2];
  const between: number[] = [];
  for (let y = bottom - STEP; y > top; y -= STEP) between.push(y);
  const positions = [bottom, top, ...between].flatMap((y) => columns.map((x) => ({ ...size, x, y })));
  const isInside = now !== undefined && now.x <= right && now.y <= bottom;
  return isInside ? [{ ...now, ...size }, ...positions] : positions;
}

function overlap(one: Area, other: Area): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
