import { ForecastContext } from '../forecast-context.ts';
import { money } from '../ledger/operands.ts';
import { mulDiv } from '../numbers/integers.ts';
import { valueAt } from '../numbers/posted.ts';
import type { Check } from './doubt.ts';

/** A new business charges value-added tax that need not, by its sales of the first year, and has not said so. */
export const chargesTaxNeedlessly: Check = ({ assumptions, pack, facts, forecast }) => {
  const { smallBusiness } = pack.vat;
  if (smallBusiness === null || assumptions.vat.scheme !== '' || !facts.newCompany) return [];
  if (smallBusiness.ownersOnly && forecast.taxedAs === 'company') return [];
  const context = new ForecastContext(assumptions, pack, facts);
  const limit = context.fromCents(context.parameters.look(smallBusiness.upTo, context.calendarYear(1)));
  // Of a short first year, what twelve months would have come to.
  const sales = mulDiv(valueAt(forecast.income.revenue.years, 0), 12, forecast.years.lengthOf(1));
  if (sales > limit) return [];
  return [
    {
      check: 'smallBusiness',
      about: '',
      isSerious: false,
      size: 1,
      says: 'smallBusiness',
      figures: { sales: money(forecast, sales), limit: money(forecast, limit) },
      at: 'vat',
    },
  ];
};
