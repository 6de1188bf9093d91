import { PRODUCT_NAME } from '@trazo/plan/product';
import type { Terms } from '../billing-settings.ts';
import { asking, freshKey, isRefusal, type Stripe } from './stripe-client.ts';

/** The provider's ids of what is sold. */
export interface PriceIds {
  readonly trial: string;
  readonly month: string;
}

/** Finds the prices at the provider, or makes them; asks once, and again only after a failure. */
export type Prices = () => Promise<PriceIds>;

/** A price says what it costs in its name: another amount is another price, and who has subscribed keeps theirs. */
const lookupKey = (what: 'trial' | 'month', amount: number, currency: string): string =>
  `${PRODUCT_NAME}_${what}_${currency}_${amount}`.toLowerCase();

export function createPrices(stripe: Stripe, terms: Terms): Prices {
  const { trialPrice, subscriptionPrice, currency } = terms;
  const keys = {
    trial: lookupKey('trial', trialPrice, currency),
    month: lookupKey('month', subscriptionPrice, currency),
  };

  const find = async (): Promise<ReadonlyMap<string | null, string>> => {
    const { data } = await stripe.prices.list({ lookup_keys: [keys.trial, keys.month], active: true });
    return new Map(data.map((price) => [price.lookup_key, price.id]));
  };

  const make = async (lookup_key: string, name: string, amount: number, recurring: boolean) => {
    try {
      await stripe.prices.create(
        {
          lookup_key,
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name },
          ...(recurring && { recurring: { interval: 'month' as const } }),
        },
        freshKey(),
      );
    } catch (error) {
      // Another server has made it in this very moment.
      if (!isRefusal(error)) throw error;
    }
  };

  const findOrMake = async (): Promise<PriceIds> => {
    const before = await find();
    if (!before.has(keys.trial)) await make(keys.trial, `${PRODUCT_NAME}: trial`, trialPrice, false);
    if (!before.has(keys.month)) await make(keys.month, PRODUCT_NAME, subscriptionPrice, true);
    const found = before.size === 2 ? before : await find();
    const [trial, month] = [found.get(keys.trial), found.get(keys.month)];
    if (trial === undefined || month === undefined) throw new Error('the provider does not keep our prices');
    return { trial, month };
  };

  let known: Promise<PriceIds> | undefined;
  return () => {
    known ??= asking(findOrMake).catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
