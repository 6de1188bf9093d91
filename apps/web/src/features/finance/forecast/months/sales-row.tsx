import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { sum } from '@trazo/plan/money';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldForm } from '../../../../shared/form/field-form.tsx';
import { formatAmount } from '../../../../shared/formatting/amount-text.ts';
import { IconTrash, IconTrendingUp } from '../../../../shared/icons/icons.ts';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import financeStyles from '../../figures/finance.module.css';
import { GridCell } from '../../grid/grid-cell.tsx';
import { NAME_COLUMN } from '../../grid/grid-model.ts';
import { MenuOfLine } from '../../grid/menu-of-line.tsx';
import { useForecastWords } from '../forecast-words.ts';
import { FillMonthsDialog } from './fill-months-dialog.tsx';
import { type Period, periodKey } from './periods.ts';
import { inOnePrecision } from './row-precision.ts';
import { type MonthlyStream, QUANTITY_RULE } from './sales-model.ts';
import type { SalesController } from './sales-operations.ts';
import type { PeriodNames } from './use-period-names.ts';

interface SalesRowProps {
  readonly id: string;
  /** Its position among all streams. */
  readonly index: number;
  /** Undefined while the row stands open for a new line. */
  readonly stream: MonthlyStream | undefined;
  /** What it is called in the plan. */
  readonly name: string;
  /** What a unit sells for, in words. */
  readonly price: string;
  readonly periods: readonly Period[];
  readonly names: PeriodNames;
  /** Selected columns, from and to; -1 for none. */
  readonly selectedFrom: number;
  readonly selectedTo: number;
  readonly controller: SalesController;
}

const NO_FIGURES: readonly string[] = [];

/** What is sold of one thing, typed by month; quarters and years are its sums. Renders only when its own figures change. */
export const SalesRow = memo(function SalesRow(props: SalesRowProps) {
  const { id, index, stream, name, price, periods, names, selectedFrom, selectedTo, controller } = props;
  const { t } = useTranslation('finance');
  const words = useForecastWords();
  const rowKey = `sold:${id}`;
  const quantities = stream?.quantities ?? NO_FIGURES;
  const isSelected = (column: number) => column >= selectedFrom && column <= selectedTo;
  return (
    <tr className={financeStyles.line} data-open={stream === undefined || undefined}>
      <th scope="row" className={financeStyles.head}>
        <GridCell
          rowKey={rowKey}
          column={NAME_COLUMN}
          field={`assumptions.streams.${index}.name`}
          value={stream?.name ?? ''}
          label={t('form.grid.lineName', { number: index + 1, group: t('document.revenues') })}
          placeholder={stream === undefined ? words.months.add : name}
          isSelected={isSelected(NAME_COLUMN)}
          controller={controller}
        />
        {price !== '' && <PriceNote text={price} />}
        <FieldForm name={rowKey} />
      </th>
      {periods.map((period) => (
        <td key={periodKey(period)} data-period={period.kind}>
          {period.kind === 'month' ? (
            <GridCell
              rowKey={rowKey}
              column={period.number}
              field={`assumptions.streams.${index}.quantities.${period.number - 1}`}
              value={quantities[period.number - 1] ?? ''}
              label={t('form.grid.cell', { line: name, year: names.short(period) })}
              rule={QUANTITY_RULE}
              isSelected={isSelected(period.number)}
              controller={controller}
            />
          ) : (
            <SumCell quantities={quantities} period={period} />
          )}
        </td>
      ))}
      <td className={financeStyles.actions}>
        {stream !== undefined && <SalesMenu stream={stream} name={name} controller={controller} />}
      </td>
    </tr>
  );
});

/** What a line is multiplied with. */
const PriceNote = ({ text }: { readonly text: string }) => (
  <span className={financeStyles.rowNote}>{text}</span>
);

/** What the months come to that can be read; blank where none has a figure. */
function SumCell({
  quantities,
  period,
}: {
  readonly quantities: readonly string[];
  readonly period: Period;
}) {
  const language = useLanguage();
  const { first, last } = period;
  const isKnown = (value: string) => value !== '' && QUANTITY_RULE.allows(value);
  const known = quantities.slice(Math.max(0, first - 1), last).filter(isKnown);
  if (known.length === 0) return null;
  // As exact as the row's months, whichever of them are summed here.
  const [text = ''] = inOnePrecision([sum(known), ...quantities.filter(isKnown)]);
  return formatAmount(text, language);
}

interface SalesMenuProps extends Pick<SalesRowProps, 'name' | 'controller'> {
  readonly stream: MonthlyStream;
}

/** What can be done with a whole line. */
const SalesMenu = memo(function SalesMenu({ stream, name, controller }: SalesMenuProps) {
  const { t } = useTranslation('finance');
  const words = useForecastWords();
  const [fills, filling] = useDisclosure();
  const known = stream.quantities.flatMap((value, index) =>
    value !== '' && QUANTITY_RULE.allows(value) && index < stream.quantities.length - 1 ? [index + 1] : [],
  );
  return (
    <>
      <MenuOfLine name={name}>
        <Menu.Item
          leftSection={<IconTrendingUp size={16} />}
          disabled={known.length === 0}
          onClick={filling.open}
        >
          {words.months.fill}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash size={16} />}
          onClick={() => controller.removeLine(stream.id, name)}
        >
          {t('form.grid.remove')}
        </Menu.Item>
      </MenuOfLine>
      {fills && (
        <FillMonthsDialog
          line={name}
          known={known}
          onFill={(fill) => controller.fill(stream.id, fill, name)}
          onClose={filling.close}
        />
      )}
    </>
  );
});
