import type { CheckedFont } from '@trazo/document/fonts/own-font/check-font';

/** What the processes for pictures and for fonts are asked for. */
export type PictureTask =
  /** The pixels of uploads, from their headers alone; null for what is no picture we take. */
  | { readonly kind: 'measure'; readonly sources: readonly Uint8Array[] }
  /** What is stored of an upload. */
  | { readonly kind: 'picture'; readonly source: Uint8Array }
  /** What is stored of a picture of a person. */
  | { readonly kind: 'portrait'; readonly source: Uint8Array }
  /** Whether a document can be set in a font file of a user's own, and what is to be known of it. */
  | { readonly kind: 'font'; readonly source: Uint8Array }
  /** A picture as a mail shows it. */
  | ({ readonly kind: 'inMail'; readonly source: Uint8Array } & PictureBox)
  /** A typeset page, as small as it is shown. */
  | ({ readonly kind: 'page'; readonly svg: string } & PageSize);

export interface PageSize {
  /** Pixels. */
  readonly width: number;
  /** WebP's, 1 to 100. */
  readonly quality: number;
}

/** Pixels a picture may take; it keeps its proportions. */
export interface PictureBox {
  readonly width: number;
  readonly height: number;
}

export type Pixels = number | null;

export interface PictureResults {
  readonly measure: Pixels[];
  readonly picture: Uint8Array;
  readonly portrait: Uint8Array;
  readonly font: CheckedFont;
  readonly inMail: Uint8Array;
  readonly page: Uint8Array;
}
