import type { Company } from '@trazo/company/company';
import { legalPage } from '@trazo/contract/api/legal';
import type { FastifyInstance } from 'fastify';
import { openRoute } from '../../platform/http/contract-route.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import { legalArticle } from './legal-article.ts';

const READINGS_PER_MINUTE = 120;

/** Legal pages for who comes to one without loading its page. */
export function legalRoutes(app: FastifyInstance, { company }: { readonly company: Company }): void {
  app.route(
    openRoute(legalPage, {
      config: perMinute(READINGS_PER_MINUTE),
      handler: async ({ params: { page }, query: { lang, prefix } }) =>
        legalArticle(company, { page, language: lang, prefix }),
    }),
  );
}
