import { UnstyledButton } from '@mantine/core';
import type { PlanSummary } from '@trazo/contract/plans/plan';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { IconArrowRight } from '../../shared/icons/icons.ts';
import { openSavedPlan } from '../../workspace/plan-sync/open-saved-plan.ts';
import styles from './plans.module.css';

/** What is to be done with a plan now: what it lacks, or to read it and hand it over. Nothing of one that was put away. */
export function NextStep({ plan, name }: { readonly plan: PlanSummary; readonly name: string }) {
  const { t } = useTranslation(['plans', 'navigation']);
  const navigate = useNavigate();
  if (plan.business_plan_status === 'archived') return null;
  const isComplete = plan.completeness >= 1;
  const step = t(isComplete ? 'plans:card.nextStep.deliver' : 'plans:card.nextStep.missing');
  const go = () =>
    openSavedPlan(plan._id, () => void navigate(isComplete ? '/builder/document' : '/builder/review'));
  return (
    <p className={styles.next}>
      <span className={styles.meta}>{t('plans:card.next')}</span>
      <UnstyledButton
        className={styles.nextStep}
        aria-label={t('navigation:labelled', { label: step, text: name })}
        onClick={() => void go()}
      >
        {step}
        <IconArrowRight size={18} stroke={1.75} />
      </UnstyledButton>
    </p>
  );
}
