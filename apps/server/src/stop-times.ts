import type { Config } from './config/config.ts';

type Draining = Pick<Config, 'drainSeconds'>;

/** Requests in work get this long to finish when the server stops. */
const FINISH_MS = 1_500;
/** The same where balancers have been given time to send no more: nothing waits for the end then. */
const FINISH_BEHIND_BALANCER_MS = 10_000;
/** What the server stands on has this long to end. */
const PARTS_MS = 3_000;

/** Milliseconds for requests in work, once no new ones are taken. */
export const finishMs = ({ drainSeconds }: Draining): number =>
  drainSeconds === 0 ? FINISH_MS : FINISH_BEHIND_BALANCER_MS;

/** Milliseconds within which the server stops in order; after that it ends at once. */
export const stopTimeoutMs = (config: Draining): number =>
  config.drainSeconds * 1_000 + finishMs(config) + PARTS_MS;
