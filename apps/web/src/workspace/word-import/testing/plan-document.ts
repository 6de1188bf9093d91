import type { ImportTarget } from '@trazo/plan/word-import/targets';
import {
  Document,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';

/** A heading, and the field its chapter belongs into; none where it belongs to the one above it, or nowhere. */
interface Heading {
  readonly heading: string;
  readonly level: 1 | 2 | 3;
  readonly target: ImportTarget | undefined;
}

/** A part of a plan as its writer typed it. */
export type WrittenPart =
  | Heading
  | { readonly text: string; readonly bold?: true; readonly lead?: string; readonly note?: string }
  | { readonly items: readonly string[] }
  | { readonly rows: readonly (readonly string[])[] };

/** How the headings of a plan are written. */
type HeadingKind = 'styles' | 'ownStyles' | 'bold';

export interface WrittenPlan {
  readonly headings: HeadingKind;
  readonly parts: readonly WrittenPart[];
}

export const h = (level: Heading['level'], heading: string, target?: ImportTarget): Heading => ({
  heading,
  level,
  target,
});
export const p = (
  text: string,
  more: { readonly lead?: string; readonly note?: string } = {},
): WrittenPart => ({
  text,
  ...more,
});
export const b = (text: string): WrittenPart => ({ text, bold: true });
export const ul = (...items: readonly string[]): WrittenPart => ({ items });
export const table = (...rows: readonly (readonly string[])[]): WrittenPart => ({ rows });

const LEVELS = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;

function headingOf({ heading, level }: Heading, kind: HeadingKind): Paragraph {
  if (kind === 'bold') return new Paragraph({ children: [new TextRun({ text: heading, bold: true })] });
  if (kind === 'ownStyles') return new Paragraph({ text: heading, style: `Kapitel${level}` });
  return new Paragraph({ text: heading, heading: LEVELS[level - 1] ?? HeadingLevel.HEADING_1 });
}

const cellOf = (text: string): TableCell =>
  new TableCell({ children: text.split('\n').map((line) => new Paragraph({ text: line })) });

/** A plan as a file of Word, with these pictures at its end. */
export async function wordFileOf(
  { headings, parts }: WrittenPlan,
  pictures: readonly Uint8Array[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const footnotes: Record<string, { children: Paragraph[] }> = {};
  const blockOf = (part: WrittenPart): (Paragraph | Table)[] => {
    if ('heading' in part) return [headingOf(part, headings)];
    if ('items' in part) {
      return part.items.map((text) => new Paragraph({ text, numbering: { reference: 'bullets', level: 0 } }));
    }
    if ('rows' in part)
      return [new Table({ rows: part.rows.map((row) => new TableRow({ children: row.map(cellOf) })) })];
    const number = Object.keys(footnotes).length + 1;
    if (part.note !== undefined) footnotes[number] = { children: [new Paragraph(part.note)] };
    return [
      new Paragraph({
        children: [
          ...(part.lead === undefined ? [] : [new TextRun({ text: part.lead, bold: true })]),
          new TextRun({ text: part.text, ...(part.bold && { bold: true }) }),
          ...(part.note === undefined ? [] : [new FootnoteReferenceRun(number)]),
        ],
      }),
    ];
  };
  const drawn = pictures.map(
    (data) =>
      new Paragraph({
        children: [new ImageRun({ type: 'png', data, transformation: { width: 40, height: 40 } })],
      }),
  );
  const document = new Document({
    styles: {
      paragraphStyles: [1, 2, 3].map((level) => ({
        id: `Kapitel${level}`,
        name: `Kapitel ${level}`,
        paragraph: { outlineLevel: level - 1 },
      })),
    },
    numbering: {
      config: [{ reference: 'bullets', levels: [{ level: 0, format: LevelFormat.BULLET, text: '•' }] }],
    },
    sections: [{ children: [...parts.flatMap(blockOf), ...drawn] }],
    footnotes,
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}
