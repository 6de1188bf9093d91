import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

const OTHER_CHARSET = /;\s*charset=(?!"?utf-?8"?\s*(?:;|$))/i;

/** Reads JSON in UTF-8 and nothing else: what is written otherwise would be kept and printed damaged. */
export function registerJsonBodies(app: FastifyInstance): void {
  // The framework would take any text as a body, also where none is asked for.
  app.removeContentTypeParser('text/plain');
  // `__proto__` in a payload is refused, as any other broken JSON.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // Many clients name the media type of every call: an empty body is no body.
    if (body.byteLength === 0) return done(null);
    const error = errorOf(request, body);
    if (error === undefined) parse(request, body.toString('utf8'), done);
    else done(error);
  });
  // A call without a body is one with an empty object: each field it lacks is then named.
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.body !== undefined) request.body ??= {};
  });
}

function errorOf({ headers }: FastifyRequest, body: Buffer): ApiError | undefined {
  if (OTHER_CHARSET.test(headers['content-type'] ?? '')) return new ApiError('media_type_unsupported');
  return isUtf8(body) ? undefined : new ApiError('payload_not_json');
}
