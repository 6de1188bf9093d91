import type { Excerpt, ThumbnailWidth } from '@trazo/contract/api/templates';
import type { Language } from '@trazo/plan/languages';
import { orientationOf, type Template } from '@trazo/templates/template';
import { apiAddress } from '../api/api-address.ts';

/** A sheet in the pixels of its usual picture: the box it reserves before it is there. */
const SHEETS = {
  portrait: { width: 720, height: 1018 },
  landscape: { width: 720, height: 509 },
} as const;

export const sheetSize = (template: Pick<Template, 'orientation'>) => SHEETS[orientationOf(template)];

const WIDTHS = [480, 720, 1440] as const satisfies readonly ThumbnailWidth[];

/** A page of the sample in a template: its number, from 1, or what is on it. */
export interface SamplePage {
  readonly templateId: number;
  readonly language: Language;
  readonly shown: number | Excerpt;
  /** Of the catalogue; the template's first ones unless given. */
  readonly colours?: { readonly primary: string | undefined; readonly secondary: string | undefined };
}

/** The address of a page's picture, so many pixels wide. */
export function pageAddress(
  { templateId, language, shown, colours }: SamplePage,
  width: ThumbnailWidth,
): string {
  const query = new URLSearchParams();
  if (colours?.primary !== undefined) query.set('color1', colours.primary);
  if (colours?.secondary !== undefined) query.set('color2', colours.secondary);
  query.set('lang', language);
  query.set(typeof shown === 'number' ? 'page' : 'excerpt', `${shown}`);
  query.set('width', `${width}`);
  return apiAddress(`/api/templates/${templateId}/thumbnail?${query}`);
}

/** A page's pictures for an `img`, whose `sizes` then choose among those up to `widest`. */
export const pagePicture = (page: SamplePage, widest: ThumbnailWidth = 720) => ({
  src: pageAddress(page, 720),
  srcSet: WIDTHS.filter((width) => width <= widest)
    .map((width) => `${pageAddress(page, width)} ${width}w`)
    .join(', '),
});
