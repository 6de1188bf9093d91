import { z } from 'zod';
import { defineRoute } from './route.ts';

/** The description of all of this. */
export const openapiDocument = defineRoute({
  id: 'openapiDocument',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This API as OpenAPI 3.1',
  responses: [
    {
      mediaType: 'application/json',
      schema: z.looseObject({ openapi: z.string() }),
      description: 'An OpenAPI document',
    },
  ],
  errors: [],
});
