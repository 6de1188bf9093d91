import { type Assumptions, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { isBlankYears } from '@trazo/plan/finance/fiscal-years';
import type { Plan } from '@trazo/plan/plan';
import { LINE_GROUPS } from '../ledger/figure.ts';
import type { Pack } from '../pack.ts';
import { cellPath, FIXED_ROWS } from './line-ids.ts';

/**
 * Assumptions as the forecast is turned on. A grid that was typed counts as it stands: its lines by themselves, its fixed rows as
 * pins, blank ones included, so that nothing of it changes.
 */
export function startAssumptions(
  { general, finance }: Pick<Plan, 'general' | 'finance'>,
  { annexes }: Pick<Pack, 'annexes'>,
): Assumptions {
  const isTyped =
    LINE_GROUPS.some((group) => finance[group].some(({ years }) => !isBlankYears(years))) ||
    FIXED_ROWS.some((row) => !isBlankYears(finance[row]));
  const blank = FIXED_ROWS.flatMap((row) =>
    finance[row].flatMap((cell, index) =>
      cell === '' ? [{ path: cellPath(row, index + 1), amount: '0' }] : [],
    ),
  );
  return {
    ...emptyAssumptions(),
    country: general.country === '' && general.currency !== '€' ? 'other' : '',
    pins: isTyped ? blank : [],
    annexes: [...annexes.ticked],
  };
}
