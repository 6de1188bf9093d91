import type { Plan } from '@trazo/plan/plan';
import type { Theme } from '@trazo/plan/theme/theme';
import type { ErrorCode, Issue } from '../errors.ts';

/** What a saved or posted content says. */
export interface Content {
  readonly plan: Plan;
  readonly theme: Theme;
}

/** A content read from the wire, or why it cannot be. */
export type DecodedContent =
  | { readonly ok: true; readonly plan: Plan; readonly theme: Theme }
  | { readonly ok: false; readonly code: ErrorCode; readonly issues: readonly Issue[] };
