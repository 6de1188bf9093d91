import type { Figure } from '@trazo/forecast/ledger/figure';
import { valueAt } from '@trazo/forecast/numbers/posted';
import { must } from '@trazo/plan/must';
import { type ReactNode, useRef } from 'react';
import { formatAmount } from '../../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import { ExplainedFigure } from '../../figures/explained-figure.tsx';
import financeStyles from '../../figures/finance.module.css';
import { useFigureKeys } from '../../figures/use-figure-keys.ts';
import { useScrollEdges } from '../../figures/use-scroll-edges.ts';
import styles from './months.module.css';
import { type Period, periodKey } from './periods.ts';
import type { ResultRow } from './result-rows.ts';
import { inOnePrecision } from './row-precision.ts';

interface ResultTableProps {
  readonly caption: string;
  readonly head: ReactNode;
  readonly periods: readonly Period[];
  readonly rows: readonly ResultRow[];
  /** What a row's figure is in a period: it says where it comes from. */
  readonly figureIn?: (key: string, period: Period) => Figure;
  /** Grains as an amount. */
  readonly amountOf: (grains: number) => string;
}

/** A computed statement over time: read only. */
export function ResultTable({ caption, head, ...body }: ResultTableProps) {
  return (
    <ScrolledTable caption={caption}>
      {head}
      <ResultBody {...body} />
    </ScrolledTable>
  );
}

/** A wide table in a frame of its own: names stay in sight, periods scroll below them. */
export function ScrolledTable({
  caption,
  children,
}: {
  readonly caption: string;
  readonly children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  useScrollEdges(frame);
  useFigureKeys(frame);
  return (
    <div className={financeStyles.window}>
      <div className={financeStyles.frame} ref={frame}>
        <table className={styles.table}>
          <caption>{caption}</caption>
          {children}
        </table>
      </div>
    </div>
  );
}

interface ResultBodyProps extends Pick<ResultTableProps, 'rows' | 'periods' | 'figureIn' | 'amountOf'> {
  /** Columns behind the periods. */
  readonly hasActions?: boolean;
}

export function ResultBody({ rows, periods, figureIn, amountOf, hasActions = false }: ResultBodyProps) {
  const language = useLanguage();
  return (
    <tbody>
      {rows.map(({ key, label, weight, valueIn }) => {
        const values = periods.map(valueIn);
        const amounts = inOnePrecision(values.map(amountOf));
        return (
          <tr
            key={key}
            className={weight === 'entry' ? styles.entry : financeStyles.computed}
            data-weight={weight}
          >
            <th scope="row" className={financeStyles.head}>
              {label}
            </th>
            {periods.map((period, index) => {
              const value = valueAt(values, index);
              const text = formatAmount(must(amounts[index], 'a figure for each period'), language);
              return (
                <td key={periodKey(period)} data-period={period.kind} data-zero={value === 0 || undefined}>
                  {figureIn === undefined ? (
                    text
                  ) : (
                    <ExplainedFigure figure={figureIn(key, period)} tabIndex={-1}>
                      {text}
                    </ExplainedFigure>
                  )}
                </td>
              );
            })}
            {hasActions && <td className={financeStyles.actions} />}
          </tr>
        );
      })}
    </tbody>
  );
}
