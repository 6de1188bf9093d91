import { FISCAL_YEARS } from '@trazo/plan/finance/fiscal-years';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { focusCell } from './cell-focus.ts';
import styles from './finance.module.css';
import { GridBody } from './grid-body.tsx';
import { GridKeys } from './grid-keys.tsx';
import { GridNoticeBar } from './grid-notice.tsx';
import type { NameLine } from './line-name.ts';
import type { Statement } from './statement.ts';
import { useGridController } from './use-grid-controller.ts';
import { useScrollEdges } from './use-scroll-edges.ts';
import { useYearName } from './use-year-name.ts';

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
  const table = useRef<HTMLTableElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useScrollEdges(frame);
  const { notice } = view;
  useEffect(() => {
    if (notice?.kind === 'removed') focusCell(table.current, notice.next);
  }, [notice]);
  return (
    <div className={styles.grid}>
      <div className={styles.window}>
        <div className={styles.frame} ref={frame}>
          <table ref={table}>
            <caption>
              {t('document.incomeStatement')}. {t('document.inCurrency', { currency })}
            </caption>
            <GridHead currency={currency} />
            <GridBody statement={value} rows={rows} selection={view.selection} controller={controller} />
          </table>
        </div>
      </div>
      <GridNoticeBar notice={notice} rows={rows} statement={value} />
      <GridKeys />
    </div>
  );
}

function GridHead({ currency }: { readonly currency: string }) {
  const { t } = useTranslation('finance');
  const yearName = useYearName();
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.head}>
          {t('form.grid.item')} ({currency})
        </th>
        {FISCAL_YEARS.map((year, index) => (
          <th key={year} scope="col">
            {yearName(index + 1)}
          </th>
        ))}
        <td className={styles.actions} />
      </tr>
    </thead>
  );
}
