import { isAmerican } from '@trazo/plan/theme/english';
import type { DateOrder } from '../../shared/formatting/date-text.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useDraft } from '../plan-store/use-draft.ts';

/** How days are written where the plan is open: as Americans do in English, of an American plan. */
export function useDateOrder(): DateOrder {
  const language = useLanguage();
  const isPlanAmerican = useDraft(({ draft }) => isAmerican(draft.theme));
  return isPlanAmerican && language === 'en' ? 'monthFirst' : 'dayFirst';
}
