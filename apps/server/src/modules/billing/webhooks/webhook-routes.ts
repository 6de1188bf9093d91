import { paymentWebhook } from '@trazo/contract/api/billing';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { openRoute } from '../../../platform/http/contract-route.ts';
import { perMinute } from '../../../platform/limits/rate-limit.ts';
import type { WebhookService } from './webhook-service.ts';

/** A provider that had to wait sends many at once; what is refused it sends again. */
const EVENTS_PER_MINUTE = 6_000;

/** The provider's own call. The signature covers the body byte by byte, so it is read as bytes, here and nowhere else. */
export async function webhookRoutes(app: FastifyInstance, webhooks: WebhookService): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    scope.route(
      openRoute(paymentWebhook, {
        config: perMinute(EVENTS_PER_MINUTE),
        handler: async ({ request }) => {
          const { body, headers } = request;
          const signature = headers['stripe-signature'];
          if (!Buffer.isBuffer(body)) throw new ApiError('webhook_invalid');
          await webhooks.receive(body, typeof signature === 'string' ? signature : undefined);
          return { received: true as const };
        },
      }),
    );
  });
}
