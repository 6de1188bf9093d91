/** Characters of `business_plan_content`; photos are inside as data URLs. */
export const CONTENT_LIMIT = 40_000_000;

/** No list of a plan is longer; the exact limits are those of the domain's schemas. */
export const LIST_LIMIT = 1_000;

/** As many faults as one answer names. */
export const ISSUE_LIMIT = 50;
