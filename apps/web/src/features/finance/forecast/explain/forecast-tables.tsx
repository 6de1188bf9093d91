import { explain } from '@trazo/forecast/explain/explain';
import { planFacts } from '@trazo/forecast/fill/plan-facts';
import type { Figure } from '@trazo/forecast/ledger/figure';
import { packOf } from '@trazo/packs/pack-of';
import { must } from '@trazo/plan/must';
import { useState } from 'react';
import { ChoiceSelect } from '../../../../shared/form/choice-select.tsx';
import { formatAmount } from '../../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import { usePlanStore } from '../../../../workspace/plan-store/plan-context.tsx';
import { ExplainedFigure } from '../../figures/explained-figure.tsx';
import financeStyles from '../../figures/finance.module.css';
import type { ComputedForecast } from '../figures/use-forecast.ts';
import { say, useForecastWords, useNames } from '../forecast-words.ts';
import monthStyles from '../months/months.module.css';
import { ScrolledTable } from '../months/result-table.tsx';
import styles from './explain.module.css';
import { type ExplainWords, useExplainWords } from './explain-words.ts';
import { type FigureNames, useFigureNames, valueText } from './figure-names.ts';
import { StressTable } from './stress-table.tsx';
import {
  fundingRows,
  ratioRows,
  SCHEDULE_COLUMNS,
  scheduleRows,
  TABLES,
  type TableCell,
  type TableId,
  type TableRow,
  WHOLE,
} from './table-rows.ts';

interface TableProps {
  readonly worked: ComputedForecast;
  readonly words: ExplainWords;
  readonly names: FigureNames;
}

/** The tables that stand nowhere else, with figures that say where they come from. */
export function ForecastTables({ worked }: { readonly worked: ComputedForecast }) {
  const words = useExplainWords();
  if (words === undefined || worked.forecast.state === 'outOfRange') return null;
  return <Tables worked={worked} words={words} />;
}

function Tables({ worked, words }: Omit<TableProps, 'names'>) {
  const names = useFigureNames(worked, words);
  const [table, setTable] = useState<TableId>('ratios');
  const [loan, setLoan] = useState('');
  const { loans } = worked.forecast;
  const shownLoan = loans.find(({ loan: { id } }) => id === loan)?.loan.id ?? loans[0]?.loan.id ?? '';
  const offered = TABLES.filter((id) => id !== 'loans' || loans.length > 0);
  const props = { worked, words, names };
  return (
    <>
      <div className={styles.choices}>
        <ChoiceSelect
          label={words.ui.table}
          value={table}
          data={offered.map((id) => ({ value: id, label: words.tables[id] }))}
          onChoose={(chosen) => setTable(offered.find((id) => id === chosen) ?? 'ratios')}
        />
        {table === 'loans' && (
          <ChoiceSelect
            label={words.tables.loans}
            value={shownLoan}
            data={loans.map(({ loan: { id } }) => ({ value: id, label: names.source({ kind: 'loan', id }) }))}
            onChoose={(chosen) => setLoan(chosen)}
          />
        )}
      </div>
      {table === 'stress' && <StressTable worked={worked} names={names} caption={words.tables.stress} />}
      {table !== 'stress' && (
        <ScrolledTable caption={words.tables[table]}>
          {table === 'ratios' && <RatioTable {...props} />}
          {table === 'loans' && <ScheduleTable {...props} loan={shownLoan} />}
          {table === 'funding' && <FundingTable {...props} />}
        </ScrolledTable>
      )}
    </>
  );
}

function Cell({ cell, label }: { readonly cell: TableCell; readonly label: string }) {
  const own = useForecastWords();
  const language = useLanguage();
  const text = formatAmount(cell.value, language);
  return (
    <td data-period="">
      <ExplainedFigure
        figure={cell.figure}
        tabIndex={-1}
        label={say(own.ui.labelled, { label, value: text })}
      >
        {text}
      </ExplainedFigure>
    </td>
  );
}

function Row({
  row,
  label,
  names,
}: {
  readonly row: TableRow;
  readonly label: string;
  readonly names: FigureNames;
}) {
  return (
    <tr
      className={row.weight === undefined ? monthStyles.entry : financeStyles.computed}
      data-weight={row.weight}
    >
      <th scope="row" className={financeStyles.head}>
        {label}
      </th>
      {row.cells.map((cell) => (
        <Cell key={JSON.stringify(cell.figure)} cell={cell} label={names.name(cell.figure)} />
      ))}
    </tr>
  );
}

function FundingTable({ worked, words, names }: TableProps) {
  const own = useForecastWords();
  const labels: Readonly<Record<string, string>> = Object.fromEntries([
    ...Object.entries(useNames(own)).map(([key, text]) => [`uses.${key}`, text]),
    ...Object.entries(own.grid.sources).map(([key, text]) => [`sources.${key}`, text]),
    ...Object.entries(words.totals).map(([key, text]) => [`totals.${key}`, text]),
  ]);
  return (
    <tbody>
      {fundingRows(worked.forecast).map((row) => (
        <Row
          key={row.label}
          row={row}
          label={must(labels[row.label], `words for ${row.label}`)}
          names={names}
        />
      ))}
    </tbody>
  );
}

function RatioTable({ worked, words, names }: TableProps) {
  const own = useForecastWords();
  const store = usePlanStore();
  const { assumptions, forecast } = worked;
  const facts = planFacts(store.getState().draft);
  const pack = packOf(assumptions.country);
  const cell = (figure: Figure) => {
    const explanation = explain({ assumptions, pack, facts, forecast }, figure);
    const { value } = explanation;
    const text = value === null ? '–' : names.value(value);
    return (
      <td key={JSON.stringify(figure)} data-period="">
        <ExplainedFigure
          figure={figure}
          tabIndex={-1}
          label={say(own.ui.labelled, {
            label: names.name(figure),
            value: valueText(explanation, names, words),
          })}
        >
          {text}
        </ExplainedFigure>
      </td>
    );
  };
  return (
    <>
      <thead>
        <tr>
          <th scope="col" className={financeStyles.head}>
            {words.ui.item}
          </th>
          {[1, 2, 3, 4, 5].map((year) => (
            <th key={year} scope="col">
              {names.period({ year })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ratioRows(forecast).map(({ ratio, figures }) => (
          <tr key={ratio} className={monthStyles.entry}>
            <th scope="row" className={financeStyles.head}>
              {words.ratios[ratio]}
            </th>
            {figures.map(cell)}
          </tr>
        ))}
        {WHOLE.map((ratio) => (
          <tr key={ratio} className={monthStyles.entry}>
            <th scope="row" className={financeStyles.head}>
              {words.ratios[ratio]}
            </th>
            {cell({ kind: 'whole', ratio })}
            <td colSpan={4} />
          </tr>
        ))}
      </tbody>
    </>
  );
}

function ScheduleTable({ worked, words, names, loan }: TableProps & { readonly loan: string }) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col" className={financeStyles.head}>
            {words.ui.item}
          </th>
          {SCHEDULE_COLUMNS.map((column) => (
            <th key={column} scope="col">
              {words.schedule[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scheduleRows(worked.forecast, loan).map(({ month, cells }) => (
          <tr key={month} className={monthStyles.entry}>
            <th scope="row" className={financeStyles.head}>
              {names.month(month)}
            </th>
            {cells.map((cell) => (
              <Cell key={JSON.stringify(cell.figure)} cell={cell} label={names.name(cell.figure)} />
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}
