import { newId } from '../kernel/identifiers.ts';
import type { InvoiceLine, Price, Subscription, SubscriptionItem } from '../kernel/wire.ts';
import type { World } from '../kernel/world.ts';

interface Period {
  readonly start: number;
  readonly end: number;
}

interface LineOptions {
  readonly price: Price;
  readonly amount: number;
  readonly quantity: number;
  readonly description: string;
  readonly period: Period;
  readonly parent: InvoiceLine['parent'];
}

const lineOf = ({ price, amount, quantity, description, period, parent }: LineOptions): InvoiceLine => ({
  id: newId('il'),
  object: 'line_item',
  amount,
  currency: price.currency,
  description,
  discount_amounts: [],
  discountable: true,
  discounts: [],
  invoice: null,
  livemode: false,
  metadata: {},
  parent,
  period: { start: period.start, end: period.end },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: price.id, product: price.product },
    type: 'price_details',
    unit_amount_decimal: price.unit_amount_decimal,
  },
  quantity,
  quantity_decimal: String(quantity),
  subscription: null,
  subtotal: amount,
  taxes: [],
});

const inSubscription = (line: InvoiceLine, subscription: string): InvoiceLine => ({ ...line, subscription });

const productName = (world: World, price: Price): string => world.store.get('product', price.product).name;

/** What an item costs for a period; nothing while the trial lasts. */
export function itemLine(
  world: World,
  subscription: string,
  item: SubscriptionItem,
  period: Period,
  isFree: boolean,
): InvoiceLine {
  const { price, quantity = 1 } = item;
  const name = productName(world, price);
  const line = lineOf({
    price,
    amount: isFree ? 0 : (price.unit_amount ?? 0) * quantity,
    quantity,
    description: isFree ? `Trial period for ${name}` : `${quantity} × ${name}`,
    period,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
  });
  return inSubscription(line, subscription);
}

/** What is charged once beside the items, such as the price of the trial. */
export function extraLine(
  world: World,
  subscription: Subscription,
  price: Price,
  quantity: number,
): InvoiceLine {
  const now = world.now();
  const line = lineOf({
    price,
    amount: (price.unit_amount ?? 0) * quantity,
    quantity,
    description: productName(world, price),
    period: { start: now, end: now },
    parent: {
      invoice_item_details: {
        invoice_item: newId('ii'),
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
      },
      subscription_item_details: null,
      type: 'invoice_item_details',
    },
  });
  return inSubscription(line, subscription.id);
}
