import swagger from '@fastify/swagger';
import { openapiDocument } from '@trazo/contract/api/openapi';
import { PRODUCT_NAME } from '@trazo/plan/product';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { perMinute } from '../limits/rate-limit.ts';
import { BEARER, contractRoute } from './contract-route.ts';
import { FixedText, sendFixedText } from './fixed-text.ts';

/** A program reads it once. */
const READINGS_PER_MINUTE = 30;

/** Gathers the routes registered after it and describes them. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      components: { securitySchemes: { [BEARER]: { type: 'http', scheme: 'bearer' } } },
      info: { title: PRODUCT_NAME, version: '1', description: `The API of ${PRODUCT_NAME}.` },
    },
    transform: jsonSchemaTransform,
  });
  let described: FixedText | undefined;
  app.route({
    ...contractRoute(openapiDocument, perMinute(READINGS_PER_MINUTE)),
    compress: false,
    handler: async (request, reply) => {
      described ??= new FixedText(JSON.stringify(app.swagger()));
      reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
      return sendFixedText(described, request, reply);
    },
  });
}
