import { z } from 'zod';
import { issueSchema } from '../errors.ts';
import { defineRoute, jsonAnswer } from './route.ts';

/** The process answers, with the release it is. */
export const healthLive = defineRoute({
  id: 'healthLive',
  method: 'GET',
  path: '/api/health/live',
  summary: 'Whether the process answers',
  responses: [jsonAnswer('It does', z.strictObject({ status: z.literal('live'), version: z.string() }))],
  errors: [],
});

/**
 * Whether requests should be sent to this process; `not_ready` names in its details what it lacks, or that it stops. Ready with
 * details: it serves what it can, and a person should look at what they name: a database that does not answer, mail that does not
 * leave, a disk that is full.
 */
export const healthReady = defineRoute({
  id: 'healthReady',
  method: 'GET',
  path: '/api/health/ready',
  summary: 'Whether this process serves requests',
  responses: [
    jsonAnswer(
      'It does',
      z.strictObject({ status: z.literal('ready'), details: z.array(issueSchema).optional() }),
    ),
  ],
  errors: ['not_ready'],
});
