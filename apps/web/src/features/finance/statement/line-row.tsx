import type { YearLine } from '@trazo/plan/finance/year-lines';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldForm } from '../../../shared/form/field-form.tsx';
import { useYearName } from '../../../workspace/plan-form/use-year-name.ts';
import styles from '../figures/finance.module.css';
import { type Origins, originIn } from '../grid/figure-origins.ts';
import { GridCell } from '../grid/grid-cell.tsx';
import { NAME_COLUMN } from '../grid/grid-model.ts';
import type { StatementController } from './grid-lines.ts';
import { LineMenu } from './line-menu.tsx';
import type { LineGroup } from './statement.ts';

interface LineRowProps {
  readonly group: LineGroup;
  readonly id: string;
  /** Undefined while the row stands open for a new line. */
  readonly line: YearLine | undefined;
  readonly index: number;
  readonly isLast: boolean;
  /** The years on screen, from 1. */
  readonly shown: readonly number[];
  readonly origins: Origins;
  /** Selected columns, from and to; -1 for none. */
  readonly selectedFrom: number;
  readonly selectedTo: number;
  readonly controller: StatementController;
}

/** A line of the income statement the user names; renders only when its own figures change. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { group, id, line, index, isLast, selectedFrom, selectedTo, controller } = props;
  const { t } = useTranslation('finance');
  const yearName = useYearName();
  const groupName = t(`document.${group}`);
  const name = line?.name.trim() || t('form.grid.unnamedLine', { group: groupName, number: index + 1 });
  const rowKey = `${group}:${id}`;
  const isSelected = (column: number) => column >= selectedFrom && column <= selectedTo;
  const move = (by: -1 | 1) => controller.moveLine(group, id, by, name);
  return (
    <tr className={styles.line} data-open={line === undefined || undefined}>
      <th scope="row" className={styles.head}>
        <GridCell
          rowKey={rowKey}
          column={NAME_COLUMN}
          field={`${group}.${index}.name`}
          value={line?.name ?? ''}
          label={t('form.grid.lineName', { number: index + 1, group: groupName })}
          placeholder={line === undefined ? t(`form.grid.newLine.${group}`) : undefined}
          isSelected={isSelected(NAME_COLUMN)}
          controller={controller}
          onMove={move}
        />
        <FieldForm name={rowKey} />
      </th>
      {props.shown.map((column) => (
        <td key={column}>
          <GridCell
            rowKey={rowKey}
            column={column}
            field={`${group}.${index}.years.${column - 1}`}
            value={line?.years[column - 1] ?? ''}
            label={t('form.grid.cell', { line: name, year: yearName(column) })}
            origin={originIn(props.origins, column)}
            isSelected={isSelected(column)}
            controller={controller}
            onMove={move}
          />
        </td>
      ))}
      <td className={styles.actions}>
        {line !== undefined && (
          <LineMenu
            group={group}
            id={id}
            name={name}
            isFirst={index === 0}
            isLast={isLast}
            controller={controller}
          />
        )}
      </td>
    </tr>
  );
});
