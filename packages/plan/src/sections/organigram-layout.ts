/** A box of the organigram as the layout needs it: each stands after its superior. */
export interface LaidOutBox {
  /** The position of its superior in the list; `null` at the top. */
  readonly superior: number | null;
  /** From 0. */
  readonly level: number;
}

/** Where a box stands, in columns and rows; how wide and high those are is for screen and paper to say. */
export interface OrganigramPosition {
  /** The centre of the box's column, or of the columns of its reports: 0.5 is the first column's. */
  readonly column: number;
  /** From 0. */
  readonly row: number;
  /** Boxes under a column's head hang below each other, as many steps to the right as they are levels below it. */
  readonly indent: number;
}

export interface OrganigramLayout {
  /** A list has one column, with every level indented. */
  readonly form: 'tree' | 'list';
  /** In the order of the boxes. */
  readonly positions: readonly OrganigramPosition[];
  readonly columns: number;
  readonly rows: number;
  /** Rows that stand side by side; those below hang. */
  readonly spreadRows: number;
}

/** So many boxes side by side can be read across an upright page, so many rows down it, and so many steps in a column. */
const MOST = { columns: 5, rows: 16, indent: 2 } as const;

/**
 * The one drawing of an organigram, for screen and paper: a tree from the top down. As many levels as fit the width stand
 * side by side; below them the reports of each box hang in its column (the “hanging” layout of organisation charts). What
 * fits no page in this way is an indented list.
 */
export function organigramLayout(boxes: readonly LaidOutBox[]): OrganigramLayout {
  const levels = boxes.reduce((most, { level }) => Math.max(most, level + 1), 0);
  const leads = new Set(boxes.map(({ superior }) => superior));
  const isHead = (box: LaidOutBox, index: number, spread: number) =>
    box.level === spread - 1 || (box.level < spread - 1 && !leads.has(index));
  for (let spread = levels; spread > 0; spread -= 1) {
    const columns = boxes.filter((box, index) => isHead(box, index, spread)).length;
    if (columns > MOST.columns) continue;
    const positions = treePositions(boxes, spread, (box, index) => isHead(box, index, spread));
    const rows = positions.reduce((most, { row }) => Math.max(most, row + 1), 0);
    const isFitting = rows <= MOST.rows && levels - spread <= MOST.indent;
    if (isFitting) return { form: 'tree', positions, columns, rows, spreadRows: spread };
  }
  const positions = boxes.map(({ level }, row) => ({ column: 0.5, row, indent: level }));
  return { form: 'list', positions, columns: 1, rows: boxes.length, spreadRows: 0 };
}

function treePositions(
  boxes: readonly LaidOutBox[],
  spread: number,
  isHead: (box: LaidOutBox, index: number) => boolean,
): OrganigramPosition[] {
  let columns = 0;
  let hanging = 0;
  const positions = boxes.map((box, index): OrganigramPosition => {
    if (isHead(box, index)) {
      columns += 1;
      hanging = 0;
    }
    const column = columns - 0.5;
    if (box.level < spread) return { column, row: box.level, indent: 0 };
    hanging += 1;
    return { column, row: spread + hanging - 1, indent: box.level - spread + 1 };
  });
  // A box over several columns stands over the middle of its reports, which come after it.
  const reports = boxes.map((): number[] => []);
  boxes.forEach(({ superior }, index) => {
    if (superior !== null) reports[superior]?.push(index);
  });
  for (const [index, box] of [...boxes.entries()].reverse()) {
    const below = reports[index] ?? [];
    const [first, last] = [positions[below[0] ?? -1], positions[below.at(-1) ?? -1]];
    const position = positions[index];
    if (box.level < spread - 1 && first && last && position)
      positions[index] = { ...position, column: (first.column + last.column) / 2 };
  }
  return positions;
}
