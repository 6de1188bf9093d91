import type { AnnouncementTexts } from '@trazo/contract/operator/announcement';
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/column-types.ts';

/** What all users are to know, from when until when. */
export const announcements = pgTable('announcements', {
  id: uuid().primaryKey(),
  texts: jsonb().$type<AnnouncementTexts>().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});
