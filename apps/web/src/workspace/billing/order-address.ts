/** What the user wanted to do when the paywall came up. */
const PAID_ACTIONS = ['download', 'send', 'share'] as const;
export type PaidAction = (typeof PAID_ACTIONS)[number];

const ORDER_PATH = '/builder/register';
/** In an address that leads back: what to go on with there. */
export const THEN = 'then';
/** In the address of the order: what it is for. */
const FOR = 'for';

/** The address of step 3 that leads back to `back` once it is paid, to go on with `action` there. */
export function orderAddress(action: PaidAction, back: string): string {
  const [path = '', search = ''] = back.split('?');
  const query = new URLSearchParams(search);
  query.set(THEN, action);
  return `${ORDER_PATH}?${new URLSearchParams({ [FOR]: action, return: `${path}?${query}` })}`;
}

/** What an address says is to be gone on with, or what an order is for. */
export const paidActionIn = (search: URLSearchParams, parameter: typeof FOR | typeof THEN) =>
  PAID_ACTIONS.find((action) => action === search.get(parameter));
