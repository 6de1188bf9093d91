import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { GlossaryTip } from '../../../shared/glossary/glossary-tip.tsx';
import styles from '../figures/finance.module.css';
import { type Filled, originsOf } from '../grid/figure-origins.ts';
import type { CellRange } from '../grid/grid-model.ts';
import { selectedColumns } from '../grid/grid-selection.ts';
import { computedFigures } from './computed-figures.ts';
import { ComputedRow } from './computed-row.tsx';
import { FixedRow } from './fixed-row.tsx';
import type { StatementController } from './grid-lines.ts';
import { type GridRow, rowKey } from './grid-rows.ts';
import { LineRow } from './line-row.tsx';
import type { FixedRow as FixedRowName, LineGroup, Statement } from './statement.ts';

interface GridBodyProps {
  readonly statement: Statement;
  readonly filled: Filled;
  readonly rows: readonly GridRow[];
  /** Those on screen, from 1. */
  readonly years: readonly number[];
  readonly selection: CellRange | undefined;
  readonly controller: StatementController;
}

/** The statement's rows from revenue to net income. */
export function GridBody(props: GridBodyProps) {
  const { t } = useTranslation('finance');
  const { years } = props;
  const figures = useMemo(() => computedFigures(props.statement), [props.statement]);
  const result = (name: 'grossProfit' | 'ebitda' | 'ebit' | 'resultBeforeTax') => (
    <ComputedRow
      weight="subtotal"
      term={name}
      label={t(`document.${name}`)}
      values={figures[name]}
      years={years}
      figureOf={(year) => ({ kind: 'income', line: name, at: { year } })}
    />
  );
  const lines = (group: LineGroup) => (
    <>
      <LineRows {...props} group={group} />
      <ComputedRow
        weight="note"
        label={t(`form.grid.totals.${group}`)}
        values={figures[group]}
        years={years}
        figureOf={(year) => ({ kind: 'group', group, at: { year } })}
      />
    </>
  );
  return (
    <>
      <tbody>{lines('revenues')}</tbody>
      <tbody>
        {lines('directExpenses')}
        {result('grossProfit')}
        <ComputedRow
          weight="note"
          term="grossMargin"
          label={t('document.grossMargin')}
          values={figures.grossMargin}
          years={years}
          unit="percent"
          figureOf={(year) => ({ kind: 'ratio', ratio: 'grossMargin', year })}
        />
      </tbody>
      <tbody>
        {lines('otherExpenses')}
        {result('ebitda')}
      </tbody>
      <tbody>
        <FixedLine {...props} name="depreciation" />
        <FixedLine {...props} name="amortization" />
        {result('ebit')}
        <FixedLine {...props} name="interestExpense" />
        {result('resultBeforeTax')}
        <FixedLine {...props} name="incomeTaxExpense" />
        <ComputedRow
          weight="result"
          term="netIncome"
          label={t('document.netIncome')}
          values={figures.netIncome}
          years={years}
          figureOf={(year) => ({ kind: 'income', line: 'netIncome', at: { year } })}
        />
      </tbody>
    </>
  );
}

/** The lines of one kind, below their title. */
function LineRows({
  statement,
  filled,
  rows,
  years,
  selection,
  controller,
  group,
}: GridBodyProps & { group: LineGroup }) {
  const { t } = useTranslation('finance');
  const title = t(`document.${group}`);
  return (
    <>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={years.length + 2}>
          <span>
            {title}
            {group !== 'revenues' && (
              <GlossaryTip
                term={group === 'directExpenses' ? 'directCosts' : 'otherCosts'}
                label={title}
                as="rowMark"
              />
            )}
          </span>
        </th>
      </tr>
      {rows.map(
        (row, index) =>
          row.kind === 'line' &&
          row.group === group && (
            <LineRow
              key={row.id}
              group={group}
              id={row.id}
              line={row.open ? undefined : statement[group][row.index]}
              index={row.index}
              isLast={row.index === statement[group].length - 1}
              shown={years}
              origins={originsOf(filled, `${group}.${row.id}`, statement[group][row.index]?.years)}
              {...selectedColumns(selection, index)}
              controller={controller}
            />
          ),
      )}
    </>
  );
}

function FixedLine({
  statement,
  filled,
  rows,
  years,
  selection,
  controller,
  name,
}: GridBodyProps & { name: FixedRowName }) {
  const index = rows.findIndex((row) => rowKey(row) === name);
  return (
    <FixedRow
      row={name}
      years={statement[name]}
      shown={years}
      origins={originsOf(filled, name, statement[name])}
      {...selectedColumns(selection, index)}
      controller={controller}
    />
  );
}
