import { useMediaQuery } from '@mantine/hooks';
import type { Currency } from '@trazo/plan/currencies';
import { FISCAL_YEARS } from '@trazo/plan/finance/fiscal-years';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { useYearName } from '../../../workspace/plan-form/use-year-name.ts';
import styles from '../figures/finance.module.css';
import { useFigureKeys } from '../figures/use-figure-keys.ts';
import { useScrollEdges } from '../figures/use-scroll-edges.ts';
import { PHONE, YearTabs } from '../figures/year-tabs.tsx';
import { focusCell } from '../grid/cell-focus.ts';
import type { Filled } from '../grid/figure-origins.ts';
import { AMOUNT_RULE } from '../grid/figure-rule.ts';
import { GridKeys } from '../grid/grid-keys.tsx';
import { NAME_COLUMN } from '../grid/grid-model.ts';
import { GridNoticeBar } from '../grid/grid-notice.tsx';
import { PastePreview } from '../grid/paste-preview.tsx';
import { useGridController } from '../grid/use-grid-controller.ts';
import { GridBody } from './grid-body.tsx';
import { gridLines } from './grid-lines.ts';
import { type GridRow, gridRows, rowKey } from './grid-rows.ts';
import type { NameLine } from './line-name.ts';
import type { Statement } from './statement.ts';
import { statementModel } from './statement-model.ts';
import { useOpenIds } from './use-open-ids.ts';

const ALL_YEARS = FISCAL_YEARS.map((_, index) => index + 1);

interface StatementGridProps {
  readonly value: Statement;
  /** What follows from the answers, by cell. */
  readonly filled: Filled;
  /** Stores the edit; returns what it led to, which may be more than was typed. */
  readonly onChange: (next: Statement) => Statement;
  readonly currency: Currency;
  readonly nameLine: NameLine;
}

/** The five-year income statement as a spreadsheet: lines to type in, results that follow. */
export function StatementGrid({ value, filled, onChange, currency, nameLine }: StatementGridProps) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const rows = gridRows(value, useOpenIds(value));
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [chosen, choose] = useState(1);
  const shownYear = isPhone ? chosen : undefined;
  const years = useMemo(() => (shownYear === undefined ? ALL_YEARS : [shownYear]), [shownYear]);
  const model = useMemo(() => statementModel(nameLine, shownYear), [nameLine, shownYear]);
  const { controller, view } = useGridController(
    { content: value, rows, model, onChange, language, currency },
    gridLines,
  );
  const nameOf = useCellNames(value);
  const yearName = useYearName();
  const table = useRef<HTMLTableElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useScrollEdges(frame);
  useFigureKeys(frame);
  const { notice } = view;
  useEffect(() => {
    if (notice?.kind === 'removed') focusCell(table.current, notice.next);
  }, [notice]);
  return (
    <div className={styles.grid}>
      {isPhone && <YearTabs year={chosen} onChange={choose} />}
      <div className={styles.window}>
        <div className={styles.frame} ref={frame} data-one-year={isPhone || undefined}>
          <table ref={table}>
            <caption>
              {t('document.incomeStatement')}. {t('document.inCurrency', { currency })}
            </caption>
            <GridHead currency={currency} years={years} />
            <GridBody
              statement={value}
              filled={filled}
              rows={rows}
              years={years}
              selection={view.selection}
              controller={controller}
            />
          </table>
        </div>
      </div>
      <GridNoticeBar notice={notice} rows={rows} rowKey={rowKey} nameOf={nameOf} />
      <PastePreview
        proposal={view.proposal}
        controller={controller}
        rule={AMOUNT_RULE}
        currency={currency}
        columnName={yearName}
      />
      <GridKeys />
    </div>
  );
}

/** Names a cell by its line and year. */
function useCellNames(statement: Statement): (row: GridRow, column: number) => string {
  const { t } = useTranslation('finance');
  const yearName = useYearName();
  return (row, column) => {
    const group = row.kind === 'line' ? t(`document.${row.group}`) : '';
    const number = row.kind === 'line' ? row.index + 1 : 0;
    if (column === NAME_COLUMN) return t('form.grid.lineName', { number, group });
    const own =
      row.kind === 'line' ? statement[row.group].find(({ id }) => id === row.id)?.name.trim() : undefined;
    const line =
      row.kind === 'fixed' ? t(`document.${row.row}`) : own || t('form.grid.unnamedLine', { number, group });
    return t('form.grid.cell', { line, year: yearName(column) });
  };
}

interface GridHeadProps {
  readonly currency: string;
  readonly years: readonly number[];
}

function GridHead({ currency, years }: GridHeadProps) {
  const { t } = useTranslation('finance');
  const yearName = useYearName();
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.head}>
          {t('form.grid.item')} ({currency})
        </th>
        {years.map((year) => (
          <th key={year} scope="col">
            {yearName(year)}
          </th>
        ))}
        <td className={styles.actions} />
      </tr>
    </thead>
  );
}
