import { type WaterfallId, waterfall } from '@trazo/charts/waterfall';
import { plannedYears } from '@trazo/plan/finance/planned-years';
import type { Finance } from '@trazo/plan/sections/finance';
import { titled, waterfallClaim } from '../finance/claims.ts';
import { decimalsOf } from '../format.ts';
import type { PrintSpans } from '../print-parts.ts';
import type { Wording } from '../wording.ts';

const LABELS = {
  revenues: 'finance:document.revenues',
  directExpenses: 'finance:document.directExpenses',
  otherExpenses: 'finance:document.otherExpenses',
  wearAndTear: 'finance:document.depreciation',
  interestExpense: 'finance:document.interestExpense',
  incomeTaxExpense: 'finance:document.incomeTaxExpense',
  netIncome: 'finance:document.netIncome',
} as const satisfies Record<WaterfallId, string>;

/** What the last planned year's revenue becomes on its way to the result; `null` where that is no drawing. */
export function printWaterfall(finance: Finance, wording: Wording): PrintSpans | null {
  const { words, year, format } = wording;
  const last = plannedYears(finance);
  const bars = last === 0 ? [] : waterfall(finance, last);
  if (bars.length === 0) return null;
  const decimals = decimalsOf(bars.map(({ amount }) => amount));
  const zero = Math.min(...bars.map(({ id, span }) => (id === 'revenues' ? span.from : 1)));
  return {
    ...titled(waterfallClaim(bars, wording), words('finance:document.waterfall', { year: year(last) })),
    weighs: true,
    rows: bars.map(({ id, amount, span }) => {
      const isEnd = id === 'revenues' || id === 'netIncome';
      const isLoss = id === 'netIncome' && amount.startsWith('-');
      return {
        label: words(LABELS[id]),
        figure: format.money(amount, decimals),
        ...span,
        tone: isLoss ? ('loss' as const) : isEnd ? ('main' as const) : ('part' as const),
        negative: isLoss,
      };
    }),
    ticks: [{ at: zero, label: '' }],
    note: '',
  };
}
