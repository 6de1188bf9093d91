import type { Excerpt, ThumbnailWidth } from '@trazo/contract/api/templates';
import type { Language } from '@trazo/plan/languages';
import { apiAddress } from '../../shared/api/api-address.ts';

/** What a page measures on paper, in the pixels of its usual picture: the place it takes before it is there. */
export const PAGE_SIZE = { width: 720, height: 1018 } as const;

const WIDTHS = [480, 720, 1440] as const satisfies readonly ThumbnailWidth[];

/** A page of the sample in a template: its number, from 1, or what is on it. */
export interface SamplePage {
  readonly templateId: number;
  readonly language: Language;
  readonly shown: number | Excerpt;
}

/** The address of a page's picture, so many pixels wide. */
export function pageAddress({ templateId, language, shown }: SamplePage, width: ThumbnailWidth): string {
  const part = typeof shown === 'number' ? `page=${shown}` : `excerpt=${shown}`;
  return apiAddress(`/api/templates/${templateId}/thumbnail?lang=${language}&${part}&width=${width}`);
}

/** A page's pictures for an `img`, whose `sizes` then choose among those up to `widest`. */
export const pagePicture = (page: SamplePage, widest: ThumbnailWidth = 720) => ({
  src: pageAddress(page, 720),
  srcSet: WIDTHS.filter((width) => width <= widest)
    .map((width) => `${pageAddress(page, width)} ${width}w`)
    .join(', '),
});
