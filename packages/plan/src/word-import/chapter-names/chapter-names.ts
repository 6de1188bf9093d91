import type { ImportTarget } from '../targets.ts';

/** How a language calls the chapters of plans. Articles, numbers, capitals, accents and plurals do not matter. */
export interface ChapterNames {
  /** Chapters that belong into a field. */
  readonly fields: Readonly<Record<ImportTarget, readonly string[]>>;
  /** A last sub-chapter that draws conclusions from those before it. */
  readonly conclusions: readonly string[];
  /** The whole plan: in a heading it says nothing about the chapter. */
  readonly planTitles: readonly string[];
}
