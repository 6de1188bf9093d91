import { Pagination, SegmentedControl, Select, TextInput } from '@mantine/core';
import { PLAN_STATUSES, type PlanSummary } from '@trazo/contract/plans/plan';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSearch } from '../../shared/icons/icons.ts';
import { showAlert } from '../../shared/notices/alerts.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import type { PlanActionsProps } from './plan-actions.tsx';
import { PlanCard } from './plan-card.tsx';
import { type Choice, choicesAmong, choosePlans, FIRST_CHOICE, possibleChoice, WHOSE } from './plan-order.ts';
import { PlanRow } from './plan-row.tsx';
import styles from './plans.module.css';

const PAGE = 24;
/** As many plans as leave a column of the shelf empty. */
const FEW = 2;
/** From so many plans on they are compared rather than recognised: in rows, without covers. */
const MANY = 15;

interface PlanShelfProps extends Pick<PlanActionsProps, 'beforeDelivery'> {
  readonly plans: readonly PlanSummary[];
}

/** The plans, those of others among them: searched, sorted, and a page at a time. */
export function PlanShelf({ plans, beforeDelivery }: PlanShelfProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const [choice, setChoice] = useState<Choice>(FIRST_CHOICE);
  const [page, setPage] = useState(1);
  const coverFailed = useRef(false);
  // Once, however many there are.
  const announceCoverFailed = () => {
    if (!coverFailed.current) showAlert('error', 'cover_not_saved');
    coverFailed.current = true;
  };
  const isLong = plans.length >= MANY;
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
      {can.search && <ShelfTools choice={choice} can={can} onChange={change} />}
      {chosen.length === 0 && (
        <p className={styles.none} role="status">
          {t('none')}
        </p>
      )}
      <ul className={isLong ? styles.rows : styles.shelf} data-few={plans.length <= FEW || undefined}>
        {chosen.slice((current - 1) * PAGE, current * PAGE).map((plan) => (
          <li key={plan._id}>
            {isLong ? (
              <PlanRow plan={plan} beforeDelivery={beforeDelivery} />
            ) : (
              <PlanCard plan={plan} onCoverFailed={announceCoverFailed} beforeDelivery={beforeDelivery} />
            )}
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
  readonly can: ReturnType<typeof choicesAmong>;
  readonly onChange: (part: Partial<Choice>) => void;
}

function ShelfTools({ choice, can, onChange }: ShelfToolsProps) {
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
        data={can.orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={choice.order}
        allowDeselect={false}
        onChange={(value) => onChange({ order: can.orders.find((order) => order === value) ?? 'changed' })}
      />
      {can.whose && (
        <SegmentedControl
          size="md"
          classNames={{ root: styles.shown, indicator: styles.shownMark, label: styles.shownLabel }}
          aria-label={t('whose.label')}
          data={WHOSE.map((value) => ({ value, label: t(`whose.${value}`) }))}
          value={choice.whose}
          onChange={(value) => onChange({ whose: value })}
        />
      )}
      {can.status && (
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
