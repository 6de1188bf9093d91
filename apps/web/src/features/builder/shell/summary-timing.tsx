import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sectionAddress } from '../../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { putSummaryLast, useProgress } from '../../../workspace/plan-store/progress.ts';
import styles from './section-panel.module.css';
import { useSectionCompleteness } from './use-completeness.ts';

/** A summary is best written when the rest stands: the user may leave it for the end, and is led back to it then. */
export function SummaryTiming() {
  const store = usePlanStore();
  const { t } = useTranslation('builder');
  const navigate = useNavigate();
  const { isEmpty } = useSectionCompleteness('summary');
  const { isSummaryLast } = useProgress();
  if (!isEmpty) return null;
  const postpone = () => {
    putSummaryLast(store, true);
    void navigate(sectionAddress(store, 'products'));
  };
  return (
    <div className={styles.timing}>
      <p>{t(isSummaryLast ? 'summaryLast.reminded' : 'summaryLast.text')}</p>
      <Button variant="default" onClick={isSummaryLast ? () => putSummaryLast(store, false) : postpone}>
        {t(isSummaryLast ? 'summaryLast.inOrder' : 'summaryLast.action')}
      </Button>
    </div>
  );
}
