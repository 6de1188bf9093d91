import type { Language } from '@trazo/plan/languages';
import type { FinanceStyle, Orientation } from '@trazo/templates/template';
import type { PrintImage } from '../images/assets.ts';
import type { PrintBusinessModel } from './business-model.ts';
import type { PrintChapter } from './chapters.ts';
import type { PrintClosing } from './closing.ts';
import type { PrintCredit } from './credit.ts';
import type { PrintExtras } from './extras.ts';
import type { PrintRequirements } from './petition/requirements.ts';
import type { PrintFact } from './print-parts.ts';
import type { PrintSection } from './sections/registry.ts';

/**
 * The print model: what the typesetter gets. Every label, number, amount and date is already worded in the document's
 * language; Typst only lays it out. Each section is its own JSON file, so that an edit re-typesets one of them.
 * Blank fields, empty list items and empty sections are left out here, never in Typst.
 */
export interface PrintModel {
  readonly meta: PrintMeta;
  /** The shorter and the longer side of a sheet, in millimetres. */
  readonly paper: readonly [number, number];
  /** What all titles are set in where the user's own font sets them apart from the text, or the text apart from them; `null` otherwise. */
  readonly faces: { readonly titles: readonly string[] | null };
  /** The non-empty sections, in the document's order. */
  readonly sections: readonly PrintSection[];
  /** The page for the lender; `null` where there is none. */
  readonly credit: PrintCredit | null;
  /** The business model on a page; `null` where there is none. */
  readonly businessModel: PrintBusinessModel | null;
  /** What the addressee of a petition requires, with its evidence; `null` where the design is for others. */
  readonly requirements: PrintRequirements | null;
  /** What closes the document; `null` where little comes next. */
  readonly closing: PrintClosing | null;
  /** Binary files the sections name by path (`/data/assets/<sha256>.png`, `….jpg`, `….svg`). */
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

export interface PrintMeta {
  readonly language: Language;
  /** Two letters, upper case; `ES` for Spanish. Typst wants it beside the language. */
  readonly region: string;
  /** The template's key: its folder in `packages/templates`. */
  readonly template: string;
  readonly orientation: Orientation;
  readonly financeStyle: FinanceStyle;
  /** The company's name; where it has none, “our company”: a bank gets no word of a gap. */
  readonly title: string;
  /** What the company is in, as an option's name; blank where that is not chosen. For ornaments, not for reading. */
  readonly sector: string;
  /** “Business plan” in the document's language. */
  readonly kind: string;
  /** The day the user chose, or else the month the document is made, in words. */
  readonly date: string;
  /** The day the document is made, `YYYY-MM-DD`, for the file's metadata. */
  readonly day: string;
  readonly logo: PrintImage | null;
  readonly cover: PrintCover;
  readonly extras: PrintExtras;
  /** Company data for the cover: legal structure, sector, address, … */
  readonly facts: readonly PrintFact[];
  /** The theme's, and the one of them that values are drawn in. */
  readonly colors: { readonly primary: string; readonly secondary: string; readonly data: string };
  /** The family of running text. */
  readonly family: string;
  /** The family of titles: the same, save in a design with a pair, or where only one of both is in the user's own font. */
  readonly titleFamily: string;
  readonly titleFonts: readonly string[];
  /** How much larger the user's own font has to be set to look as large as the others; `null` where there is none. */
  readonly ownScale: number | null;
  /** What text is set in: the family first, then the fallbacks that cover what it lacks. */
  readonly fonts: readonly string[];
  /** What a template sets code-like words in, before the fonts. */
  readonly monospaced: string;
  /** Whether the theme's font has these styles; emphasis is shown by other means where it has not. */
  readonly styles: { readonly bold: boolean; readonly italic: boolean };
  /** Whether links lead somewhere, or only look as if. */
  readonly links: boolean;
  /** Printed across every page of a preview; `null` in the final document. */
  readonly watermark: string | null;
  readonly labels: {
    readonly contents: string;
    readonly credit: string;
    readonly businessModel: string;
    readonly requirements: string;
    readonly page: string;
    /** Between the page's number and their count (“of”). */
    readonly of: string;
    readonly chapter: string;
    readonly table: string;
    readonly figure: string;
    /** Over a list of notes. */
    readonly notes: string;
  };
  /** Whether a page for the lender comes before the contents, or in a design whose first page sums the plan up, on that. */
  readonly creditPage: boolean;
  /** Whether there is something to close the document with. */
  readonly closing: boolean;
  /** Whether a page with the business model follows it. */
  readonly businessModel: boolean;
  /** Whether contents come before the sections. */
  readonly contents: boolean;
  /** What openers, contents and running heads say of the chapters. */
  readonly chapters: readonly PrintChapter[];
  /** Whether a page with what the addressee requires follows the one for the lender. */
  readonly requirements: boolean;
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
