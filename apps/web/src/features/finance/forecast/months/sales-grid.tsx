import { amountOf } from '@trazo/forecast/numbers/decimal';
import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import { must } from '@trazo/plan/must';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import { newItemId } from '../../../../workspace/plan-form/use-list.ts';
import { useMoney } from '../../../../workspace/plan-form/use-money.ts';
import { usePlanStore } from '../../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import { focusCell } from '../../grid/cell-focus.ts';
import type { GridView } from '../../grid/grid-context.ts';
import { GridKeys } from '../../grid/grid-keys.tsx';
import { NAME_COLUMN } from '../../grid/grid-model.ts';
import { GridNoticeBar } from '../../grid/grid-notice.tsx';
import { selectedColumns } from '../../grid/grid-selection.ts';
import { PastePreview } from '../../grid/paste-preview.tsx';
import { useGridController } from '../../grid/use-grid-controller.ts';
import { change } from '../answers.ts';
import { askedIn, filledIn } from '../asked-answers.ts';
import type { ComputedForecast } from '../figures/use-forecast.ts';
import { say, useForecastWords } from '../forecast-words.ts';
import { type ComputedSales, computedSales, monthlyInstead, typedByMonth } from './computed-sales.ts';
import { ComputedSalesRow } from './computed-sales-row.tsx';
import { PeriodHead } from './period-head.tsx';
import { isMonthShown, monthPeriod, type Period, type Unfolded } from './periods.ts';
import type { ResultRow } from './result-rows.ts';
import { ResultBody, ScrolledTable } from './result-table.tsx';
import {
  isMonthly,
  QUANTITY_RULE,
  type SalesRow as Row,
  type Streams,
  salesModel,
  salesRows,
} from './sales-model.ts';
import { type SalesController, salesOperations } from './sales-operations.ts';
import { SalesRow } from './sales-row.tsx';
import type { PeriodNames } from './use-period-names.ts';

interface SalesGridProps {
  readonly worked: ComputedForecast;
  readonly periods: readonly Period[];
  readonly unfolded: Unfolded;
  readonly names: PeriodNames;
  readonly total: readonly ResultRow[];
  readonly onToggle: (period: Period) => void;
  /** Months that were pasted into: they come into sight. */
  readonly onReveal: (from: number, until: number) => void;
}

const NO_STREAMS: Streams = [];

/** The streams as they are by now, and how to put others into the answers. */
function useStreams() {
  const store = usePlanStore();
  const latest = (): Streams => askedIn(store.getState().draft)?.streams ?? NO_STREAMS;
  const onChange = (next: Streams): Streams => {
    change(store, (assumptions) => ({ ...assumptions, streams: [...next] }));
    return latest();
  };
  return { latest, onChange };
}

/** An id for the row that stands open; another as soon as it became a line, and the same again when that is undone. */
function useOpenId(streams: Streams): string {
  const [known, setKnown] = useState<readonly string[]>([]);
  const free = known.find((id) => !streams.some((stream) => stream.id === id));
  if (free !== undefined) return free;
  const added = newItemId();
  setKnown([...known, added]);
  return added;
}

/** How streams are called, and what a unit of them sells for. */
function useStreamWords() {
  const words = useForecastWords();
  const money = useMoney();
  const filled = useDraft(({ draft }) => filledIn(draft)?.streams);
  return (asked: Stream | undefined, number: number) => {
    const stream = filled?.find(({ id }) => id === asked?.id);
    const name = stream?.name.trim() || say(words.ui.line, { number: String(number) });
    if (stream === undefined) return { name, price: '' };
    if (stream.kind === 'annual') return { name, price: words.months.amounts };
    const { price } = stream;
    if (price === '1') return { name, price: words.months.amounts };
    return { name, price: price === '' ? words.months.noPrice : `× ${money(price)}` };
  };
}

/** Focus goes where a removed line stood; months that were pasted into come into sight. */
function useNoticeEffects(
  { notice, selection }: GridView<Row>,
  body: RefObject<HTMLTableSectionElement | null>,
  onReveal: SalesGridProps['onReveal'],
): void {
  useEffect(() => {
    if (notice?.kind === 'removed') focusCell(body.current, notice.next);
    if (notice?.kind === 'pasted' && selection !== undefined) {
      onReveal(Math.max(1, selection.left), Math.max(1, selection.right));
    }
  }, [notice, selection, onReveal, body]);
}

/** What is sold, month by month: typed, or taken over from what is worked out. */
export function SalesGrid({ worked, periods, unfolded, names, total, onToggle, onReveal }: SalesGridProps) {
  const { t } = useTranslation('finance');
  const words = useForecastWords();
  const language = useLanguage();
  const streams: Streams = useDraft(({ draft }) => askedIn(draft)?.streams) ?? NO_STREAMS;
  const { years: calendar } = worked.forecast;
  const rows = salesRows(streams, useOpenId(streams));
  const model = useMemo(
    () => salesModel((month) => isMonthShown(unfolded, calendar, month)),
    [unfolded, calendar],
  );
  const { controller, view } = useGridController(
    { content: streams, ...useStreams(), rows, model, language },
    salesOperations,
  );
  const wordsOf = useStreamWords();
  const body = useRef<HTMLTableSectionElement>(null);
  useNoticeEffects(view, body, onReveal);
  const { scale } = worked.forecast;
  const nameOf = (row: Row, column: number) => {
    const { name } = wordsOf(streams[row.index], row.index + 1);
    if (column === NAME_COLUMN)
      return t('form.grid.lineName', { number: row.index + 1, group: t('document.revenues') });
    return t('form.grid.cell', { line: name, year: names.short(monthPeriod(column)) });
  };
  return (
    <>
      <ScrolledTable caption={words.months.views.sales}>
        <PeriodHead
          label={words.months.sold}
          periods={periods}
          unfolded={unfolded}
          names={names}
          onToggle={onToggle}
          hasActions
        />
        <tbody ref={body}>
          <StreamRows
            {...{ worked, streams, rows, wordsOf, periods, names, controller }}
            selection={view.selection}
          />
        </tbody>
        <ResultBody
          rows={total}
          periods={periods}
          amountOf={(grains) => amountOf(grains, scale)}
          hasActions
        />
      </ScrolledTable>
      <GridNoticeBar
        notice={view.notice}
        rows={rows}
        rowKey={model.rowKey}
        nameOf={nameOf}
        ruleOf={() => QUANTITY_RULE}
      />
      <PastePreview
        proposal={view.proposal}
        controller={controller}
        rule={QUANTITY_RULE}
        columnName={(number) => names.short(monthPeriod(number))}
      />
      <GridKeys />
    </>
  );
}

interface StreamRowsProps extends Pick<SalesGridProps, 'worked' | 'periods' | 'names'> {
  readonly streams: Streams;
  readonly rows: readonly Row[];
  readonly wordsOf: ReturnType<typeof useStreamWords>;
  readonly controller: SalesController;
  readonly selection: GridView<Row>['selection'];
}

/** A row a stream, in their order, and the one that stands open for a new line. */
function StreamRows(props: StreamRowsProps) {
  const { worked, streams, rows, wordsOf, periods, names, controller, selection } = props;
  const store = usePlanStore();
  const computed = useMemo(
    () => computedSales(worked.assumptions, worked.forecast, store.getState().draft),
    [store, worked],
  );
  const { scale } = worked.forecast;
  const typedRow = (row: Row) => {
    const stream = streams[row.index];
    return (
      <SalesRow
        key={row.id}
        id={row.id}
        index={row.index}
        stream={isMonthly(stream) ? stream : undefined}
        {...wordsOf(stream, row.index + 1)}
        periods={periods}
        names={names}
        {...selectedColumns(selection, rows.indexOf(row))}
        controller={controller}
      />
    );
  };
  const open = rows.find((row) => row.open);
  // From the answers as they are now: the forecast is worked out a moment later.
  const byMonth = (stream: Stream) => {
    const { draft } = store.getState();
    return monthlyInstead(must(askedIn(draft), 'a line has answers'), stream, draft);
  };
  const typing = (stream: Stream, sales: ComputedSales | undefined) => {
    if (stream.kind !== 'annual') return () => controller.typeByMonth(byMonth(stream));
    return sales && (() => controller.typeByMonth(typedByMonth(stream, sales, scale)));
  };
  return (
    <>
      {streams.map((stream, index) => {
        const row = rows.find(({ id }) => id === stream.id);
        if (row !== undefined) return typedRow(row);
        const sales = computed.get(stream.id);
        return (
          <ComputedSalesRow
            key={stream.id}
            {...wordsOf(stream, index + 1)}
            sales={sales}
            scale={scale}
            periods={periods}
            onType={typing(stream, sales)}
          />
        );
      })}
      {open !== undefined && typedRow(open)}
    </>
  );
}
