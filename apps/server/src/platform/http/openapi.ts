import swagger from '@fastify/swagger';
import { openapiDocument } from '@trazo/contract/api/openapi';
import { PRODUCT_NAME } from '@trazo/plan/product';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { BEARER, contractRoute } from './contract-route.ts';

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
  app.route({
    ...contractRoute(openapiDocument),
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return app.swagger();
    },
  });
}
