import { publicSettings } from '@trazo/contract/api/settings';
import type { FastifyInstance } from 'fastify';
import { openRoute } from '../../platform/http/contract-route.ts';

export interface SettingsRoutesOptions {
  readonly googleClientId: string | undefined;
}

export function settingsRoutes(app: FastifyInstance, { googleClientId }: SettingsRoutesOptions): void {
  app.route(
    openRoute(publicSettings, { handler: async () => ({ google_client_id: googleClientId ?? null }) }),
  );
}
