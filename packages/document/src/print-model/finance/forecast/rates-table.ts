import { packOf } from '@trazo/packs/pack-of';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { firstYearsOf, type Rate, rateIn, ratesOf, sourcesOf } from '@trazo/packs/rates';
import { NAMED_WITH_RATIOS } from '@trazo/plan/finance/assumptions/annexes';
import type { Plan } from '@trazo/plan/plan';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { yearColumns } from './year-columns.ts';

/** Of the break-even by day alone, which is printed where they are said. */
const OPEN_DAYS = 'analysis.openDays';

/** A figure as it was typed, with no more decimals than it has. */
function figureOf(value: string, { unit }: Rate, { format }: Wording): string {
  const decimals = value.split('.')[1]?.length ?? 0;
  return unit === 'percent' ? format.percent(value, decimals) : format.number(value, decimals);
}

/** The rates and rules that the printed figures rest on, as they hold when each fiscal year begins, and where they were read. */
export function ratesTable(
  plan: Pick<Plan, 'general' | 'products'>,
  { assumptions, forecast }: PlanForecast,
  wording: Wording,
): FinanceTable | null {
  const { words, format, currency } = wording;
  const pack = packOf(assumptions.country);
  const years = firstYearsOf(assumptions, pack, plan);
  const isPrinted = ({ key, own, values }: Rate) => {
    if (key === NAMED_WITH_RATIOS) return false;
    if (own !== '') return forecast.usedParameters.includes(key) || key === OPEN_DAYS;
    return forecast.usedParameters.includes(key) && values.some(({ value }) => Number(value) !== 0);
  };
  const rates = ratesOf(pack, assumptions.parameters).filter(isPrinted);
  if (rates.length === 0) return null;
  const sources = sourcesOf(rates, years);
  const own = words('finance:document.rateOwn');
  const usual = words('finance:document.rateUsual');
  /** By number, those of a rate's years. */
  const sourceOf = (rate: Rate): string => {
    if (rate.own !== '') return own;
    const read = sources.filter((source) => years.some((year) => rateIn(rate, year)?.source === source));
    return read.length === 0 ? usual : read.map((source) => String(sources.indexOf(source) + 1)).join(', ');
  };
  const said = sources.map((source, index) =>
    words('finance:document.rateRead', {
      number: String(index + 1),
      title: source.title,
      site: new URL(source.url).hostname.replace(/^www\./, ''),
      day: format.columnDay(source.seen),
    }),
  );
  return {
    id: 'rates',
    caption: words('finance:document.rates'),
    columns: yearColumns(wording, [words('finance:document.rateSource')]),
    rows: rates.map((rate) => ({
      cells: [
        words(`forecast:rates.names.${rate.name}`, {
          number: rate.number,
        }),
        sourceOf(rate),
        ...years.map((year) => {
          const value = rate.own === '' ? (rateIn(rate, year)?.value ?? '') : rate.own;
          return value === '' ? '–' : figureOf(value, rate, wording);
        }),
      ],
      weight: 'entry',
      negative: [false, false, ...years.map(() => false)],
    })),
    note: words('finance:document.ratesNote', {
      currency,
      own,
      usual,
      sources: said.map((text) => ` ${text}`).join(''),
    }),
  };
}
