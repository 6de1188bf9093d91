import { assumptionsSchema } from '@trazo/plan/finance/assumptions/assumptions';
import { codedIssue } from '@trazo/plan/issue-codes';
import type { z } from 'zod';
import { readPath } from './value-path.ts';

type Issue = z.core.$ZodIssue;

/** What is stored beside the answers: figures of ours, and what is not typed into the questions. */
const BESIDE: readonly PropertyKey[] = ['filled', 'pins', 'stressAnswer', 'dismissed', 'answered', 'annexes'];

/** Words, of which a forecast counts nothing. */
const WORDS: readonly PropertyKey[] = ['name', 'role'];

const isAnswer = ({ path }: Issue): boolean =>
  !BESIDE.includes(path[0] ?? '') && !WORDS.includes(path.at(-1) ?? '');

/** Something was typed or chosen: a text for a number, a number out of bounds, or what another answer speaks against. */
function isWrong(issue: Issue, found: unknown): boolean {
  if (issue.code === 'custom' && Array.isArray(found)) return codedIssue(issue)?.code !== 'duplicate_id';
  return typeof found === 'number' || (typeof found === 'string' && found !== '');
}

/**
 * Paths of answers that cannot be counted as they stand. Any figure put in their place would be one that the user did not say: while
 * there are any, the forecast is not complete, and nothing of it goes into the grid or on paper.
 */
export const wrongAnswers = (
  assumptions: object,
  issues: readonly Issue[] = assumptionsSchema.safeParse(assumptions).error?.issues ?? [],
): string[] => [
  ...new Set(
    issues
      .filter((issue) => isAnswer(issue) && isWrong(issue, readPath(assumptions, issue.path.join('.'))))
      .map(({ path }) => path.join('.')),
  ),
];
