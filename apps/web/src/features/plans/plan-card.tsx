import { Skeleton } from '@mantine/core';
import type { PlanSummary } from '@trazo/contract/plans/plan';
import { useTranslation } from 'react-i18next';
import { NextStep } from './next-step.tsx';
import { PlanActions, type PlanActionsProps } from './plan-actions.tsx';
import { PlanCover } from './plan-cover.tsx';
import { usePlanFacts } from './plan-facts.ts';
import styles from './plans.module.css';

interface PlanCardProps extends Pick<PlanActionsProps, 'beforeDelivery'> {
  readonly plan: PlanSummary;
  readonly onCoverFailed: () => void;
}

/** One plan: its cover as it is printed, how far it is, and all that can be done with it. */
export function PlanCard({ plan, onCoverFailed, beforeDelivery }: PlanCardProps) {
  const { t } = useTranslation('plans');
  const { name, owner, changed, percent, complete, standing, comments } = usePlanFacts(plan);
  return (
    <article className={styles.card} aria-label={name}>
      <PlanCover
        address={plan.business_plan_cover}
        label={t('card.cover', { name })}
        onFailed={onCoverFailed}
      />
      <div className={styles.cardBody}>
        <h2 className={styles.cardTitle} title={name}>
          {name}
        </h2>
        {owner !== undefined && <p className={styles.meta}>{owner}</p>}
        <p className={styles.meta}>{changed}</p>
        <div className={styles.progress}>
          <p className={styles.state}>
            <strong>{complete}</strong>
            {plan.co_authored === undefined && <span>{t(`status.${plan.business_plan_status}`)}</span>}
            {standing.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {comments !== undefined && <span>{comments}</span>}
          </p>
          <div className={styles.bar} aria-hidden="true">
            <span style={{ width: `${percent}%` }} />
          </div>
        </div>
        {plan.co_authored === undefined && <NextStep plan={plan} name={name} />}
        <PlanActions plan={plan} name={name} beforeDelivery={beforeDelivery} />
      </div>
    </article>
  );
}

export function PlanCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.cover}>
        <Skeleton height="100%" radius={0} />
      </div>
      <div className={styles.cardBody}>
        <Skeleton height={24} width="70%" />
        <Skeleton height={14} width="50%" />
        <Skeleton height={14} width="80%" />
      </div>
    </div>
  );
}
