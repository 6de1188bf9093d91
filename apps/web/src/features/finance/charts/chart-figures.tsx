import type { GridChart } from '@trazo/charts/finance-charts';
import { ChartFigure } from './chart-figure.tsx';
import styles from './charts.module.css';

/** All charts below one another; fetched with the drawing library. */
export function ChartFigures({ charts }: { readonly charts: readonly GridChart[] }) {
  return (
    <div className={styles.charts}>
      {charts.map((chart) => (
        <ChartFigure key={chart.id} chart={chart} />
      ))}
    </div>
  );
}
