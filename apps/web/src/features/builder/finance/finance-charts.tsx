import { financeCharts } from '@trazo/charts/finance-charts';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSection } from '../../../shared/drafts/use-draft.ts';
import styles from './charts.module.css';
import { readableFinance } from './readable-finance.ts';

function ChartsFailed() {
  const { t } = useTranslation('finance');
  return <p className={styles.empty}>{t('form.parts.chartsFailed')}</p>;
}

/** Without a connection the form goes on; only the charts stay away. */
const ChartFigures = lazy(() => import('./chart-figures.tsx').catch(() => ({ default: ChartsFailed })));

/** The charts of the document, drawn as figures come in; without figures nothing is drawn, nor fetched. */
export function FinanceCharts() {
  const { t } = useTranslation('finance');
  const finance = useDeferredValue(useSection('finance'));
  const charts = useMemo(() => financeCharts(readableFinance(finance)), [finance]);
  if (charts.length === 0) return <p className={styles.empty}>{t('form.parts.chartsEmpty')}</p>;
  return (
    <Suspense fallback={null}>
      <ChartFigures charts={charts} />
    </Suspense>
  );
}
