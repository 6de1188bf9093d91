/** Characters of `business_plan_content`; photos are inside as data URLs. */
export const CONTENT_LIMIT = 40_000_000;

/** No list of a plan is longer; the exact limits are those of the domain's schemas. */
export const LIST_LIMIT = 1_000;

/** As many issues as one answer names. */
export const ISSUE_LIMIT = 50;

/** Objects within objects; the deepest field of a plan stands at 7. */
export const DEPTH_LIMIT = 32;

/**
 * A formatted text as JSON, which is longer than its words; `altogether` are the characters of all those of a content. `values`: as
 * many headings, links, notes (five values each, with what stands before) or cells as any template typesets, in a card, too, in half
 * of a renderer's time; a table of the most rows and columns has 6,000.
 */
export const RICH_TEXT_BOUNDS = {
  characters: 400_000,
  altogether: 4_000_000,
  depth: 8,
  values: 8_000,
} as const;

/** Values of a content; a plan with every list full has about 120,000. */
export const VALUE_LIMIT = 200_000;
