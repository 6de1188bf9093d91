import { z } from 'zod';
import { defineRoute, jsonAnswer } from './route.ts';

/** What the interface must know of how this server was set up. */
export const publicSettings = defineRoute({
  id: 'publicSettings',
  method: 'GET',
  path: '/api/settings',
  summary: 'What this installation offers',
  responses: [
    jsonAnswer(
      'The public settings',
      z.strictObject({
        /** Google’s button is shown where this is set. */
        google_client_id: z.string().nullable(),
        /** The script that draws it: Google’s, or that of the stand-in on this machine. */
        google_script: z.string().nullable(),
        /** Who looks addresses up; null where the address is only typed. */
        address_lookup: z.enum(['google', 'sandbox']).nullable(),
        /** Whether pages report their errors. */
        error_reports: z.boolean(),
        /** False while an operator has paused it. */
        forecast: z.boolean(),
      }),
    ),
  ],
  errors: [],
});
