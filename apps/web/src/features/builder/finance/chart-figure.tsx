import { useComputedColorScheme } from '@mantine/core';
import type { CategoryId, ChartData, SeriesId } from '@trazo/charts/chart-data';
import { chartOption } from '@trazo/charts/chart-option';
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { screenStyle } from './chart-style.ts';
import styles from './charts.module.css';
import { useMoney } from './use-money.ts';

use([BarChart, LineChart, GridComponent, LegendComponent, SVGRenderer]);

const CAPTIONS = {
  revenueAndResult: 'revenueChart',
  costStructure: 'costChart',
  balanceStructure: 'balanceChart',
} as const;

/** One chart in the screen's colours, with all its figures as text for whoever does not see it. */
export default function ChartFigure({ chart }: { readonly chart: ChartData }) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const scheme = useComputedColorScheme('light');
  const canvas = useRef<HTMLDivElement>(null);
  const drawing = useRef<ReturnType<typeof init>>(undefined);
  const words = useMemo(() => {
    const short = new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 3 });
    return {
      series: (id: SeriesId) => t(`document.${id}`),
      category: (id: CategoryId) =>
        id === 'assets' || id === 'funding'
          ? t(`document.${id}`)
          : t('form.grid.year', { number: id.slice(2) }),
      figure: (value: number) => short.format(value),
    };
  }, [t, language]);
  useEffect(() => {
    if (canvas.current === null) return undefined;
    const element = canvas.current;
    const created = init(element, undefined, { renderer: 'svg' });
    drawing.current = created;
    const watcher = new ResizeObserver(() => created.resize());
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      created.dispose();
    };
  }, []);
  useEffect(() => {
    if (canvas.current !== null) {
      drawing.current?.setOption(chartOption(chart, words, screenStyle(canvas.current, scheme)), true);
    }
  }, [chart, words, scheme]);
  const caption = t(`document.${CAPTIONS[chart.id]}`);
  const describe = useDescription();
  return (
    <figure className={styles.chart}>
      <figcaption>{caption}</figcaption>
      <div className={styles.canvas} ref={canvas} role="img" aria-label={describe(chart, caption, words)} />
    </figure>
  );
}

type Words = Parameters<typeof chartOption>[1];

function useDescription() {
  const { t } = useTranslation('finance');
  const money = useMoney();
  return (chart: ChartData, caption: string, words: Words): string => {
    const series = chart.series.map(({ id, values }) => {
      const points = values.flatMap((value, index) => {
        const category = chart.categories[index];
        if (value === '' || category === undefined) return [];
        return [t('document.pointAlt', { label: words.category(category), value: money(value) })];
      });
      return t('document.seriesAlt', { name: words.series(id), values: points.join(', ') });
    });
    return t('document.chartAlt', { caption, series: series.join(' ') });
  };
}
