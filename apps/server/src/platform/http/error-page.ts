import { isLanguage, type Language } from '@trazo/plan/languages';
import { PRODUCT_NAME } from '@trazo/plan/product';
import type { FastifyRequest } from 'fastify';
import type { ApiError } from '../errors/api-error.ts';
import { ERROR_MESSAGES } from '../errors/error-messages.ts';
import { escapedHtml } from './escaped-html.ts';
import { isApi, isPageRequest } from './page-request.ts';
import { visitorLanguage } from './visitor-language.ts';

/** As `deploy/unavailable.html` looks. */
const STYLE =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:0 auto;padding:3rem 1.25rem;font:1rem/1.5 system-ui,sans-serif;' +
  'color:light-dark(#1d1b17,#f6f1e6);background:light-dark(#fdfbf6,#1d1b17)}h1{margin:0 0 .25rem;font-size:1.125rem}p{margin:0}';

/** Whether a browser waits for a page to show, and not a program for an answer of the API. */
export const wantsPage = (request: FastifyRequest): boolean =>
  isPageRequest(request) && !isApi(request) && request.headers.accept?.includes('text/html') === true;

/** What a visitor sees in place of a page that is not sent now; it comes by itself when it may be asked for again. */
export function errorPage({ code, retryAfter }: ApiError, request: FastifyRequest): string {
  const language = pageLanguage(request);
  const refresh =
    retryAfter === undefined ? '' : `<meta http-equiv="refresh" content="${Math.ceil(retryAfter)}">`;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${refresh}` +
    `<title>${PRODUCT_NAME}</title><style>${STYLE}</style></head>` +
    `<body><main><h1>${PRODUCT_NAME}</h1><p>${escapedHtml(ERROR_MESSAGES[language][code])}</p></main></body></html>`
  );
}

/** The language the address names, else the visitor's. What is refused at once has no cookies read yet. */
function pageLanguage({ url, headers, server }: FastifyRequest): Language {
  const [, named] = url.split(/[/?]/);
  if (isLanguage(named)) return named;
  return visitorLanguage({ headers, cookies: server.parseCookie(headers.cookie ?? '') });
}
