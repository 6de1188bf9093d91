import { z } from 'zod';
import { defineRoute } from './route.ts';

/** The process answers. */
export const healthLive = defineRoute({
  id: 'healthLive',
  method: 'GET',
  path: '/api/health/live',
  summary: 'Whether the process answers',
  responses: [
    {
      mediaType: 'application/json',
      schema: z.strictObject({ status: z.literal('live') }),
      description: 'It does',
    },
  ],
  errors: [],
});

/** What the process stands on answers too; `not_ready` names in its details what does not. */
export const healthReady = defineRoute({
  id: 'healthReady',
  method: 'GET',
  path: '/api/health/ready',
  summary: 'Whether database and renderer answer',
  responses: [
    {
      mediaType: 'application/json',
      schema: z.strictObject({ status: z.literal('ready') }),
      description: 'They do',
    },
  ],
  errors: ['not_ready'],
});
