import { IconChevronDown, IconChevronRight } from '../../../../shared/icons/icons.ts';
import financeStyles from '../../figures/finance.module.css';
import styles from './months.module.css';
import { isUnfolded, type Period, periodKey, type Unfolded } from './periods.ts';
import type { PeriodNames } from './use-period-names.ts';

interface PeriodHeadProps {
  readonly label: string;
  readonly periods: readonly Period[];
  readonly unfolded: Unfolded;
  readonly names: PeriodNames;
  readonly onToggle: (period: Period) => void;
  /** Whether rows end in a menu. */
  readonly hasActions?: boolean;
}

/** The columns' names; a year's and a quarter's folds what it is made of. */
export function PeriodHead({
  label,
  periods,
  unfolded,
  names,
  onToggle,
  hasActions = false,
}: PeriodHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className={financeStyles.head}>
          {label}
        </th>
        {periods.map((period) => (
          <th key={periodKey(period)} scope="col" data-period={period.kind} className={styles.period}>
            {period.kind === 'year' || period.kind === 'quarter' ? (
              <button
                type="button"
                className={styles.fold}
                aria-expanded={isUnfolded(unfolded, period)}
                onClick={() => onToggle(period)}
              >
                {isUnfolded(unfolded, period) ? (
                  <IconChevronDown size={14} />
                ) : (
                  <IconChevronRight size={14} />
                )}
                {names.short(period)}
              </button>
            ) : (
              names.short(period)
            )}
          </th>
        ))}
        {hasActions && <td className={financeStyles.actions} />}
      </tr>
    </thead>
  );
}
