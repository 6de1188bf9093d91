import { Button } from '@mantine/core';
import type { DeletedPlan } from '@trazo/contract/plans/plan';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../shared/formatting/moment-text.ts';
import { showNotice } from '../../shared/notices/notices.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import styles from './deleted-plans.module.css';
import { isShown } from './plan-name.ts';
import { useDeletedPlans, useRestorePlan } from './use-plans.ts';

/** What was deleted in the last day, folded away below the plans: the notice that offers to undo it is soon gone. */
export function DeletedPlans() {
  const { t } = useTranslation('plans');
  const { data: deleted = [] } = useDeletedPlans();
  if (deleted.length === 0) return null;
  return (
    <details className={styles.deleted}>
      <summary>{t('deleted.title', { count: deleted.length })}</summary>
      <p className={styles.note}>{t('deleted.text')}</p>
      <ul>
        {deleted.map((plan) => (
          <Row key={plan._id} plan={plan} />
        ))}
      </ul>
    </details>
  );
}

function Row({ plan }: { plan: DeletedPlan }) {
  const { t } = useTranslation(['plans', 'planSync']);
  const language = useLanguage();
  const name = isShown(plan.business_plan_name) ? plan.business_plan_name : t('planSync:unnamed');
  const { mutate: restore, isPending } = useRestorePlan(() =>
    showNotice({ tone: 'success', text: t('plans:delete.undone', { name }) }),
  );
  return (
    <li>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>
          {t('plans:deleted.at', { date: formatMoment(plan.deleted_at, language) })}
        </p>
      </div>
      <Button
        variant="default"
        aria-label={t('plans:deleted.restoreOne', { name })}
        loading={isPending}
        onClick={() => restore(plan._id)}
      >
        {t('plans:deleted.restore')}
      </Button>
    </li>
  );
}
