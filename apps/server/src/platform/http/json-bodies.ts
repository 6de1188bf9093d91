import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiProblem } from '../errors/api-problem.ts';

const OTHER_CHARSET = /;\s*charset=(?!"?utf-?8"?\s*(?:;|$))/i;

/** Reads JSON in UTF-8 and nothing else: what is written otherwise would be kept and printed damaged. */
export function registerJsonBodies(app: FastifyInstance): void {
  // The framework would take any text as a body, also where none is asked for.
  app.removeContentTypeParser('text/plain');
  // `__proto__` in a payload is refused, as any other broken JSON.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const problem = problemOf(request, body);
    if (problem === undefined) parse(request, body.toString('utf8'), done);
    else done(problem);
  });
}

function problemOf({ headers }: FastifyRequest, body: Buffer): ApiProblem | undefined {
  if (OTHER_CHARSET.test(headers['content-type'] ?? '')) return new ApiProblem('media_type_unsupported');
  return isUtf8(body) ? undefined : new ApiProblem('payload_not_json');
}
