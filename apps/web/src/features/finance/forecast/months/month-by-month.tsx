import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lineNaming } from '@trazo/forecast/fill/line-names';
import { amountOf } from '@trazo/forecast/numbers/decimal';
import type { FiscalYears } from '@trazo/plan/finance/fiscal-calendar';
import { useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceBar } from '../../figures/choice-bar.tsx';
import { PHONE, YearTabs } from '../../figures/year-tabs.tsx';
import type { ComputedForecast } from '../figures/use-forecast.ts';
import { useForecastWords } from '../forecast-words.ts';
import { MONTHS_PART } from './focus-months.ts';
import styles from './months.module.css';
import { PeriodHead } from './period-head.tsx';
import { atFirst, type Period, periodsOf, toggledAt, withMonths, zoomedTo, zoomOf } from './periods.ts';
import { resultFigure } from './result-figure.ts';
import {
  balanceRows,
  cashRows,
  incomeRows,
  type LineNaming,
  lineRows,
  type StatementWord,
} from './result-rows.ts';
import { ResultTable } from './result-table.tsx';
import { SalesGrid } from './sales-grid.tsx';
import { usePeriodNames } from './use-period-names.ts';

const VIEWS = ['sales', 'lines', 'income', 'cash', 'balance'] as const;
type View = (typeof VIEWS)[number];
const ZOOMS = ['years', 'quarters', 'months'] as const;

/** The forecast by month, quarter and year: what is sold can be typed, what follows is read. */
export function MonthByMonth({ worked }: { readonly worked: ComputedForecast }) {
  const words = useForecastWords();
  const id = useId();
  const [view, setView] = useState<View>('sales');
  return (
    <section className={styles.months} aria-labelledby={id} {...MONTHS_PART}>
      <h3 id={id}>{words.months.title}</h3>
      <p>{words.months.hint}</p>
      <ChoiceBar
        label={words.months.title}
        value={view}
        options={VIEWS.map((value) => ({ value, label: words.months.views[value] }))}
        onChange={setView}
      />
      <Tables worked={worked} view={view} />
    </section>
  );
}

function useColumns(calendar: FiscalYears, hasBefore: boolean) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [unfolded, setUnfolded] = useState(() => atFirst(calendar));
  const [year, setYear] = useState(1);
  const shown = useMemo(
    () => (isPhone ? { ...unfolded, years: new Set([...unfolded.years, year]) } : unfolded),
    [isPhone, unfolded, year],
  );
  const periods = useMemo(
    () => periodsOf(shown, calendar, hasBefore, isPhone ? [year] : undefined),
    [shown, calendar, hasBefore, isPhone, year],
  );
  return { isPhone, year, setYear, shown, setUnfolded, periods };
}

/** What the lines of the five-year grid are called that follow from the answers. */
function useLineNaming({ assumptions }: ComputedForecast): LineNaming {
  const { grid } = useForecastWords();
  return useMemo(() => lineNaming(assumptions, grid), [assumptions, grid]);
}

function Tables({ worked, view }: { readonly worked: ComputedForecast; readonly view: View }) {
  const { t } = useTranslation('finance');
  const words = useForecastWords();
  const names = usePeriodNames();
  const { forecast } = worked;
  const { isPhone, year, setYear, shown, setUnfolded, periods } = useColumns(
    forecast.years,
    view !== 'sales',
  );
  const nameLine = useLineNaming(worked);
  const rows = useMemo(() => {
    const worded = { document: (word: StatementWord) => t(`document.${word}`), forecast: words };
    return {
      lines: lineRows(forecast, nameLine, (group) => t(`form.grid.totals.${group}`)),
      income: incomeRows(forecast, worded),
      cash: cashRows(forecast, worded),
      balance: balanceRows(forecast, worded),
    };
  }, [forecast, nameLine, t, words]);
  const toggle = useCallback(
    (period: Period) => setUnfolded((unfolded) => toggledAt(unfolded, period)),
    [setUnfolded],
  );
  const reveal = useCallback(
    (from: number, until: number) =>
      setUnfolded((unfolded) => withMonths(unfolded, forecast.years, from, until)),
    [setUnfolded, forecast.years],
  );
  const zoom = zoomOf(shown);
  const amount = (grains: number) => amountOf(grains, forecast.scale);
  return (
    <>
      {isPhone ? (
        <YearTabs year={year} onChange={setYear} />
      ) : (
        <fieldset className={styles.zoom} aria-label={words.months.zoom}>
          {ZOOMS.map((each) => (
            <Button
              key={each}
              variant="default"
              size="compact-md"
              aria-pressed={zoom === each}
              onClick={() => setUnfolded(zoomedTo(each))}
            >
              {words.months[each]}
            </Button>
          ))}
        </fieldset>
      )}
      {view === 'sales' ? (
        <SalesGrid
          worked={worked}
          periods={periods}
          unfolded={shown}
          names={names}
          total={rows.income
            .filter(({ key }) => key === 'revenue')
            .map((row) => ({ ...row, weight: 'subtotal' }))}
          onToggle={toggle}
          onReveal={reveal}
        />
      ) : (
        <ResultTable
          caption={words.months.views[view]}
          head={
            <PeriodHead
              label={t('form.grid.item')}
              periods={periods}
              unfolded={shown}
              names={names}
              onToggle={toggle}
            />
          }
          periods={periods}
          rows={rows[view]}
          amountOf={amount}
          figureIn={(key, period) => resultFigure(view, key, period)}
        />
      )}
    </>
  );
}
