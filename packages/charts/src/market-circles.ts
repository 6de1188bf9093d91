import { type Amount, Decimal, toAmount, toDecimal } from '@trazo/plan/money';

/** A market and what of it is ours, as circles one in another: their areas are to each other as the amounts. */
export interface MarketCircles {
  /** Of the market's, 0 to 1. */
  readonly radius: number;
  /** Our revenue in hundredths of the market, with decimals enough for two digits. */
  readonly share: Amount;
}

/** Smaller ones would not be seen. */
const LEAST_RADIUS = 0.012;

/** `null` where the market or the revenue is not known, and where the revenue is more than the whole market. */
export function marketCircles(market: Amount, revenue: Amount): MarketCircles | null {
  const [whole, part] = [toDecimal(market), toDecimal(revenue)];
  if (whole.lte(0) || part.lte(0) || part.gt(whole)) return null;
  const share = part.div(whole);
  const hundredths = share.times(100);
  return {
    radius: Math.max(share.sqrt().toNumber(), LEAST_RADIUS),
    share: toAmount(
      hundredths.gte(10)
        ? hundredths.toDecimalPlaces(1, Decimal.ROUND_HALF_UP)
        : hundredths.toSignificantDigits(2, Decimal.ROUND_HALF_UP),
    ),
  };
}
