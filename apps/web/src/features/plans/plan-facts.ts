import type { PlanSummary } from '@trazo/contract/plans/plan';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../shared/formatting/moment-text.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useSyncState } from '../../workspace/plan-sync/use-plan-sync.ts';
import { isShown } from './plan-name.ts';

/** What a list says of a plan. */
export interface PlanFacts {
  readonly name: string;
  /** Whose it is, of a plan of another account. */
  readonly owner: string | undefined;
  /** When it was changed last and, where that is known, by whom. */
  readonly changed: string;
  readonly percent: number;
  readonly complete: string;
  /** What the user is to it, or who else is, and whether this device has it open. */
  readonly standing: readonly string[];
  /** Undefined where none is open. */
  readonly comments: string | undefined;
}

export function usePlanFacts(plan: PlanSummary): PlanFacts {
  const { t } = useTranslation(['plans', 'people', 'planSync']);
  const language = useLanguage();
  const sync = useSyncState();
  const { co_authored: coAuthored, co_authors: coAuthors, changed_by: by, open_comments: open } = plan;
  const date = formatMoment(plan.updated_at, language);
  const percent = Math.round(plan.completeness * 100);
  return {
    name: isShown(plan.business_plan_name) ? plan.business_plan_name : t('planSync:unnamed'),
    owner: coAuthored && t('people:shared.of', { owner: coAuthored.owner_name }),
    changed:
      by === undefined
        ? t('plans:card.changed', { date })
        : by.is_caller
          ? t('plans:card.changedByYou', { date })
          : t('plans:card.changedBy', { date, name: by.name || t('people:nameless') }),
    percent,
    complete: t('plans:card.complete', { percent }),
    standing: [
      ...(coAuthored === undefined ? [] : [t(`people:shared.${coAuthored.role}`)]),
      ...(coAuthors === undefined ? [] : [t('people:alsoWith', { count: coAuthors })]),
      ...(sync.kind === 'saved' && sync.planId === plan._id ? [t('plans:card.open')] : []),
    ],
    comments: open === undefined ? undefined : t('plans:card.comments', { count: open }),
  };
}
