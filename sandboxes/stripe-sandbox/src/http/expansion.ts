import { invalidRequest } from '../kernel/api-error.ts';
import type { Store } from '../kernel/store.ts';
import type { Invoice, ObjectName } from '../kernel/wire.ts';

/** Which object the id in a field belongs to. */
const REFERENCES: Readonly<Record<string, ObjectName>> = {
  charge: 'charge',
  customer: 'customer',
  default_payment_method: 'payment_method',
  default_price: 'price',
  invoice: 'invoice',
  latest_charge: 'charge',
  latest_invoice: 'invoice',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  pending_setup_intent: 'setup_intent',
  price: 'price',
  product: 'product',
  subscription: 'subscription',
};

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The answer, or a copy of it in which the fields asked for hold whole objects instead of ids. */
export function expanded(answer: unknown, paths: readonly string[], store: Store): unknown {
  if (paths.length === 0) return answer;
  const copy = structuredClone(answer);
  for (const path of paths) expandPath(copy, path.split('.'), path, store);
  return copy;
}

function expandPath(value: unknown, [field, ...rest]: string[], path: string, store: Store): void {
  if (field === undefined || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) expandPath(item, [field, ...rest], path, store);
    return;
  }
  if (!isNode(value)) throw cannotExpand(path);
  const grown = grownField(value, field, rest.length === 0, store);
  if (grown === undefined) throw cannotExpand(path);
  value[field] = grown;
  expandPath(grown, rest, path, store);
}

/** The field as it stands when expanded; undefined if there is nothing of the kind. */
function grownField(node: Node, field: string, isLast: boolean, store: Store): unknown {
  const value = node[field];
  const target = REFERENCES[field];
  if (typeof value === 'string' && target !== undefined) {
    return structuredClone(store.find(target, value) ?? deletedCustomer(store, target, value) ?? value);
  }
  if (node['object'] === 'invoice' && value === undefined)
    return includable(String(node['id']), field, store);
  if (isNode(value)) return isLast && target === undefined ? undefined : value;
  return value === null ? null : undefined;
}

/** An invoice shows these only when asked to. */
function includable(id: string, field: string, store: Store): unknown {
  if (field === 'payments') {
    const data = store.all('invoice_payment').filter(({ invoice }) => invoice === id);
    return {
      object: 'list',
      data: structuredClone(data),
      has_more: false,
      url: `/v1/invoice_payments?invoice=${id}`,
    };
  }
  if (field === 'confirmation_secret') return confirmationSecretOf(store.get('invoice', id), store);
  return undefined;
}

function confirmationSecretOf(invoice: Invoice, store: Store): Invoice['confirmation_secret'] {
  if (invoice.status !== 'open' && invoice.status !== 'paid') return null;
  const payment = store.all('invoice_payment').findLast(({ invoice: of }) => of === invoice.id);
  const intent = store.find('payment_intent', payment?.payment.payment_intent ?? '');
  const secret = intent?.client_secret ?? null;
  return secret === null ? null : { client_secret: secret, type: 'payment_intent' };
}

const deletedCustomer = (store: Store, target: ObjectName, id: string): Node | undefined =>
  target === 'customer' && store.done.has(`deleted:${id}`)
    ? { id, object: 'customer', deleted: true }
    : undefined;

const cannotExpand = (path: string) =>
  invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
