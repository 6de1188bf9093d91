/** How long a notice stays while it is neither pointed at nor focused, in ms (specification §9). */
export const NOTICE_LIFETIME = 3000;
