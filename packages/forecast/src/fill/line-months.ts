import type { Forecast } from '../forecast.ts';
import type { Account } from '../ledger/accounts.ts';
import type { LineGroup } from '../ledger/figure.ts';
import { valueAt } from '../numbers/posted.ts';
import { targetOf } from './computed-grid.ts';

/** A line of the five-year grid by month, in grains. */
export interface LineMonths {
  readonly group: LineGroup;
  readonly source: string;
  readonly months: readonly number[];
}

/** The lines of the five-year grid by month, those typed by hand included; in each year they come to the grid's figure. */
export function lineMonths({ ledger }: Forecast): LineMonths[] {
  const lines = new Map<string, { group: LineGroup; source: string; months: number[] }>();
  for (const { debit, credit, months, origin } of ledger.postings) {
    const add = (account: Account, sign: number) => {
      const target = targetOf(account, origin);
      if (typeof target !== 'object') return;
      const [group, source] = target;
      const key = `${group} ${source}`;
      const line = lines.get(key) ?? { group, source, months: months.map(() => 0) };
      const asShown = group === 'revenues' ? -sign : sign;
      for (const [month, value] of months.entries()) {
        line.months[month] = valueAt(line.months, month) + asShown * value;
      }
      lines.set(key, line);
    };
    add(debit, 1);
    add(credit, -1);
  }
  return [...lines.values()];
}
