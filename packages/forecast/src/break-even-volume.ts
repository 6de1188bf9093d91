import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Explained } from './forecast.ts';
import { ForecastContext } from './forecast-context.ts';
import { sumOver } from './ledger/period.ts';
import { valueAt } from './numbers/posted.ts';
import { quotient } from './ratios/ratios.ts';
import { soldQuantities } from './sold-quantities.ts';
import { YEARS } from './statements/years.ts';

/** The break-even of a fiscal year in other words than revenue. Null: it cannot be said. */
export interface BreakEvenVolume {
  /** Thousandths of what is sold, in the mix of the year; only where all of it has units. */
  readonly breakEvenUnits: number | null;
  /** Revenue of a day on which the business is open, in grains. */
  readonly breakEvenPerDay: number | null;
}

/** Thousandths sold in each fiscal year; null where something is sold that has no units. */
export function soldByYear({ assumptions, forecast, pack, facts }: Explained): (number | null)[] {
  const streams = forecast.sales.map(({ stream, revenue }) => ({
    revenue,
    sold: soldQuantities(assumptions, stream, pack, facts),
  }));
  return YEARS.map((year) => {
    let total = 0;
    for (const { revenue, sold } of streams) {
      if (sold !== undefined) total += sumOver(sold, { year }, forecast.years);
      else if (sumOver(revenue, { year }, forecast.years) !== 0) return null;
    }
    return total;
  });
}

const OPEN_DAYS = 'analysis.openDays';

/** Whether the plan itself says on how many days the business is open. */
export const saysOpenDays = (assumptions: Assumptions): boolean =>
  assumptions.parameters.some(({ key, value }) => key === OPEN_DAYS && value !== '') ||
  daysOfPlaces(assumptions) > 0;

/** Days a year on which the first places that are sold are open; zero without any. */
function daysOfPlaces({ streams }: Assumptions): number {
  const places = streams.find((stream) => stream.kind === 'capacity');
  return places?.kind === 'capacity' ? places.days.reduce((total, each) => total + each, 0) : 0;
}

/** Days a year on which the business is open: as answered, else as places are, else what is usual. */
export function openDays({
  assumptions,
  pack,
  facts,
}: Pick<Explained, 'assumptions' | 'pack' | 'facts'>): number {
  const isAnswered = assumptions.parameters.some(({ key, value }) => key === OPEN_DAYS && value !== '');
  const days = daysOfPlaces(assumptions);
  if (!isAnswered && days > 0) return days;
  const context = new ForecastContext(assumptions, pack, facts);
  return context.parameters.at(OPEN_DAYS, context.calendarYear(1));
}

/** Break-even in units and per open day, by fiscal year. */
export function breakEvenVolumes(explained: Explained): BreakEvenVolume[] {
  const { ratios, income, years } = explained.forecast;
  const sold = soldByYear(explained);
  const days = openDays(explained);
  return YEARS.map((year, index) => {
    const revenue = ratios.years[index]?.breakEvenRevenue ?? null;
    if (revenue === null) return { breakEvenUnits: null, breakEvenPerDay: null };
    const units = sold[index] ?? 0;
    return {
      breakEvenUnits: units === 0 ? null : quotient(revenue, units, valueAt(income.revenue.years, index)),
      breakEvenPerDay: quotient(revenue, 12, days * years.lengthOf(year)),
    };
  });
}
