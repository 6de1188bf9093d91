import type { Draft } from '@trazo/contract/plan-document/read';
import { ROOTS, type Root } from '@trazo/contract/plan-document/roots';
import { emptyPlan, type Plan, type Section } from '@trazo/plan/plan';
import { SECTIONS } from '@trazo/plan/sections/registry';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { defaultTheme, type Theme, themeSchema } from '@trazo/plan/theme/theme';
import type { z } from 'zod';
import { STORAGE_KEYS } from '../../shared/storage/storage-keys.ts';

export type { Draft } from '@trazo/contract/plan-document/read';

/** What is stored apart: each section, and the theme. */
export type DraftPart = Root;
export type PartData = Draft[DraftPart];

export const DRAFT_PARTS = ROOTS;

export const emptyDraft = (theme: Theme = defaultTheme()): Draft => ({ ...emptyPlan(), theme });

export const storageKeyOf = (part: DraftPart): string =>
  part === 'theme' ? STORAGE_KEYS.templateConfig : STORAGE_KEYS.section(part);

export const schemaOf = (part: DraftPart): z.ZodType<PartData> =>
  part === 'theme' ? themeSchema : SECTIONS[part].schema;

export const emptyPart = (part: DraftPart): PartData =>
  part === 'theme' ? defaultTheme() : SECTIONS[part].empty;

/** The plan without its theme. */
export function planOf({ theme: _theme, ...plan }: Draft): Plan {
  return plan;
}

export const isEmptyDraft = (draft: Draft): boolean =>
  SECTION_IDS.every((id) => {
    const definition: { isEmpty(section: Section<SectionId>): boolean } = SECTIONS[id];
    return definition.isEmpty(draft[id]);
  });
