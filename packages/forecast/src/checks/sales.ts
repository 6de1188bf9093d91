import type { Sales } from '../drivers/sales.ts';
import { money, percent, typedMoney } from '../ledger/operands.ts';
import { MILLION, scaled } from '../numbers/fraction.ts';
import { totalOf, valueAt } from '../numbers/posted.ts';
import { quotient } from '../ratios/ratios.ts';
import { lineOf } from '../statements/years.ts';
import { type Check, fiscalYear, nameIn } from './doubt.ts';

/** More of the revenue than this is hardly ever left, once owners have been paid. */
const MOST_MARGIN = 500_000;

/** Something sold without a cost, though the plan names what its product costs. */
export const unitCostIsMissing: Check = ({ facts, forecast }) =>
  forecast.sales.flatMap(({ stream, revenue, consumed }) => {
    const product = facts.products.find(({ id }) => id === stream.productId);
    const cost = scaled(product?.cost ?? '', 4);
    if (product === undefined || cost <= 0 || totalOf(consumed) > 0 || totalOf(revenue) <= 0) return [];
    return [
      {
        check: 'unitCost',
        about: stream.id,
        isSerious: true,
        size: cost,
        says: 'unitCost',
        figures: { name: nameIn(stream.name), cost: typedMoney(product.cost) },
        at: { kind: 'consumption', id: stream.id },
      },
    ];
  });

/** Something sold for no more than it costs. */
export const isSoldAtLoss: Check = ({ forecast }) =>
  forecast.sales.flatMap(({ stream, revenue, consumed }) => {
    const [earned, used] = [totalOf(revenue), totalOf(consumed)];
    if (earned <= 0 || used < earned) return [];
    return [
      {
        check: 'soldAtLoss',
        about: stream.id,
        isSerious: true,
        size: used,
        says: 'soldAtLoss',
        figures: {
          name: nameIn(stream.name),
          revenue: money(forecast, earned),
          cost: money(forecast, used),
        },
        at: { kind: 'consumption', id: stream.id },
      },
    ];
  });

/** More is left of the revenue than firms usually keep: a cost may be missing. */
export const marginIsHigh: Check = ({ forecast }) => {
  const { income, ledger } = forecast;
  const drawings = lineOf(ledger.flows('drawings'), ledger.years).years;
  const kept = [1, 2, 3].flatMap((year) => {
    const left = valueAt(income.ebitda.years, year - 1) - valueAt(drawings, year - 1);
    const share = quotient(left, MILLION, valueAt(income.revenue.years, year - 1));
    return share === null ? [] : [{ year, share }];
  });
  const best = kept.toSorted((a, b) => b.share - a.share)[0];
  if (best === undefined || best.share <= MOST_MARGIN) return [];
  return [
    {
      check: 'margin',
      about: '',
      isSerious: false,
      size: best.share,
      says: 'margin',
      figures: { year: fiscalYear(best.year), share: percent(best.share) },
      at: 'running',
    },
  ];
};

/** Sales more than double in a year after the second. */
export const growthIsSteep: Check = ({ forecast }) => {
  const { years } = forecast.income.revenue;
  const steep = [3, 4, 5].flatMap((year) => {
    const [before, now] = [valueAt(years, year - 2), valueAt(years, year - 1)];
    return before > 0 && now > 2 * before ? [{ year, before, now }] : [];
  });
  return steep.slice(0, 1).map(({ year, before, now }) => ({
    check: 'growth',
    about: '',
    isSerious: false,
    size: quotient(now, MILLION, before) ?? now,
    says: 'growth',
    figures: { year: fiscalYear(year), before: money(forecast, before), now: money(forecast, now) },
    at: 'growth',
  }));
};

/** Whether something sells as much in its first month as ever after; undefined where that is not asked. */
function sellsAtOnce({ stream, revenue }: Sales): boolean | undefined {
  if (totalOf(revenue) <= 0 || !('rampMonths' in stream) || stream.kind === 'subscription') return undefined;
  const { first, normal, rampMonths } = stream;
  return rampMonths === 0 || first === '' || scaled(first, 4) >= scaled(normal, 4);
}

/** A business that begins sells as usual from the first month on. */
export const sellsWithoutRamp: Check = ({ assumptions, forecast }) => {
  const asked = forecast.sales.map(sellsAtOnce).filter((each) => each !== undefined);
  if (assumptions.opening !== null || asked.length === 0 || asked.includes(false)) return [];
  const { months } = forecast.income.revenue;
  const month = months.findIndex((amount) => amount > 0);
  const amount = valueAt(months, month);
  return [
    {
      check: 'ramp',
      about: '',
      isSerious: false,
      size: amount,
      says: 'ramp',
      figures: { amount: money(forecast, amount), month: { measure: 'month', text: String(month) } },
      at: 'volume',
    },
  ];
};
