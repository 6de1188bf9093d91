import type { Figure } from '@trazo/forecast/ledger/figure';
import type { Amount } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatPercent } from '../../../shared/formatting/amount-text.ts';
import type { GlossaryTerm } from '../../../shared/glossary/glossary.ts';
import { GlossaryTip } from '../../../shared/glossary/glossary-tip.tsx';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { useYearName } from '../../../workspace/plan-form/use-year-name.ts';
import { ExplainedFigure } from '../figures/explained-figure.tsx';
import { useExplainable } from '../figures/explanations.ts';
import styles from '../figures/finance.module.css';

interface ComputedRowProps {
  readonly label: string;
  readonly term?: GlossaryTerm;
  /** One a year; blank where no figure was entered yet. */
  readonly values: readonly Amount[];
  /** The years on screen, from 1. */
  readonly years: readonly number[];
  readonly unit?: 'percent';
  /** What its figures are while they follow from the answers: each says where it comes from. */
  readonly figureOf?: (year: number) => Figure;
  readonly weight: 'note' | 'subtotal' | 'result';
}

/** A row that follows from the others: read only, and looks it. Renders only when one of its figures changes. */
export const ComputedRow = memo(function ComputedRow({
  label,
  term,
  values,
  years,
  unit,
  figureOf,
  weight,
}: ComputedRowProps) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const yearName = useYearName();
  const isExplained = useExplainable(({ isOn }) => isOn) && figureOf !== undefined;
  const worded = unit === 'percent' ? formatPercent : formatAmount;
  const cells = years.map((year) => ({ year, value: must(values[year - 1], 'a figure for each year') }));
  return (
    <tr className={styles.computed} data-weight={weight}>
      <th scope="row" className={styles.head}>
        {term === undefined ? label : <GlossaryTip term={term} label={label} as="rowLabel" />}
      </th>
      {cells.map(({ year, value }) => (
        <td key={year}>
          {isExplained && value !== '' ? (
            <ExplainedFigure
              figure={figureOf(year)}
              tabIndex={-1}
              label={`${t('form.grid.cell', { line: label, year: yearName(year) })}, ${worded(value, language)}`}
            >
              {worded(value, language)}
            </ExplainedFigure>
          ) : (
            worded(value, language)
          )}
        </td>
      ))}
      <td className={styles.actions} />
    </tr>
  );
}, isSame);

function isSame(before: ComputedRowProps, now: ComputedRowProps): boolean {
  return (
    before.label === now.label &&
    before.years === now.years &&
    before.values.every((value, index) => value === now.values[index])
  );
}
