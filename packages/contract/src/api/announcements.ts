import { z } from 'zod';
import { announcementTextsSchema } from '../operator/announcement.ts';
import { defineRoute, jsonAnswer } from './route.ts';

/** What all users should know now. */
export const currentAnnouncements = defineRoute({
  id: 'currentAnnouncements',
  method: 'GET',
  path: '/api/announcements',
  summary: 'Announcements of who runs this installation',
  responses: [
    jsonAnswer(
      'Those shown now, the latest first',
      z.strictObject({
        announcements: z.array(z.strictObject({ id: z.uuid(), texts: announcementTextsSchema })),
      }),
    ),
  ],
  errors: [],
});
