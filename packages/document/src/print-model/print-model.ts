import type { Language } from '@trazo/plan/languages';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { Paper } from '@trazo/templates/template';
import type { ChartLabel } from '../charts/chart-labels.ts';

/**
 * The print model: what the typesetter gets. Every label, number, amount and date is already worded in the document's
 * language; Typst only lays it out. Each section is its own JSON file, so that an edit re-typesets one of them.
 * Blank fields, empty list items and empty sections are left out here, never in Typst.
 */
export interface PrintModel {
  readonly meta: PrintMeta;
  /** The non-empty sections, in the document's order. */
  readonly sections: readonly PrintSection[];
  /** Binary files the sections name by path (`/data/assets/<sha256>.png`, `….jpg`, `….svg`). */
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

/** A picture among the assets; `width` and `height` are its pixels. */
export interface PrintImage {
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface PrintFact {
  readonly label: string;
  readonly value: string;
}

/** A run of words marked alike, with the blank that divides it from the one before. */
export interface PrintSpan {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** The address it leads to. */
  readonly link: string | null;
}

/** A paragraph of which something is marked; `size` is how many bytes its words take. */
export interface PrintParagraph {
  readonly kind: 'paragraph';
  readonly spans: readonly PrintSpan[];
  readonly size: number;
}

export interface PrintList {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly (readonly PrintSpan[])[];
  readonly size: number;
}

/** A string is a paragraph with nothing marked, as most are. */
export type PrintBlock = string | PrintParagraph | PrintList;

/** A long text: its paragraphs and lists, in order. */
export type PrintText = readonly PrintBlock[];

export interface PrintMeta {
  readonly language: Language;
  /** Two letters, upper case; `ES` for Spanish. Typst wants it beside the language. */
  readonly region: string;
  /** The template's key: its folder in `packages/templates`. */
  readonly template: string;
  readonly paper: Paper;
  /** The company's name, or a wording for “unnamed company”. */
  readonly title: string;
  /** “Business plan” in the document's language. */
  readonly kind: string;
  /** The day somebody chose, or else the month the document is made, in words. */
  readonly date: string;
  /** The day the document is made, `YYYY-MM-DD`, for the file's metadata. */
  readonly day: string;
  readonly logo: PrintImage | null;
  readonly cover: PrintCover;
  /** Company data for the cover: legal structure, sector, address, … */
  readonly facts: readonly PrintFact[];
  readonly colors: { readonly primary: string; readonly secondary: string };
  /** Family names: the theme's font first, then the fallbacks that cover what it lacks. */
  readonly fonts: readonly string[];
  /** Whether the theme's font has these styles; emphasis is shown by other means where it has not. */
  readonly styles: { readonly bold: boolean; readonly italic: boolean };
  /** Whether links lead somewhere, or only look as if. */
  readonly links: boolean;
  /** Printed across every page of a preview; `null` in the final document. */
  readonly watermark: string | null;
  readonly labels: {
    readonly contents: string;
    readonly page: string;
    /** Between the page's number and their count (“of”). */
    readonly of: string;
    readonly section: string;
    readonly table: string;
    readonly figure: string;
  };
  /** What the contents page and running heads need of every printed section. */
  readonly sections: readonly {
    readonly id: SectionId;
    readonly title: string;
    readonly number: string;
    readonly lead: string;
  }[];
}

/** What the cover shows beside the company's data; empty where nothing was chosen. */
export interface PrintCover {
  /** A photo, or a pattern, which is for the eye alone and has no words. */
  readonly picture: PrintImage | null;
  readonly subtitle: string;
  /** “Version 2.1”, or what else the version is called. */
  readonly version: string;
  /** The line that says the plan is confidential. */
  readonly confidentiality: string;
}

interface SectionBase<Id extends SectionId> {
  readonly id: Id;
  readonly title: string;
  /** `01` … `13`: its place among the printed sections. */
  readonly number: string;
  /** One short sentence under the opener that says what the section answers. */
  readonly lead: string;
}

/** A heading with its paragraphs. */
export interface PrintPassage {
  readonly heading: string;
  readonly text: PrintText;
}

export interface PrintGeneral extends SectionBase<'general'> {
  readonly facts: readonly PrintFact[];
}

export interface PrintMission extends SectionBase<'mission'> {
  /** Mission, vision, values: those that are written. */
  readonly passages: readonly PrintPassage[];
}

export interface PrintSummary extends SectionBase<'summary'> {
  readonly text: PrintText;
  /** Up to four figures for the top of the page (revenue FY1, net income FY5, …). */
  readonly figures: readonly PrintFact[];
}

export interface PrintProduct {
  readonly name: string;
  /** “Service” or “Product”, or empty. */
  readonly type: string;
  readonly text: PrintText;
  readonly image: PrintImage | null;
  /** Cost, price, margin: those known. */
  readonly facts: readonly PrintFact[];
}

export interface PrintProducts extends SectionBase<'products'> {
  readonly products: readonly PrintProduct[];
}

export interface PrintClient extends SectionBase<'client'> {
  readonly text: PrintText;
  readonly facts: readonly PrintFact[];
  /** Gender, age, …: a label with the chosen options. */
  readonly traits: readonly { readonly label: string; readonly values: readonly string[] }[];
}

export interface PrintMember {
  readonly name: string;
  readonly initials: string;
  readonly position: string;
  readonly text: PrintText;
  readonly email: string;
  readonly phone: string;
  readonly image: PrintImage | null;
}

export interface PrintTeam extends SectionBase<'team'> {
  readonly members: readonly PrintMember[];
}

export interface PrintSwot extends SectionBase<'swot'> {
  /** Always four, in the order strengths, weaknesses, opportunities, threats; `items` may be empty. */
  readonly quadrants: readonly {
    readonly id: 'strengths' | 'weaknesses' | 'opportunities' | 'threats';
    readonly label: string;
    readonly items: readonly string[];
  }[];
  readonly text: PrintText;
}

/** A table with words in `start` columns and figures in `end` columns. */
export interface PrintTable {
  readonly caption: string;
  readonly columns: readonly { readonly label: string; readonly align: 'start' | 'end' }[];
  readonly rows: readonly PrintRow[];
}

export interface PrintRow {
  readonly cells: readonly string[];
  /** How heavy the row weighs: an entry, a computed line, the result. */
  readonly weight: 'entry' | 'subtotal' | 'total';
  /** Per cell: a figure below zero. */
  readonly negative: readonly boolean[];
}

export interface PrintMarketing extends SectionBase<'marketing'> {
  readonly campaigns: readonly {
    readonly product: string;
    readonly channels: readonly { readonly label: string; readonly values: readonly string[] }[];
    /** Cost, return, result: those known. */
    readonly facts: readonly PrintFact[];
  }[];
  /** Cost, return and result of all campaigns; `null` where no figure is known. */
  readonly table: PrintTable | null;
  /** The table's sums: those known. */
  readonly figures: readonly PrintFact[];
}

export interface PrintOperations extends SectionBase<'operations'> {
  readonly goalsLabel: string;
  readonly steps: readonly {
    readonly number: string;
    readonly title: string;
    readonly subtitle: string;
    /** “3 months”, key moments in words, or empty. */
    readonly duration: string;
    readonly goals: readonly string[];
  }[];
}

export interface PrintDepartments extends SectionBase<'departments'> {
  readonly departments: readonly { readonly name: string; readonly positions: readonly string[] }[];
}

/** A box of the organigram. */
export interface PrintBox {
  readonly kind: 'position' | 'department';
  readonly title: string;
  /** Who holds the position, or its department; may be empty. */
  readonly detail: string;
  /** How many boxes are above it, one over the other. */
  readonly level: number;
  /** The same in words. */
  readonly rank: string;
  /** Which of the boxes it answers to; `null` on top. */
  readonly superior: number | null;
}

export interface PrintOrganigram extends SectionBase<'organigram'> {
  /** Each before those under it. In one row: the typesetter reads no list that is nested as deep as a plan may be. */
  readonly boxes: readonly PrintBox[];
  /** The same as words, for readers who cannot see it. */
  readonly alt: string;
}

/** A chart: vectors, and over them its words. */
export interface PrintChart {
  readonly caption: string;
  readonly image: PrintImage;
  /** In pixels of the image. */
  readonly labels: readonly ChartLabel[];
}

/** Amounts side by side as bars, set by the template: their names and figures are text. */
export interface PrintBars {
  readonly caption: string;
  readonly groups: readonly {
    /** Empty for the only group. */
    readonly label: string;
    readonly bars: readonly {
      readonly label: string;
      readonly figure: string;
      /** Of the longest bar, 0 to 1. */
      readonly length: number;
    }[];
  }[];
}

export interface PrintFinance extends SectionBase<'finance'> {
  /** Revenue model, use of funds, exit strategy: those written. */
  readonly passages: readonly PrintPassage[];
  /** Income statement first, then balance sheet, incomes, expenses, financing needs. */
  readonly tables: readonly (PrintTable & { readonly id: string; readonly note: string })[];
  readonly charts: readonly PrintChart[];
  /** Where the money comes from and where it goes; `null` unless both are known. */
  readonly financing: PrintBars | null;
  /** What each table comes to: the last year's result, working capital, sums. */
  readonly figures: readonly PrintFact[];
}

export interface PrintCompetition extends SectionBase<'competition'> {
  readonly figures: readonly PrintFact[];
  /** The company's revenue beside its market's size; `null` unless both are known. */
  readonly market: PrintBars | null;
  readonly text: PrintText;
  readonly competitorsLabel: string;
  readonly competitors: readonly { readonly name: string; readonly text: PrintText }[];
}

/** One printed section, by id. */
export interface PrintSections {
  readonly general: PrintGeneral;
  readonly mission: PrintMission;
  readonly summary: PrintSummary;
  readonly products: PrintProducts;
  readonly client: PrintClient;
  readonly team: PrintTeam;
  readonly swot: PrintSwot;
  readonly marketing: PrintMarketing;
  readonly operations: PrintOperations;
  readonly departments: PrintDepartments;
  readonly organigram: PrintOrganigram;
  readonly finance: PrintFinance;
  readonly competition: PrintCompetition;
}

export type PrintSection = PrintSections[SectionId];
