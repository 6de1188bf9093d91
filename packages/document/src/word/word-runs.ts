import { ExternalHyperlink, FootnoteReferenceRun, Paragraph, type ParagraphChild, TextRun } from 'docx';
import type { PrintInline, PrintNote, PrintSpan } from '../print-model/print-parts.ts';
import { isPrintNote } from '../print-model/text/print-spans.ts';

type Footnotes = Record<string, { readonly children: readonly Paragraph[] }>;

/** Lines of text, and the footnotes on them. */
export interface WordRuns {
  /** A line's runs; `bold` makes all of them so, as in a table's head. */
  line(spans: readonly PrintInline[], bold?: boolean): ParagraphChild[];
  /** The notes of the lines so far, by their number in the document. */
  readonly footnotes: Footnotes;
}

export function createWordRuns(): WordRuns {
  const footnotes: Footnotes = {};
  let notes = 0;
  const footnote = ({ spans }: PrintNote): FootnoteReferenceRun => {
    notes += 1;
    footnotes[notes] = {
      children: [new Paragraph({ style: 'FootnoteText', children: spans.map((span) => run(span)) })],
    };
    return new FootnoteReferenceRun(notes);
  };
  return {
    line: (spans, bold = false) =>
      spans.map((span) => (isPrintNote(span) ? footnote(span) : run(span, bold))),
    footnotes,
  };
}

function run({ text, bold, italic, link }: PrintSpan, allBold = false): ParagraphChild {
  const format = { text, bold: bold || allBold, italics: italic };
  return link === null
    ? new TextRun(format)
    : new ExternalHyperlink({ link, children: [new TextRun({ ...format, style: 'Hyperlink' })] });
}
