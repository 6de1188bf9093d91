import type { Section } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { type Computed, type Field, mapping, type Table } from '../codec/mapping.ts';

/** A section's lines of the table: each names the location in `ProfileData` where a field stands. */
export const sectionCodec = <Id extends SectionId>(
  table: Table<Section<Id>>,
  computed: Computed<Section<Id>> = {},
): Field<Section<Id>> => mapping(table, computed);
