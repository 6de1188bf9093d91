import { coverOnly } from '@trazo/plan/cover-only';
import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { templateOf } from '@trazo/plan/theme/theme';
import { type Draft, planOf } from '../plan-store/draft.ts';

/**
 * What the cover of a draft follows from, where nothing but its look differs from the draft that is shown; undefined where more has
 * changed, or the cover follows from the whole plan.
 */
export function coverDraft(draft: Draft, shown: Draft | undefined): Draft | undefined {
  const { theme } = draft;
  if (shown === undefined || theme === shown.theme || templateOf(theme.templateId).coverSumsUp === true)
    return undefined;
  if (SECTION_IDS.some((id) => draft[id] !== shown[id])) return undefined;
  return { ...coverOnly(planOf(draft), theme), theme };
}
