import type { ChartLabel } from '../charts/chart-labels.ts';
import type { PrintImage } from '../images/assets.ts';

export interface PrintFact {
  readonly label: string;
  readonly value: string;
}

/** A run of text in one format, with the blank that divides it from the one before. */
export interface PrintSpan {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** The address it leads to. */
  readonly link: string | null;
}

/** A note on what stands before it. */
export interface PrintNote {
  /** Among the notes of its section, from 1. */
  readonly note: number;
  readonly spans: readonly PrintSpan[];
}

/** What stands in a line: runs of text, and notes on them. */
export type PrintInline = PrintSpan | PrintNote;

/** A paragraph with formats; `size` is how many bytes its words take. */
export interface PrintParagraph {
  readonly kind: 'paragraph';
  readonly spans: readonly PrintInline[];
  readonly size: number;
}

/** A heading inside a text. */
export interface PrintHeading {
  readonly kind: 'heading';
  /** Among the document's headings, 2 to 5. */
  readonly level: number;
  /** Among the text's own. */
  readonly depth: 1 | 2;
  readonly spans: readonly PrintInline[];
  readonly size: number;
}

export interface PrintList {
  readonly kind: 'list';
  /** The number of its first item; null where items are not numbered. */
  readonly start: number | null;
  readonly items: readonly (readonly PrintInline[])[];
  readonly size: number;
}

/** A table inside a text: columns of figures are set to their end. */
export interface PrintTextTable {
  readonly kind: 'table';
  readonly aligns: readonly ('start' | 'end')[];
  /** Whether the first cell of each row is its name. */
  readonly namesRows: boolean;
  readonly head: readonly (readonly PrintInline[])[];
  readonly rows: readonly (readonly (readonly PrintInline[])[])[];
  readonly size: number;
}

/** A picture inside a text. */
export interface PrintPicture {
  readonly kind: 'picture';
  /**
   * One picture of a chapter is large, in its text or, where a design has it there, at the chapter's opening; beside it the others are
   * small.
   */
  readonly rank: 'opens' | 'large' | 'usual' | 'small';
  readonly picture: PrintImage;
  readonly caption: readonly PrintInline[];
  readonly size: number;
}

/** A string is a paragraph without formats, as most are. */
export type PrintBlock = string | PrintParagraph | PrintHeading | PrintList | PrintTextTable | PrintPicture;

/** A long text: its parts, in order. */
export type PrintText = readonly PrintBlock[];

/** A heading with its paragraphs. */
export interface PrintPassage {
  readonly heading: string;
  readonly text: PrintText;
}

/** A table with words in `start` columns and figures in `end` columns. */
export interface PrintTable {
  readonly caption: string;
  /** What its figures come to, under the caption. */
  readonly claim?: string;
  readonly columns: readonly { readonly label: string; readonly align: 'start' | 'end' }[];
  readonly rows: readonly PrintRow[];
  /** Of a year by month, which stands on a landscape sheet: the columns of every second quarter, on a tinted ground. */
  readonly byMonth?: { readonly tinted: readonly number[] };
}

export interface PrintRow {
  readonly cells: readonly string[];
  /** How heavy the row weighs: an entry, a computed line, the result. */
  readonly weight: 'entry' | 'subtotal' | 'total';
  /** Per cell: a figure below zero. */
  readonly negative: readonly boolean[];
  /** The cell that stands out: the lowest of a year's balances. */
  readonly marked?: number;
}

/** What stands over a drawing. */
export interface PrintTitle {
  /** What the drawing shows, or else what it is. */
  readonly caption: string;
  /** What it is, where the caption says what it shows; or empty. */
  readonly subject: string;
}

/** A chart: vectors, and over them its words. */
export interface PrintChart extends PrintTitle {
  readonly image: PrintImage;
  /** In pixels of the image. */
  readonly labels: readonly ChartLabel[];
  /** Its three largest series from beginning to end, for designs that have space to say what a chart shows. */
  readonly reading: PrintReading;
}

export interface PrintReading {
  /** The first and the last of what the chart compares. */
  readonly columns: readonly [first: string, last: string];
  readonly rows: readonly {
    readonly label: string;
    readonly figures: readonly [first: string, last: string];
  }[];
}

/** Amounts side by side as bars, set by the template: their names and figures are text. */
export interface PrintBars extends PrintTitle {
  readonly bars: readonly {
    readonly label: string;
    readonly figure: string;
    /** Of the longest bar, 0 to 1. */
    readonly length: number;
  }[];
}

/** Sums beside each other as columns of one height, each divided into its parts from the top. */
export interface PrintColumns {
  readonly caption: string;
  /** The drawing in words. */
  readonly alt: string;
  readonly columns: readonly {
    readonly label: string;
    readonly figure: string;
    readonly parts: readonly {
      readonly label: string;
      readonly figure: string;
      /** Of the height, 0 to 1. */
      readonly share: number;
      /** What a side lacks is a gap; what it has more than the other needs, a rest. */
      readonly kind: 'part' | 'gap' | 'rest';
    }[];
  }[];
}

/** Bars between two points of one scale: steps in time, or what a year's revenue becomes. */
export interface PrintSpans extends PrintTitle {
  readonly rows: readonly {
    readonly label: string;
    readonly figure: string;
    /** Shares of the scale, 0 to 1. */
    readonly from: number;
    readonly to: number;
    readonly tone: 'main' | 'part' | 'loss';
    /** Whether the figure is a loss. */
    readonly negative: boolean;
  }[];
  /** Marks on the scale; without labels where the figures say enough. What bars are compared with stands `over` them. */
  readonly ticks: readonly { readonly at: number; readonly label: string; readonly over?: boolean }[];
  /** Whether the main bars' names are heavier than the others'. */
  readonly weighs: boolean;
  /** What is to be said below it; or empty. */
  readonly note: string;
}

/** What goes with what, in points. */
export interface PrintMatrix {
  readonly caption: string;
  /** What the names at the side are. */
  readonly corner: string;
  readonly columns: readonly { readonly label: string; readonly group: string }[];
  readonly matrix: readonly { readonly label: string; readonly marks: readonly boolean[] }[];
}

/** A market as a circle, and in it our revenue. */
export interface PrintCircles {
  readonly caption: string;
  /** The inner circle's, of the outer one's. */
  readonly radius: number;
  readonly outer: PrintFact;
  readonly inner: PrintFact;
  /** What share that is. */
  readonly note: string;
}

/** Revenue against costs over what is sold, with the point at which it covers them. */
export interface PrintBreakEven extends PrintTitle {
  /** The drawing in words. */
  readonly alt: string;
  /** All as shares of the planned revenue: where the costs begin, where they end, where both meet. */
  readonly lines: { readonly fixed: number; readonly costs: number; readonly at: number };
  /** What the lines are, as they stand at their end from the top; then the point, and what is left above it. */
  readonly keys: readonly (PrintFact & {
    readonly mark: 'revenue' | 'costs' | 'fixed' | 'point' | 'margin';
  })[];
  /** When it is reached. */
  readonly note: string;
  /** Which costs count as fixed. */
  readonly remark: string;
}
