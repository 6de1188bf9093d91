/** The ways a plan is delivered: as a file, by mail, by a link. All of them are part of the subscription. */
export const WAYS = ['download', 'send', 'share'] as const;
export type Way = (typeof WAYS)[number];

const ORDER_PATH = '/builder/register';
/** In the address of the order: the way it is for, and the plan where it is not the open one. */
const FOR = 'for';
const PLAN = 'plan';

/** The address of step 3, where the plan is delivered once that is paid for. */
export function orderAddress(way: Way, plan?: string): string {
  const query = new URLSearchParams({ [FOR]: way, ...(plan !== undefined && { [PLAN]: plan }) });
  return `${ORDER_PATH}?${query}`;
}

/** What an order is for; undefined where it is for no plan in particular. */
export const orderedWayIn = (search: URLSearchParams): Way | undefined =>
  WAYS.find((way) => way === search.get(FOR));

export const orderedPlanIn = (search: URLSearchParams): string | undefined => search.get(PLAN) ?? undefined;
