import type { ChartData } from '@trazo/charts/chart-data';
import { ChartFigure } from './chart-figure.tsx';
import styles from './charts.module.css';

/** All charts below one another; fetched with the drawing library. */
export function ChartFigures({ charts }: { readonly charts: readonly ChartData[] }) {
  return (
    <div className={styles.charts}>
      {charts.map((chart) => (
        <ChartFigure key={chart.id} chart={chart} />
      ))}
    </div>
  );
}
