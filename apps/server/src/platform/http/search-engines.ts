import { LANGUAGES } from '@trazo/plan/languages';
import type { FastifyInstance } from 'fastify';
import { FixedText, sendFixedText } from './fixed-text.ts';
import type { FrontEnd } from './front-end.ts';

const HOUR = 'public, max-age=3600';

/** What search engines ask for first; both name addresses in full, so they are written here and not at build time. */
export function searchEngineRoutes(app: FastifyInstance, frontEnd: FrontEnd, publicUrl: string): void {
  const files = {
    '/robots.txt': { type: 'text/plain; charset=utf-8', text: new FixedText(robots(publicUrl)) },
    '/sitemap.xml': {
      type: 'application/xml; charset=utf-8',
      text: new FixedText(sitemap(publicUrl, frontEnd.publicPages)),
    },
  };
  for (const [url, { type, text }] of Object.entries(files)) {
    app.get(url, { schema: { hide: true } }, (request, reply) =>
      sendFixedText(text, request, reply.header('cache-control', HOUR).type(type)),
    );
  }
}

/** Pages that are not to be indexed say so themselves; the API has nothing to find but pictures of templates. */
export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /api/templates/',
    'Disallow: /api/',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** Every public page in every language, each with its others (sitemaps.org, and Google's `xhtml:link`). */
export function sitemap(publicUrl: string, pages: readonly string[]): string {
  const addressIn = (language: string, page: string) => `${publicUrl}/${language}${page === '/' ? '' : page}`;
  const entries = pages.flatMap((page) => {
    const others = [
      ...LANGUAGES.map((language) => [language, addressIn(language, page)]),
      ['x-default', publicUrl + page],
    ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
    return LANGUAGES.map(
      (language) => `<url><loc>${addressIn(language, page)}</loc>${others.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
