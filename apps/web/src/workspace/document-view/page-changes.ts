import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import type { PageFacts } from './page-facts.ts';

/** Where a section begins: page from 0, `top` the share of the page's height above it. */
export interface PagePosition {
  readonly page: number;
  readonly top: number;
}

/** As much of a typeset document as comparing two of them needs. */
export interface PagedDocument {
  readonly pages: readonly PageFacts[];
  /** Sections without content have no position. */
  readonly sections: Readonly<Partial<Record<SectionId, PagePosition>>>;
}

/** By how many pages what stands on `page` has moved between two versions: by as much as the section it belongs to. */
export function shiftOf(before: PagedDocument, after: PagedDocument, page: number): number {
  const shared = SECTION_IDS.flatMap((id) => {
    const [old, now] = [before.sections[id], after.sections[id]];
    return old === undefined || now === undefined || old.page > page
      ? []
      : [{ at: old.page, shift: now.page - old.page }];
  });
  return shared.toSorted((a, b) => a.at - b.at).at(-1)?.shift ?? 0;
}

/** The page (from 0) on which `section` reads differently than before; undefined when it reads the same or has gone. */
export function changedPage(
  before: PagedDocument | undefined,
  after: PagedDocument,
  section: SectionId,
): number | undefined {
  const start = after.sections[section];
  if (before === undefined || start === undefined) return undefined;
  // What the general data say stands on the cover first.
  if (section === 'general' && before.pages[0]?.textHash !== after.pages[0]?.textHash) return 0;
  const old = before.sections[section];
  if (old === undefined) return start.page;
  for (let page = start.page; page <= lastPageOf(after, section); page += 1) {
    const was = before.pages[page - start.page + old.page];
    if (after.pages[page]?.textHash !== was?.textHash) return page;
  }
  return undefined;
}

/**
 * The section that begins before or at a place (by default a page's end); the general part (cover, contents) belongs to none.
 */
export function sectionAt({ sections }: PagedDocument, page: number, top = 1): SectionId | undefined {
  const places = SECTION_IDS.flatMap((id) => {
    const place = sections[id];
    const hasBegun = place !== undefined && (place.page < page || (place.page === page && place.top <= top));
    return hasBegun ? [{ id, at: place.page + place.top }] : [];
  });
  return places.toSorted((one, other) => one.at - other.at).at(-1)?.id;
}

function lastPageOf({ pages, sections }: PagedDocument, section: SectionId): number {
  const start = sections[section]?.page ?? 0;
  const later = SECTION_IDS.flatMap((id) => {
    const position = sections[id];
    return id !== section && position !== undefined && position.page > start ? [position] : [];
  });
  const next = later.toSorted((a, b) => a.page - b.page)[0];
  if (next === undefined) return pages.length - 1;
  // A section that begins below the top of its page shares it with the one before.
  return next.top > 0.25 ? next.page : next.page - 1;
}
