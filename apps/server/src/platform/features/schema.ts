import type { Feature } from '@trazo/contract/operator/features';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/column-types.ts';

/** What an operator has switched; what is not here is on. */
export const featureSwitches = pgTable('feature_switches', {
  feature: text().$type<Feature>().primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedAt: moment('changed_at').notNull(),
});
