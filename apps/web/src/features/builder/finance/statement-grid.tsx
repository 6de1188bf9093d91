import { FISCAL_YEARS } from '@trazo/plan/finance/fiscal-years';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GlossaryTip } from '../../../shared/glossary/glossary-tip.tsx';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { focusCell } from './cell-focus.ts';
import { computedFigures } from './computed-figures.ts';
import { ComputedRow } from './computed-row.tsx';
import styles from './finance.module.css';
import { FixedRow } from './fixed-row.tsx';
import { GridKeys } from './grid-keys.tsx';
import { GridNoticeBar } from './grid-notice.tsx';
import { type GridRow, rowKey } from './grid-rows.ts';
import type { NameLine } from './line-name.ts';
import { LineRow } from './line-row.tsx';
import type { FixedRow as FixedRowName, LineGroup, Statement } from './statement.ts';
import { useGridController } from './use-grid-controller.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

interface StatementGridProps {
  readonly value: Statement;
  /** Stores the edit; returns what it led to, which may be more than was typed. */
  readonly onChange: (next: Statement) => Statement;
  readonly currency: string;
  readonly nameLine: NameLine;
}

/** The five-year income statement as a spreadsheet: lines to type in, results that follow. */
export function StatementGrid({ value, onChange, currency, nameLine }: StatementGridProps) {
  const { t } = useTranslation('finance');
  const { controller, view, rows } = useGridController(value, onChange, useLanguage(), nameLine);
  const figures = useMemo(() => computedFigures(value), [value]);
  const table = useRef<HTMLTableElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useScrollEdges(frame);
  const { notice } = view;
  useEffect(() => {
    if (notice?.kind === 'removed') focusCell(table.current, notice.next);
  }, [notice]);
  const selected = (index: number) => {
    const { selection } = view;
    const isInside = selection !== undefined && index >= selection.top && index <= selection.bottom;
    return { selectedFrom: isInside ? selection.left : -1, selectedTo: isInside ? selection.right : -1 };
  };
  const indexed = rows.map((row, index) => ({ row, index }));
  const lines = (group: LineGroup) => {
    const own = indexed.filter(({ row }) => row.kind === 'line' && row.group === group);
    return (
      <>
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={7}>
            <span>
              {t(`document.${group}`)}
              {group !== 'revenues' && (
                <GlossaryTip
                  term={group === 'directExpenses' ? 'directCosts' : 'otherCosts'}
                  label={t(`document.${group}`)}
                />
              )}
            </span>
          </th>
        </tr>
        {own.map(({ row, index }) => lineRow(row, index))}
        <ComputedRow weight="note" label={t(`form.grid.totals.${group}`)} values={figures[group]} />
      </>
    );
  };
  const lineRow = (row: GridRow, index: number) =>
    row.kind === 'line' && (
      <LineRow
        key={row.id}
        group={row.group}
        id={row.id}
        line={row.open ? undefined : value[row.group][row.index]}
        index={row.index}
        isLast={row.index === value[row.group].length - 1}
        {...selected(index)}
        controller={controller}
      />
    );
  const fixed = (name: FixedRowName) => {
    const index = rows.findIndex((row) => rowKey(row) === name);
    return <FixedRow row={name} years={value[name]} {...selected(index)} controller={controller} />;
  };
  return (
    <div className={styles.grid}>
      <div className={styles.window}>
        <div className={styles.frame} ref={frame}>
          <table ref={table}>
            <caption>
              {t('document.incomeStatement')}. {t('document.inCurrency', { currency })}
            </caption>
            <thead>
              <tr>
                <th scope="col" className={styles.head}>
                  {t('form.grid.item')} ({currency})
                </th>
                {FISCAL_YEARS.map((year, index) => (
                  <th key={year} scope="col">
                    {t('form.grid.year', { number: index + 1 })}
                  </th>
                ))}
                <td className={styles.actions} />
              </tr>
            </thead>
            <tbody>{lines('revenues')}</tbody>
            <tbody>
              {lines('directExpenses')}
              <ComputedRow
                weight="subtotal"
                term="grossProfit"
                label={t('document.grossProfit')}
                values={figures.grossProfit}
              />
              <ComputedRow
                weight="note"
                term="grossMargin"
                label={t('document.grossMargin')}
                values={figures.grossMargin}
                unit="percent"
              />
            </tbody>
            <tbody>
              {lines('otherExpenses')}
              <ComputedRow
                weight="subtotal"
                term="ebitda"
                label={t('document.ebitda')}
                values={figures.ebitda}
              />
            </tbody>
            <tbody>
              {fixed('depreciation')}
              {fixed('amortization')}
              <ComputedRow weight="subtotal" term="ebit" label={t('document.ebit')} values={figures.ebit} />
              {fixed('interestExpense')}
              <ComputedRow
                weight="subtotal"
                term="resultBeforeTax"
                label={t('document.resultBeforeTax')}
                values={figures.resultBeforeTax}
              />
              {fixed('incomeTaxExpense')}
              <ComputedRow
                weight="result"
                term="netIncome"
                label={t('document.netIncome')}
                values={figures.netIncome}
              />
            </tbody>
          </table>
        </div>
      </div>
      <GridNoticeBar notice={notice} rows={rows} statement={value} />
      <GridKeys />
    </div>
  );
}
