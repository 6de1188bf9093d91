import { BASE_HEADER, DELTA_TYPE, drawCovers, generateDocument } from '@trazo/contract/api/documents';
import type { ResponseBody } from '@trazo/contract/api/route';
import { templateThumbnail } from '@trazo/contract/api/templates';
import { DEFAULT_LANGUAGE } from '@trazo/plan/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountId } from '../../platform/authentication/account.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { acceptedMediaType } from '../../platform/http/accepted-media-type.ts';
import { clientSignal } from '../../platform/http/client-signal.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { bodyBudget } from '../../platform/limits/body-budget.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import { CONTENT_BODIES, COVER_BODIES } from './content-bodies.ts';
import { createDocumentService } from './document-service.ts';
import { createDraftCovers } from './draft-covers.ts';
import { openToVisitors } from './open-to-visitors.ts';
import { previewAffinity } from './preview-affinity.ts';
import type { DocumentRenderer } from './render-task.ts';
import { createThumbnailService } from './thumbnail-service.ts';

/** A gallery shows some dozen at once, and again for each colour tried. */
const THUMBNAILS_PER_MINUTE = 900;
/** Covers of one's own plan beside the document: what is in view, and again when the hand rests after some of the changes. */
const PREVIEWS_A_COVER_CALL = 6;
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const YEAR = 'public, max-age=31536000, immutable';

/** The document a caller names, where it names one; balancers may have made a weak tag of it. */
const baseOf = ({ headers }: FastifyRequest): string | undefined =>
  /[0-9a-f]{64}/.exec(String(headers[BASE_HEADER]))?.[0];

export interface DocumentRoutesOptions
  extends Pick<Foundation, 'database' | 'pictures' | 'authentication' | 'features'> {
  readonly renderer: DocumentRenderer;
  readonly previewsPerMinute: number;
  /** The caller's account, if it may see this plan's document without a watermark; refuses another account's plan. */
  readonly payerOf: (request: FastifyRequest, planId: string) => Promise<AccountId | undefined>;
}

/** Documents without a session: the visitor's preview, and the gallery's pictures. */
export function documentRoutes(
  app: FastifyInstance,
  {
    database,
    renderer,
    pictures,
    previewsPerMinute,
    authentication,
    features,
    payerOf,
  }: DocumentRoutesOptions,
) {
  const documents = createDocumentService(renderer);
  const covers = createDraftCovers(renderer, pictures);
  const thumbnails = createThumbnailService(renderer, pictures);
  const requireOpen = openToVisitors({ authentication, features });

  app.route({
    ...contractRoute(generateDocument, perMinute(previewsPerMinute)),
    ...bodyBudget({ database, ...CONTENT_BODIES }),
    handler: async (request, reply) => {
      await requireOpen(request);
      const { content, business_plan_id: planId } = generateDocument.body.parse(request.body);
      const payer = planId === null ? undefined : await payerOf(request, planId);
      const signal = clientSignal(reply);
      const began = performance.now();
      const type = acceptedMediaType(request.headers, ['application/json', 'application/pdf']);
      const preview = await documents.preview({
        ...{ content, payer, signal },
        affinity: previewAffinity(request),
        base: type === 'application/pdf' ? baseOf(request) : undefined,
      });
      const { bytes, isDelta, tag } = preview;
      reply.header('server-timing', `typesetting;dur=${Math.round(performance.now() - began)}`);
      reply.header('cache-control', 'no-store').header('vary', 'accept').header('etag', `"${tag}"`);
      const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      reply.type(isDelta ? DELTA_TYPE : type);
      if (type === 'application/pdf') return file;
      return { business_plan_base_64_pdf: file.toString('base64') } satisfies ResponseBody<
        typeof generateDocument
      >;
    },
  });

  app.route({
    ...contractRoute(drawCovers, perMinute(Math.ceil(previewsPerMinute / PREVIEWS_A_COVER_CALL))),
    ...bodyBudget({ database, ...COVER_BODIES }),
    handler: async (request, reply) => {
      await requireOpen(request);
      const { content, template_ids: templateIds } = drawCovers.body.parse(request.body);
      const signal = clientSignal(reply);
      const drawn = await covers.draw({ content, templateIds, client: request.ip, signal });
      reply.header('cache-control', 'no-store');
      return {
        covers: drawn.map(({ templateId, webp }) => ({
          template_id: templateId,
          base_64_webp: webp.toString('base64'),
        })),
      } satisfies ResponseBody<typeof drawCovers>;
    },
  });

  app.route({
    ...contractRoute(templateThumbnail, perMinute(THUMBNAILS_PER_MINUTE)),
    handler: async (request, reply) => {
      const { id } = templateThumbnail.params.parse(request.params);
      const { lang = DEFAULT_LANGUAGE, v, ...wanted } = templateThumbnail.query.parse(request.query);
      const { webp, etag } = await thumbnails.thumbnail({ ...wanted, templateId: id, language: lang });
      reply.header('etag', etag).header('cache-control', `"${v}"` === etag ? YEAR : DAY);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/webp').send(webp);
    },
  });
}
