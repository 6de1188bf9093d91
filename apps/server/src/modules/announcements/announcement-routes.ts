import { currentAnnouncements } from '@trazo/contract/api/announcements';
import type { FastifyInstance } from 'fastify';
import { openRoute } from '../../platform/http/contract-route.ts';
import type { AnnouncementService } from './announcement-service.ts';

export function announcementRoutes(
  app: FastifyInstance,
  { announcements }: { readonly announcements: AnnouncementService },
): void {
  app.route(
    openRoute(currentAnnouncements, {
      handler: async () => ({
        announcements: (await announcements.current()).map(({ id, texts }) => ({ id, texts })),
      }),
    }),
  );
}
