import type { CategoryId, ChartData, SeriesId } from '@trazo/charts/chart-data';
import { chartOption } from '@trazo/charts/chart-option';
import type { ChartStyle } from '@trazo/charts/chart-style';
import type { GridChart } from '@trazo/charts/finance-charts';
import { lookOf } from '@trazo/plan/theme/theme';
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { useMoney } from '../../../workspace/plan-form/use-money.ts';
import { useYearName } from '../../../workspace/plan-form/use-year-name.ts';
import { useTheme } from '../../../workspace/plan-store/use-draft.ts';
import styles from './charts.module.css';

use([BarChart, LineChart, GridComponent, SVGRenderer]);

const CAPTIONS = {
  revenueAndResult: 'revenueChart',
  costStructure: 'costChart',
  balanceStructure: 'balanceChart',
} as const;

/** One chart in the plan's colours, with all its figures as text for readers who do not see it. */
export function ChartFigure({ chart }: { readonly chart: GridChart }) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const [theme] = useTheme();
  const { primary, secondary } = lookOf(theme).colors;
  const canvas = useRef<HTMLDivElement>(null);
  const drawing = useRef<ReturnType<typeof init>>(undefined);
  const yearName = useYearName();
  const words = useMemo(() => {
    const format = (notation: 'compact' | 'scientific') =>
      new Intl.NumberFormat(language, { notation, maximumSignificantDigits: 3 });
    const [short, huge] = [format('compact'), format('scientific')];
    return {
      series: (id: SeriesId) => t(`document.${id}`),
      category: (id: CategoryId) =>
        id === 'assets' || id === 'funding' ? t(`document.${id}`) : yearName(Number(id.slice(2))),
      figure: (value: number) => (Math.abs(value) < 1e15 ? short : huge).format(value),
    };
  }, [t, language, yearName]);
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
  const [colors, setColors] = useState<readonly string[]>([]);
  useEffect(() => {
    if (canvas.current === null) return;
    const { legend: _legend, ...option } = chartOption(chart, words, paperStyle({ primary, secondary }));
    // The page words the legend itself: it wraps, and so fits a narrow screen.
    drawing.current?.setOption({ ...option, grid: { ...option.grid, top: 24 } }, true);
    setColors(Array.isArray(option.color) ? option.color.map(String) : []);
  }, [chart, words, primary, secondary]);
  const caption = t(`document.${CAPTIONS[chart.id]}`);
  const describe = useDescription();
  return (
    <figure className={styles.chart}>
      <figcaption>{caption}</figcaption>
      <ul className={styles.legend} aria-hidden>
        {chart.series.map(({ id, shape }, index) => (
          <li key={id}>
            <span data-shape={shape} style={shape === 'bar' ? { background: colors[index] } : undefined} />
            {words.series(id)}
          </li>
        ))}
      </ul>
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

/** A chart as on paper: in the plan's colours, on white, in the page's letters. */
const paperStyle = (colors: Pick<ChartStyle, 'primary' | 'secondary'>): ChartStyle => ({
  ...colors,
  ink: '#222222',
  rule: '#d9d9d9',
  paper: '#ffffff',
  fontFamily: getComputedStyle(document.documentElement).getPropertyValue('--font-text').trim(),
  fontSize: 13,
});
