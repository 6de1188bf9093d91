import { Button, Pagination, SegmentedControl, Select, TextInput } from '@mantine/core';
import { PLAN_STATUSES, type PlanSummary } from '@trazo/contract/plans/plan';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOnce } from '../../shared/actions/use-once.ts';
import { IconPlus, IconSearch } from '../../shared/icons/icons.ts';
import { showAlert } from '../../shared/notices/alerts.ts';
import { NoNetwork } from '../../shared/site/no-network.tsx';
import { useLanguage } from '../../shared/words/use-language.ts';
import { planOperations } from '../../workspace/plan-store/this-tab.ts';
import { SyncQuestion } from '../../workspace/plan-sync/sync-status.tsx';
import { useSyncState } from '../../workspace/plan-sync/use-plan-sync.ts';
import { AccountState } from './account-state.tsx';
import { CoAuthoredPlans } from './co-authored-plans.tsx';
import { ContinueWriting } from './continue-writing.tsx';
import { DeletedPlans } from './deleted-plans.tsx';
import { ImportPlan } from './import-plan.tsx';
import { PlanCard, type PlanCardProps, PlanCardSkeleton } from './plan-card.tsx';
import { type Choice, choicesAmong, choosePlans, ORDERS, possibleChoice } from './plan-order.ts';
import styles from './plans.module.css';
import { usePlans } from './use-plans.ts';

const PAGE = 24;
type MyPlansPageProps = Pick<PlanCardProps, 'beforeDelivery'>;

/** As many plans as leave a column of the shelf empty. */
const FEW = 2;

export function MyPlansPage({ beforeDelivery }: MyPlansPageProps) {
  const { t } = useTranslation('plans');
  const { data: plans, error, isPaused, refetch } = usePlans();
  const sync = useSyncState();
  const heading = useRef<HTMLHeadingElement>(null);
  // The list begins with what was changed last.
  const lastWritten = plans?.find(({ business_plan_status: status }) => status === 'active');
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
      {plans !== undefined && <CoAuthoredPlans />}
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

interface PlanShelfProps extends MyPlansPageProps {
  readonly plans: readonly PlanSummary[];
}

function PlanShelf({ plans, beforeDelivery }: PlanShelfProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const [choice, setChoice] = useState<Choice>({ search: '', order: 'changed', status: 'active' });
  const [page, setPage] = useState(1);
  const coverFailed = useRef(false);
  // Once, however many there are.
  const announceCoverFailed = () => {
    if (!coverFailed.current) showAlert('error', 'cover_not_saved');
    coverFailed.current = true;
  };
  const can = choicesAmong(plans);
  const possible = possibleChoice(choice, plans);
  if (possible !== choice) setChoice(possible);
  const chosen = choosePlans(plans, possible, language);
  const pages = Math.max(1, Math.ceil(chosen.length / PAGE));
  const current = Math.min(page, pages);
  const change = (part: Partial<Choice>) => {
    setChoice({ ...choice, ...part });
    setPage(1);
  };
  return (
    <>
      {can.search && <ShelfTools choice={choice} hasStatus={can.status} onChange={change} />}
      {chosen.length === 0 && (
        <p className={styles.none} role="status">
          {t('none')}
        </p>
      )}
      <ul className={styles.shelf} data-few={plans.length <= FEW || undefined}>
        {chosen.slice((current - 1) * PAGE, current * PAGE).map((plan) => (
          <li key={plan._id}>
            <PlanCard plan={plan} onCoverFailed={announceCoverFailed} beforeDelivery={beforeDelivery} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Pagination
          component="nav"
          aria-label={t('pages')}
          size="lg"
          classNames={{ control: styles.pageButton }}
          total={pages}
          value={current}
          onChange={setPage}
          getControlProps={(control) => ({
            'aria-label': t(control === 'previous' || control === 'first' ? 'previous' : 'next'),
          })}
        />
      )}
    </>
  );
}

interface ShelfToolsProps {
  readonly choice: Choice;
  readonly hasStatus: boolean;
  readonly onChange: (part: Partial<Choice>) => void;
}

function ShelfTools({ choice, hasStatus, onChange }: ShelfToolsProps) {
  const { t } = useTranslation('plans');
  return (
    <search className={styles.tools}>
      <TextInput
        className={styles.search}
        type="search"
        label={t('search')}
        value={choice.search}
        leftSection={<IconSearch size={18} stroke={1.5} />}
        onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
      />
      <Select
        label={t('sort.label')}
        data={ORDERS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={choice.order}
        allowDeselect={false}
        onChange={(value) => onChange({ order: ORDERS.find((order) => order === value) ?? 'changed' })}
      />
      {hasStatus && (
        <SegmentedControl
          size="md"
          classNames={{ root: styles.shown, indicator: styles.shownMark, label: styles.shownLabel }}
          aria-label={t('show.label')}
          data={PLAN_STATUSES.map((value) => ({ value, label: t(`show.${value}`) }))}
          value={choice.status}
          onChange={(value) => onChange({ status: value })}
        />
      )}
    </search>
  );
}
