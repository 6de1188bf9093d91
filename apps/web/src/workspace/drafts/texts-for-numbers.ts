import { assumptionsSchema } from '@trazo/plan/finance/assumptions/assumptions';
import type { z } from 'zod';
import { isTextForNumber } from './repair.ts';
import { readPath } from './value-path.ts';

/**
 * Paths of answers that have to be a number and are a text so far. There is no number to count for them, not even none: while there
 * are any, no figure of the forecast is known.
 */
export const textsForNumbers = (
  assumptions: object,
  issues: readonly z.core.$ZodIssue[] = assumptionsSchema.safeParse(assumptions).error?.issues ?? [],
): string[] =>
  issues
    .map((issue) => ({ issue, path: issue.path.join('.') }))
    .filter(({ issue, path }) => isTextForNumber(issue, readPath(assumptions, path)))
    .map(({ path }) => path);
