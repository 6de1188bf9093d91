import { financeCharts } from '@trazo/charts/finance-charts';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { lazyWithRetry } from '../../../shared/lazy/lazy-with-retry.tsx';
import { readableBalance, readableStatement } from '../../../workspace/plan-form/readable-finance.ts';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { statementOf } from '../statement/statement.ts';
import { useDebounced } from '../use-debounced.ts';
import styles from './charts.module.css';

/** Drawing takes longer than a key may wait: the charts follow when the hand rests. */
const DEBOUNCE_MS = 300;

function ChartsFailed() {
  const { t } = useTranslation('finance');
  return <p className={styles.empty}>{t('form.parts.chartsFailed')}</p>;
}

/** Without a connection the form goes on; only the charts stay away. */
const ChartFigures = memo(
  lazyWithRetry(async () => (await import('./chart-figures.tsx')).ChartFigures, { Failed: ChartsFailed }),
);

/** The charts of the document, drawn again when figures have come in; without figures nothing is drawn, nor fetched. */
export function FinanceCharts() {
  const { t } = useTranslation('finance');
  const figures = useDraft(
    useShallow(({ draft: { finance } }) => ({ ...statementOf(finance), balance: finance.balance })),
  );
  const charted = useDebounced(figures, DEBOUNCE_MS);
  const charts = useMemo(
    () => financeCharts({ ...readableStatement(charted), balance: readableBalance(charted.balance) }),
    [charted],
  );
  if (charts.length === 0) return <p className={styles.empty}>{t('form.parts.chartsEmpty')}</p>;
  return <ChartFigures charts={charts} />;
}
