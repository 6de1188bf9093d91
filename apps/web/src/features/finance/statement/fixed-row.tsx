import type { YearAmounts } from '@trazo/plan/finance/fiscal-years';
import { must } from '@trazo/plan/must';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldForm } from '../../../shared/form/field-form.tsx';
import type { GlossaryTerm } from '../../../shared/glossary/glossary.ts';
import { GlossaryTip } from '../../../shared/glossary/glossary-tip.tsx';
import { useYearName } from '../../../workspace/plan-form/use-year-name.ts';
import styles from '../figures/finance.module.css';
import { type Origins, originIn } from '../grid/figure-origins.ts';
import { GridCell } from '../grid/grid-cell.tsx';
import type { StatementController } from './grid-lines.ts';
import type { FixedRow as FixedRowName } from './statement.ts';

interface FixedRowProps {
  readonly row: FixedRowName;
  readonly years: YearAmounts;
  /** The years on screen, from 1. */
  readonly shown: readonly number[];
  readonly origins: Origins;
  readonly selectedFrom: number;
  readonly selectedTo: number;
  readonly controller: StatementController;
}

const TERMS: Readonly<Record<FixedRowName, GlossaryTerm>> = {
  depreciation: 'depreciation',
  amortization: 'amortisation',
  interestExpense: 'interest',
  incomeTaxExpense: 'incomeTax',
};

/** A row that is always there under the same name: depreciation, interest, tax. */
export const FixedRow = memo(function FixedRow(props: FixedRowProps) {
  const { row, years, shown, selectedFrom, selectedTo, controller } = props;
  const { t } = useTranslation('finance');
  const yearName = useYearName();
  const name = t(`document.${row}`);
  return (
    <tr className={styles.line}>
      <th scope="row" className={styles.head}>
        <span className={styles.fixedName}>
          <GlossaryTip term={TERMS[row]} label={name} as="rowLabel" />
        </span>
        <FieldForm name={row} />
      </th>
      {shown.map((year) => (
        <td key={year}>
          <GridCell
            rowKey={row}
            column={year}
            field={`${row}.${year - 1}`}
            value={must(years[year - 1], 'five fiscal years')}
            label={t('form.grid.cell', { line: name, year: yearName(year) })}
            origin={originIn(props.origins, year)}
            isSelected={year >= selectedFrom && year <= selectedTo}
            controller={controller}
          />
        </td>
      ))}
      <td className={styles.actions} />
    </tr>
  );
});
