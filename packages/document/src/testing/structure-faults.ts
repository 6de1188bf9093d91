import type { ReadPdf, StructureContent, StructureElement, TextBox } from './read-pdf.ts';

type Structured = Pick<ReadPdf, 'structure' | 'readingOrder' | 'layout' | 'fontFiles' | 'isTagged' | 'xmp'>;

/** What a reader's software would stumble over: PDF/UA-1, as far as a file shows it. */
export function structureFaults(pdf: Structured): string[] {
  const { structure, fontFiles, isTagged, xmp } = pdf;
  return [
    ...(isTagged && xmp.includes('<pdfuaid:part>1</pdfuaid:part>') ? [] : ['not tagged as PDF/UA-1']),
    ...headingFaults(structure),
    ...structure
      .filter(({ role, alt }) => role === 'Figure' && alt.trim() === '')
      .map(() => 'a figure without words'),
    ...tableFaults(structure),
    ...orderFaults(pdf),
    ...(fontFiles.embedded === fontFiles.described ? [] : ['a font that is not embedded']),
  ];
}

/** The first heading is the document's; no other skips a level. */
function headingFaults(structure: readonly StructureElement[]): string[] {
  const levels = structure.flatMap(({ role }) => (/^H[1-6]$/.test(role) ? [Number(role.slice(1))] : []));
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    return level > before + 1 ? [`a heading of level ${level} after one of level ${before}`] : [];
  });
}

/** Tables follow each other in the order of the structure; each needs a header of its own. */
function tableFaults(structure: readonly StructureElement[]): string[] {
  const bare = structure.filter(({ role }, index) => {
    if (role !== 'Table') return false;
    const rest = structure.slice(index + 1);
    const end = rest.findIndex(({ within }) => !within.includes('Table'));
    const inside = end === -1 ? rest : rest.slice(0, end);
    return !inside.some((element) => element.role === 'TH') && inside.some(({ role: cell }) => cell === 'TD');
  });
  return bare.map(() => 'a table without headers');
}

const NOTES = new Set(['Note', 'FENote']);

/** Half a line and more above. */
const ABOVE = 0.6;

/**
 * Of two runs in one column the upper one is read first; what stands side by side may be read in either order, and a table
 * or a chart where the text comes to it, also if the page shows it further up.
 */
function orderFaults({ readingOrder, layout }: Pick<ReadPdf, 'readingOrder' | 'layout'>): string[] {
  const positions = new Map(
    readingOrder.flatMap(({ content, within, element }, position) =>
      // A note is read where the text refers to it, and stands at the page's foot.
      within.some((role) => NOTES.has(role))
        ? []
        : [[content, { ...placeOf(readingOrder, position), element, position }]],
    ),
  );
  return layout.flatMap(({ boxes }) => {
    const read = boxes
      .flatMap((box): ReadRun[] => {
        const found = box.content === undefined ? undefined : positions.get(box.content);
        return found === undefined || box.angle !== 0 ? [] : [{ box, ...found }];
      })
      .sort((one, other) => one.position - other.position);
    return read.flatMap((run, index) => {
      const late = read
        .slice(0, index)
        .find((earlier) => isCompared(read, run, earlier) && standsAbove(run.box, earlier.box));
      return late === undefined
        ? []
        : [`page ${run.box.page}: “${run.box.text}” is read after “${late.box.text}” below it`];
    });
  });
}

/** What goes with a table; it may be its note, if it stands right below it. */
interface Place {
  readonly table: number | undefined;
  readonly mayBeNote: boolean;
}

interface ReadRun extends Place {
  readonly box: TextBox;
  readonly element: number;
  readonly position: number;
}

/** What goes with a table is compared with that alone; what only follows it, with the text around it, too. */
function isCompared(read: readonly ReadRun[], run: ReadRun, earlier: ReadRun): boolean {
  if (run.table === earlier.table) return true;
  const isText = (each: ReadRun): boolean =>
    each.table === undefined || (each.mayBeNote && !standsRightBelow(read, each));
  return isText(run) && isText(earlier);
}

/** Two lines, in sizes of their type, with the space over a note. */
const RIGHT_BELOW = 4;

/** Whether the text of a run begins within two lines below its table, on this page. */
function standsRightBelow(read: readonly ReadRun[], { table, element }: ReadRun): boolean {
  const first = read.find((run) => run.element === element);
  const rows = read.filter((run) => run.table === table && !run.mayBeNote).map(({ box }) => box.bottom);
  if (first === undefined || rows.length === 0) return false;
  const below = Math.min(...rows) - first.box.bottom;
  return below >= 0 && below <= RIGHT_BELOW * first.box.size;
}

/** A table's heading goes with it, and is no longer than that. */
const BESIDE = 5;
/** Runs of a table's note. */
const NOTE_RUNS = 8;

const isInHeading = ({ within }: StructureContent): boolean => within.some((role) => /^H\d$/.test(role));

function placeOf(order: ReadPdf['readingOrder'], position: number): Place {
  const content = order[position];
  const isHeading = content !== undefined && isInHeading(content);
  // Right before a chart stands its caption: it goes where the chart goes, and is compared with nothing.
  if (content?.table === undefined && !isHeading && order[position + 1]?.table !== undefined)
    return { table: -1 - position, mayBeNote: false };
  const before = isHeading ? undefined : tableBefore(order, position);
  const mayBeNote = content?.table === undefined && before !== undefined;
  return { table: mayBeNote ? before : tableAt(order, position), mayBeNote };
}

/** The table this text follows: right after a table stands its note. */
const tableBefore = (order: ReadPdf['readingOrder'], position: number): number | undefined =>
  order
    .slice(Math.max(0, position - NOTE_RUNS), position)
    .findLast(({ element }) => element !== order[position]?.element)?.table;

/** The table a run is in, or is the heading of. */
function tableAt(order: ReadPdf['readingOrder'], position: number): number | undefined {
  const content = order[position];
  if (content?.table !== undefined) return content.table;
  const from = Math.max(0, position - BESIDE);
  const heading = order.slice(from, position + 1).findLastIndex(isInHeading);
  if (heading === -1) return undefined;
  const introduced = order.slice(position, from + heading + BESIDE);
  return introduced.find((each) => each.table !== undefined)?.table;
}

/** Whether a run stands above another one, in its column. */
function standsAbove(above: TextBox, below: TextBox): boolean {
  const across =
    Math.min(above.left + above.width, below.left + below.width) - Math.max(above.left, below.left);
  return (
    across > Math.min(above.width, below.width) / 2 &&
    above.bottom - below.bottom > ABOVE * Math.max(above.size, below.size)
  );
}
