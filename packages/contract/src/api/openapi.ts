import { z } from 'zod';
import { defineRoute, jsonAnswer } from './route.ts';

/** The description of all of this. */
export const openapiDocument = defineRoute({
  id: 'openapiDocument',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This API as OpenAPI 3.1',
  responses: [jsonAnswer('An OpenAPI document', z.looseObject({ openapi: z.string() }))],
  errors: [],
});
