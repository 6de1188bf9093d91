import { currentAnnouncements } from '@trazo/contract/api/announcements';
import type { FastifyInstance } from 'fastify';
import { openRoute } from '../../platform/http/contract-route.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import type { AnnouncementService } from './announcement-service.ts';

/** Each page asks once when it is opened. */
const READINGS_PER_MINUTE = 1_200;

export function announcementRoutes(
  app: FastifyInstance,
  { announcements }: { readonly announcements: AnnouncementService },
): void {
  app.route(
    openRoute(currentAnnouncements, {
      config: perMinute(READINGS_PER_MINUTE),
      handler: async () => ({
        announcements: (await announcements.current()).map(({ id, texts }) => ({ id, texts })),
      }),
    }),
  );
}
