import { z } from 'zod';
import { issueSchema } from '../errors.ts';
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

/**
 * What the process stands on answers too; `not_ready` names in its details what does not. Ready with details: it serves
 * requests, and a person should look at what they name, mail that does not leave or a disk that is full.
 */
export const healthReady = defineRoute({
  id: 'healthReady',
  method: 'GET',
  path: '/api/health/ready',
  summary: 'Whether database and renderer answer',
  responses: [
    {
      mediaType: 'application/json',
      schema: z.strictObject({ status: z.literal('ready'), details: z.array(issueSchema).optional() }),
      description: 'They do',
    },
  ],
  errors: ['not_ready'],
});
