import { ROUTES } from '@trazo/contract/api/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { sendError } from './error-responses.ts';
import type { FrontEnd } from './front-end.ts';
import { isApi, isPageRequest } from './page-request.ts';
import { sendPage } from './send-page.ts';

const KNOWN_PATHS = Object.values(ROUTES).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`),
}));

/** Addresses without a route: an error of the contract below `/api`, else a page of the application. */
export function registerNotFound(app: FastifyInstance, frontEnd: FrontEnd): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isApi(request)) return sendNotFound(request, reply);
    if (isPageRequest(request)) return sendPage(frontEnd, request, reply);
    return sendError(new ApiError('not_found'), request, reply);
  };
  // Before its body is read: no route would use it.
  app.addHook('onRequest', async (request, reply) => (request.is404 ? answer(request, reply) : undefined));
  app.setNotFoundHandler(answer);
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [address = ''] = request.url.split('?');
  const methods = KNOWN_PATHS.filter(({ pattern }) => pattern.test(address)).flatMap(({ method }) =>
    method === 'GET' ? ['GET', 'HEAD'] : method,
  );
  if (methods.length === 0) return sendError(new ApiError('not_found'), request, reply);
  return sendError(new ApiError('method_not_allowed'), request, reply.header('allow', methods.join(', ')));
}
