import { Button } from '@mantine/core';
import type { PlanSummary } from '@trazo/contract/plans/plan';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOnce } from '../../shared/actions/use-once.ts';
import { formAddress, reviewAddress } from '../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../workspace/plan-store/plan-context.tsx';
import { openSavedPlan } from '../../workspace/plan-sync/open-saved-plan.ts';
import styles from './continue-writing.module.css';
import { isShown } from './plan-name.ts';

/** The plan that was worked on last, and the way back to where it was left. */
export function ContinueWriting({ plan }: { readonly plan: PlanSummary }) {
  const store = usePlanStore();
  const { t } = useTranslation(['plans', 'planSync']);
  const navigate = useNavigate();
  const write = useOnce(() => openSavedPlan(plan._id, () => void navigate(formAddress(store))));
  const review = useOnce(() => openSavedPlan(plan._id, () => void navigate(reviewAddress(store))));
  const name = isShown(plan.business_plan_name) ? plan.business_plan_name : t('planSync:unnamed');
  const percent = Math.round(plan.completeness * 100);
  return (
    <section className={styles.strip} aria-label={t('plans:leftOff')}>
      <div className={styles.text}>
        <p className={styles.lead}>{t('plans:leftOff')}</p>
        <p className={styles.name}>
          {name} <span>{t('plans:card.complete', { percent })}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <Button loading={write.busy} onClick={write.run}>
          {t('plans:action.goOn')}
        </Button>
        <Button variant="default" loading={review.busy} onClick={review.run}>
          {t('plans:action.review')}
        </Button>
      </div>
    </section>
  );
}
