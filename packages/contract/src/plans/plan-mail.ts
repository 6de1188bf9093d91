/** Addresses one mailing of a plan goes to, besides a copy to its sender. */
export const PLAN_RECIPIENTS_LIMIT = 5;

/** Characters of what the sender writes to them. */
export const PLAN_MESSAGE_LIMIT = 1_000;
