import { createHash } from 'node:crypto';
import type { Excerpt, ThumbnailWidth } from '@trazo/contract/api/templates';
import type { Language } from '@trazo/plan/languages';
import { loadSample } from '@trazo/samples/load-sample';
import { templateNamed } from '@trazo/templates/catalogue';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { PictureProcessing } from '../../platform/images/picture-processing.ts';
import { turnOfCaller } from '../../platform/limits/fair-queue.ts';
import { render } from './document-service.ts';
import type { DocumentRenderer } from './render-task.ts';
import { samplePage } from './sample-page.ts';

const QUALITY = 82;
const CACHE_BYTES = 96 * 1024 ** 2;

export interface ThumbnailRequest {
  readonly templateId: number;
  readonly color1?: string | undefined;
  readonly color2?: string | undefined;
  readonly language: Language;
  readonly page: number;
  /** Instead of the page. */
  readonly excerpt?: Excerpt | undefined;
  /** Pixels. */
  readonly width: ThumbnailWidth;
}

export interface Thumbnail {
  readonly webp: Buffer;
  readonly etag: string;
}

export interface ThumbnailService {
  /** A page of the sample plan; `not_found` for a template or page there is not. */
  thumbnail(request: ThumbnailRequest): Promise<Thumbnail>;
}

export function createThumbnailService(
  renderer: DocumentRenderer,
  pictures: PictureProcessing,
): ThumbnailService {
  const cache = new LRUCache<string, Thumbnail, Drawing>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ webp }) => webp.byteLength,
    // Several who ask for the same page at once wait for one drawing.
    fetchMethod: (_key, _old, { context }) => draw(renderer, pictures, context),
  });
  return {
    thumbnail: async (request) => {
      const drawing = drawingOf(request);
      const found = await cache.fetch(JSON.stringify(drawing), { context: drawing });
      if (found === undefined) throw new Error('the cache dropped a drawing');
      return found;
    },
  };
}

interface Drawing {
  readonly templateId: number;
  readonly primary: string;
  readonly secondary: string;
  readonly language: Language;
  readonly shown: number | Excerpt;
  readonly width: ThumbnailWidth;
}

/** Only the catalogue's colours, so that there is an end to the pictures that can be asked for. */
function drawingOf({
  templateId: wanted,
  color1,
  color2,
  language,
  page,
  excerpt,
  width,
}: ThumbnailRequest): Drawing {
  const template = templateNamed(wanted);
  if (template === undefined) throw new ApiError('not_found');
  const { id: templateId, primaryColors, secondaryColors } = template;
  return {
    templateId,
    primary: oneOf(primaryColors, color1, 'color1'),
    secondary: oneOf(secondaryColors, color2, 'color2'),
    language,
    shown: excerpt ?? page,
    width,
  };
}

function oneOf(colors: readonly [string, ...string[]], wanted: string | undefined, path: string): string {
  if (wanted === undefined) return colors[0];
  const found = colors.find((color) => color.toLowerCase() === wanted.toLowerCase());
  if (found !== undefined) return found;
  throw new ApiError('payload_invalid', {
    details: [{ path, message: `expected one of ${colors.join(', ')}` }],
  });
}

async function draw(
  renderer: DocumentRenderer,
  pictures: PictureProcessing,
  drawing: Drawing,
): Promise<Thumbnail> {
  const { templateId, primary, secondary, language, shown, width } = drawing;
  const request = samplePage(await loadSample(language), {
    templateId,
    colors: { primary, secondary },
    shown,
  });
  const svg = await render(
    renderer,
    { kind: 'page', ...request },
    { turn: turnOfCaller('usual'), affinity: `thumbnail ${templateId} ${language}`, weight: 0 },
  );
  const webp = Buffer.from(await pictures.page(svg, { width, quality: QUALITY }));
  return { webp, etag: `"${createHash('sha256').update(webp).digest('base64url').slice(0, 22)}"` };
}
