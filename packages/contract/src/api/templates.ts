import { languageSchema } from '@trazo/plan/language-schema';
import { hexColor } from '@trazo/plan/theme/theme';
import { z } from 'zod';
import { defineRoute } from './route.ts';

/** Pages of the sample plan a thumbnail can show. */
export const THUMBNAIL_PAGES = 80;

/** Widths in pixels a thumbnail comes in: for small screens, for a card of the gallery, to be read. */
export const THUMBNAIL_WIDTHS = [480, 720, 1440] as const;
export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];

/** Pages known by what is on them: the cover, the contents, mission and vision, the team, or the charts. */
export const EXCERPTS = ['cover', 'mission', 'team', 'figures'] as const;
export type Excerpt = (typeof EXCERPTS)[number];

/** A real page of the sample plan in a template and the font it suggests, for the gallery. */
export const templateThumbnail = defineRoute({
  id: 'templateThumbnail',
  method: 'GET',
  path: '/api/templates/:id/thumbnail',
  summary: 'A page of the sample plan in a template, as a picture',
  params: z.strictObject({ id: z.coerce.number().int().positive() }),
  query: z.strictObject({
    /** Colours and language are the template's and the product's own where missing. */
    color1: hexColor.optional(),
    color2: hexColor.optional(),
    lang: languageSchema.optional(),
    /** From 1. */
    page: z.coerce.number().int().min(1).max(THUMBNAIL_PAGES).default(1),
    /** Instead of `page`. */
    excerpt: z.enum(EXCERPTS).optional(),
    width: z.coerce
      .number()
      .meta({ enum: [...THUMBNAIL_WIDTHS] })
      .pipe(z.literal(THUMBNAIL_WIDTHS))
      .default(720),
    /** The picture's ETag, without its quotes: where it is still that picture, it may be cached for a year. */
    v: z.string().max(64).optional(),
  }),
  responses: [{ mediaType: 'image/webp', description: 'The page' }],
  errors: ['not_found', 'renderer_busy'],
});
