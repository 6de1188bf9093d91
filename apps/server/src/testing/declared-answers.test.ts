import { defineRoute } from '@trazo/contract/api/route';
import Fastify, { type FastifyReply } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { contractRoute } from '../platform/http/contract-route.ts';
import { answerError } from '../platform/http/error-responses.ts';
import { PROBE } from '../platform/telemetry/probes.ts';
import { refuseUndeclaredAnswers } from './declared-answers.ts';

const route = defineRoute({
  id: 'something',
  method: 'GET',
  path: '/api/something',
  summary: 'Something',
  responses: [
    { mediaType: 'application/json', schema: z.strictObject({ name: z.string() }), description: 'It' },
    { mediaType: 'application/pdf', description: 'Its bytes' },
  ],
  errors: ['not_found'],
});

let app = Fastify();
afterEach(() => app.close());

/** The status sent, and what the check objected to. */
async function answerOf(body: unknown, { status = 200, type = 'application/json' } = {}) {
  app = Fastify();
  const objections: string[] = [];
  app.setErrorHandler((error: Error, request, reply) => {
    objections.push(error.message);
    return answerError(error, request, reply);
  });
  app.setSerializerCompiler(() => JSON.stringify);
  const handler = async (_request: unknown, reply: FastifyReply) => reply.code(status).type(type).send(body);
  app.route({ ...contractRoute(route, PROBE), handler });
  refuseUndeclaredAnswers(app);
  const { statusCode } = await app.inject(route.path);
  return { statusCode, objections };
}

it('passes what the contract describes', async () => {
  const pdf = Buffer.from('%PDF');
  expect(await answerOf({ name: 'one' })).toEqual({ statusCode: 200, objections: [] });
  expect(await answerOf(pdf, { type: 'application/pdf' })).toEqual({ statusCode: 200, objections: [] });
  const missing = { error: 'not_found' };
  expect(await answerOf(missing, { status: 404 })).toEqual({ statusCode: 404, objections: [] });
});

it.each([
  ['a column too many', { name: 'one', password_hash: 'x' }, {}, 'password_hash'],
  ['a column too few', {}, {}, 'name'],
  ['another status', { name: 'one' }, { status: 201 }, 'status 201'],
  ['another media type', Buffer.from('PK'), { type: 'application/zip' }, 'application/zip'],
  ['another error', { error: 'not_acceptable' }, { status: 404 }, 'not_acceptable'],
])('fails over %s', async (_what, body, options, named) => {
  const { statusCode, objections } = await answerOf(body, options);
  expect(statusCode).toBe(500);
  expect(objections).toEqual([expect.stringMatching(/^something answers /)]);
  expect(objections[0]).toContain(named);
});
