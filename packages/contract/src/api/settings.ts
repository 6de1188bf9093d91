import { z } from 'zod';
import { defineRoute } from './route.ts';

/** What the interface must know of how this server was set up. */
export const publicSettings = defineRoute({
  id: 'publicSettings',
  method: 'GET',
  path: '/api/settings',
  summary: 'What this installation offers',
  responses: [
    {
      mediaType: 'application/json',
      schema: z.strictObject({
        /** Google’s button is shown where this is set. */
        google_client_id: z.string().nullable(),
      }),
      description: 'The settings everybody may know',
    },
  ],
  errors: [],
});
