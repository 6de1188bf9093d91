import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOnce } from '../../shared/actions/use-once.ts';
import { IconPlus } from '../../shared/icons/icons.ts';
import { NoNetwork } from '../../shared/site/no-network.tsx';
import { planOperations } from '../../workspace/plan-store/singletons.ts';
import { SyncQuestion } from '../../workspace/plan-sync/sync-status.tsx';
import { useSyncState } from '../../workspace/plan-sync/use-plan-sync.ts';
import { AccountState } from './account-state.tsx';
import { ContinueWriting } from './continue-writing.tsx';
import { DeletedPlans } from './deleted-plans.tsx';
import { ImportPlan } from './import-plan.tsx';
import type { PlanActionsProps } from './plan-actions.tsx';
import { PlanCardSkeleton } from './plan-card.tsx';
import { PlanShelf } from './plan-shelf.tsx';
import styles from './plans.module.css';
import { usePlans } from './use-plans.ts';

type MyPlansPageProps = Pick<PlanActionsProps, 'beforeDelivery'>;

export function MyPlansPage({ beforeDelivery }: MyPlansPageProps) {
  const { t } = useTranslation('plans');
  const { data: plans, error, isPaused, refetch } = usePlans();
  const sync = useSyncState();
  const heading = useRef<HTMLHeadingElement>(null);
  // The list begins with what was changed last.
  const lastWritten = plans?.find(
    ({ business_plan_status: status, co_authored: coAuthored }) =>
      status === 'active' && coAuthored === undefined,
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t('title')}
          </h1>
          {plans !== undefined && plans.length > 0 && (
            <p className={styles.count}>{t('count', { count: plans.length })}</p>
          )}
        </div>
        {plans !== undefined && plans.length > 0 && (
          <div className={styles.begin}>
            <ImportPlan />
            <NewPlan label={t('new')} />
          </div>
        )}
      </header>
      <AccountState />
      <SyncQuestion state={sync} />
      {plans === undefined && error !== null && (
        <div className={styles.empty}>
          <p role="alert">{error.message}</p>
          <Button onClick={() => refetch()}>{t('retry')}</Button>
        </div>
      )}
      {plans === undefined && error === null && (isPaused ? <NoNetwork as="h2" /> : <Loading />)}
      {plans?.length === 0 && <Empty />}
      {lastWritten !== undefined && <ContinueWriting plan={lastWritten} />}
      {plans !== undefined && plans.length > 0 && <PlanShelf plans={plans} beforeDelivery={beforeDelivery} />}
      {plans !== undefined && <DeletedPlans heading={heading} />}
    </div>
  );
}

function NewPlan({ label }: { label: string }) {
  const navigate = useNavigate();
  const begin = useOnce(async () => {
    await planOperations.begin();
    await navigate('/builder/select-template');
  });
  return (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} stroke={1.75} />}
      loading={begin.busy}
      onClick={begin.run}
    >
      {label}
    </Button>
  );
}

function Empty() {
  const { t } = useTranslation('plans');
  const navigate = useNavigate();
  return (
    <section className={styles.empty}>
      <span className={styles.emptySheet} aria-hidden="true" />
      <div className={styles.emptyWords}>
        <h2>{t('empty.title')}</h2>
        <p>{t('empty.text')}</p>
        <div className={styles.begin}>
          <Button onClick={() => navigate('/builder/select-template')}>{t('empty.action')}</Button>
          <ImportPlan />
        </div>
      </div>
    </section>
  );
}

function Loading() {
  const { t } = useTranslation('plans');
  return (
    <div className={styles.shelf} role="status" aria-label={t('loading')}>
      {Array.from({ length: 3 }, (_card, index) => (
        <PlanCardSkeleton key={index} />
      ))}
    </div>
  );
}
