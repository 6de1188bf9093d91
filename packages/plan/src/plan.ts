import { z } from 'zod';
import { SECTIONS } from './sections/registry.ts';
import { SECTION_IDS, type SectionId } from './sections/section-ids.ts';

type SectionSchemas = { [Id in SectionId]: (typeof SECTIONS)[Id]['schema'] };

const schemas = Object.fromEntries(SECTION_IDS.map((id) => [id, SECTIONS[id].schema])) as SectionSchemas;

/** The whole plan: 13 sections of data, each complete in shape though its fields may be blank. */
export const planSchema = z.strictObject(schemas);
export type Section<Id extends SectionId> = z.infer<SectionSchemas[Id]>;
export type Plan = { [Id in SectionId]: Section<Id> };

/** A plan with nothing in it yet. */
export const emptyPlan = (): Plan =>
  planSchema.parse(Object.fromEntries(SECTION_IDS.map((id) => [id, structuredClone(SECTIONS[id].empty)])));
