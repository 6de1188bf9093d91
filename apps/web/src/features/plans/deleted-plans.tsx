import { Button } from '@mantine/core';
import type { DeletedPlan } from '@trazo/contract/plans/plan';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../shared/formatting/moment-text.ts';
import { showNotice } from '../../shared/notices/notices.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import styles from './deleted-plans.module.css';
import { isShown } from './plan-name.ts';
import { useDeletedPlans, useRestorePlan } from './use-plans.ts';

/** What was deleted in the last day, folded away below the plans: the notice that offers to undo it is soon gone. */
export function DeletedPlans({ heading }: { readonly heading: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('plans');
  const { data: deleted = [] } = useDeletedPlans();
  const summary = useRef<HTMLElement>(null);
  const isAsked = useRef(false);
  const left = deleted.length;
  // With its row goes the button that had the focus: the next key would go to the page.
  useEffect(() => {
    if (!isAsked.current || document.activeElement !== document.body) return;
    isAsked.current = false;
    (left === 0 ? heading : summary).current?.focus();
  }, [left, heading]);
  if (left === 0) return null;
  return (
    <details className={styles.deleted}>
      <summary ref={summary}>{t('deleted.title', { count: left })}</summary>
      <p className={styles.note}>{t('deleted.text')}</p>
      <ul>
        {deleted.map((plan) => (
          <Row
            key={plan._id}
            plan={plan}
            onAsked={() => {
              isAsked.current = true;
            }}
          />
        ))}
      </ul>
    </details>
  );
}

function Row({ plan, onAsked }: { readonly plan: DeletedPlan; readonly onAsked: () => void }) {
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
        onClick={() => {
          onAsked();
          restore(plan._id);
        }}
      >
        {t('plans:deleted.restore')}
      </Button>
    </li>
  );
}
