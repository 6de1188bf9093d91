import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFixedText } from './fixed-text.ts';
import type { FrontEnd } from './front-end.ts';
import { choosePage } from './page-choice.ts';
import { allowScripts } from './security-headers.ts';
import { visitorLanguage } from './visitor-language.ts';

const NOT_BUILT = 'The front end has not been built: run npm run build and start again.\n';
const POLICY = 'content-security-policy';

/** Answers with the page of the request's address, in the language the address or the visitor wants. */
export async function sendPage(
  frontEnd: FrontEnd,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [address = '/'] = request.url.split('?');
  const choice = choosePage(address, visitorLanguage(request), frontEnd);
  const page = frontEnd.page(choice.file);
  if (page === undefined) return sendNotBuilt(reply);
  reply
    .status(choice.status)
    .header('content-language', choice.language)
    .header('cache-control', 'no-cache')
    .header(POLICY, allowScripts(String(reply.getHeader(POLICY)), page.scripts))
    .type('text/html; charset=utf-8');
  if (!choice.isForSearch) reply.header('x-robots-tag', 'noindex');
  return sendFixedText(page, request, reply, choice.isNegotiated ? ['accept-language', 'cookie'] : []);
}

const sendNotBuilt = (reply: FastifyReply): FastifyReply =>
  reply.status(503).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(NOT_BUILT);
