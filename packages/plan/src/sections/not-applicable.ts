import { z } from 'zod';
import { must } from '../must.ts';
import { SECTION_IDS, type SectionId } from './section-ids.ts';

/** Sections a plan may do without; a bank sends it back without any of the other six. */
export const DISPENSABLE_SECTIONS = [
  'mission',
  'swot',
  'marketing',
  'operations',
  'departments',
  'organigram',
  'competition',
] as const satisfies readonly SectionId[];
export type DispensableSection = (typeof DISPENSABLE_SECTIONS)[number];

/** Fields that some legal structures, trades or clients do not have. */
export const DISPENSABLE_FIELDS = [
  'general.constitutionDate',
  'general.shareCapital',
  'client.gender',
  'client.age',
  'client.civilStatus',
  'client.education',
  'client.annualIncome',
  'client.incomeOrigin',
  'finance.useOfFunds',
  'finance.exitStrategy',
] as const satisfies readonly `${SectionId}.${string}`[];
export type NotApplicableField = (typeof DISPENSABLE_FIELDS)[number];

/** Section and path of a field. */
export function partsOf(name: NotApplicableField): readonly [section: SectionId, path: string] {
  const section = must(
    SECTION_IDS.find((id) => name.startsWith(`${id}.`)),
    'the type of the name',
  );
  return [section, name.slice(section.length + 1)];
}

export type Dispensable = DispensableSection | NotApplicableField;
const DISPENSABLE = [...DISPENSABLE_SECTIONS, ...DISPENSABLE_FIELDS] as const;

/** What the user has said does not apply to their plan. */
export const notApplicableSchema = z
  .array(z.enum(DISPENSABLE))
  .max(DISPENSABLE.length)
  .refine((chosen) => new Set(chosen).size === chosen.length, { message: 'named twice' });

/** Whether a plan may do without a section. */
export const isDispensableSection = (id: SectionId): id is DispensableSection =>
  DISPENSABLE_SECTIONS.some((one) => one === id);
