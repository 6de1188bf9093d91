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
    readingOrder.flatMap(({ content, within }, position) =>
      // A note is read where the text refers to it, and stands at the page's foot.
      within.some((role) => NOTES.has(role))
        ? []
        : [[content, { table: tableAt(readingOrder, position), position }]],
    ),
  );
  return layout.flatMap(({ boxes }) => {
    const read = boxes
      .flatMap((box) => {
        const found = box.content === undefined ? undefined : positions.get(box.content);
        return found === undefined || box.angle !== 0 ? [] : [{ box, ...found }];
      })
      .sort((one, other) => one.position - other.position);
    return read.flatMap(({ box, table }, index) => {
      const late = read
        .slice(0, index)
        .find((earlier) => earlier.table === table && standsAbove(box, earlier.box));
      return late === undefined
        ? []
        : [`page ${box.page}: “${box.text}” is read after “${late.box.text}” below it`];
    });
  });
}

/** A table's heading goes with it, and is no longer than that. */
const BESIDE = 5;
/** Runs of a table's note. */
const NOTE_RUNS = 8;

const isInHeading = ({ within }: StructureContent): boolean => within.some((role) => /^H\d$/.test(role));

function tableAt(order: ReadPdf['readingOrder'], position: number): number | undefined {
  const content = order[position];
  if (content === undefined) return undefined;
  if (content.table !== undefined) return content.table;
  const isHeading = isInHeading(content);
  // Right before a chart stands its caption: it goes where the chart goes, and is compared with nothing.
  if (!isHeading && order[position + 1]?.table !== undefined) return -1 - position;
  // Right after a table stands its note.
  const before = order
    .slice(Math.max(0, position - NOTE_RUNS), position)
    .findLast(({ element }) => element !== content.element);
  if (before?.table !== undefined && !isHeading) return before.table;
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
