import type { Orientation } from '@trazo/templates/template';

/** Sheets a document is printed on. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

export const USUAL_PAPER: Paper = 'a4';

/** Millimetres. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** A sheet of each paper (ISO 216; ANSI/ASME Y14.1), as it lies. */
export const SHEETS: Readonly<Record<Paper, Readonly<Record<Orientation, Sheet>>>> = {
  a4: { portrait: { width: 210, height: 297 }, landscape: { width: 297, height: 210 } },
  letter: { portrait: { width: 215.9, height: 279.4 }, landscape: { width: 279.4, height: 215.9 } },
};
