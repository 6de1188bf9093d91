import { PRODUCT_NAME } from '@trazo/plan/product';
import { assume } from '../assumption.ts';
import type { BuildStep } from '../build-step.ts';
import { type BuiltPage, setContent } from '../site/built-page.ts';
import { type Opening, openingOf } from '../site/opening-words.ts';

/**
 * Title, and lead or skeleton, in the application's empty pages.
 *
 * Why: the application needs about 300 kB of script before it can draw. Until then its pages would be blank.
 *
 * Assumes: `HydrateFallback` (root.tsx) leaves an empty `#opening`, whose content React does not touch.
 */
export const openings: BuildStep = {
  name: 'openings',
  kind: 'speed',
  async run(site) {
    for (const { page, language, address = '' } of site.emptyPages)
      addOpening(page, await openingOf(address, language));
  },
};

/** Shows in the application's empty page what it is a page of. */
export function addOpening(page: BuiltPage, { title, lead }: Opening): void {
  const place = page.byId('opening');
  assume(place !== undefined && place.childNodes.length === 0, 'the empty page has an empty #opening');
  const rest = lead === undefined ? SKELETON : `<p>${text(lead)}</p>`;
  setContent(place, `<header>${PRODUCT_NAME}</header><main><h1>${text(title)}</h1>${rest}</main>`);
}

const SKELETON = `<div aria-hidden="true">${'<div></div>'.repeat(4)}</div>`;

const text = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
