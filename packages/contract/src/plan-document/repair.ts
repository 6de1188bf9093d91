import { isEqual } from '@trazo/plan/equality';
import { paidAtOnce } from '@trazo/plan/finance/assumptions/terms';
import { isRecord } from '@trazo/plan/is-record';
import { codedIssue } from '@trazo/plan/issue-codes';
import { cutRichText } from '@trazo/plan/rich-text/cut-text';
import { hasBlocks } from '@trazo/plan/rich-text/plain-text';
import type { z } from 'zod';
import { readPath, writePath } from './value-path.ts';

/**
 * `keepTexts`: a text that is too long or of the wrong form (half an amount, say) stays, so that the user does not lose what they
 * typed. `printable`: it is cut or blanked, so that the server accepts the whole.
 */
export type RepairMode = 'keepTexts' | 'printable';

type Issue = z.core.$ZodIssue;

/** Rounds of mending fields one by one; then damaged list items go as a whole, and at last the section. */
const GENTLE_ITERATIONS = 12;
const MAX_ITERATIONS = 24;

/** Answers in several parts that do not go together are sent as if they were not given. */
const UNANSWERED: Readonly<Record<string, () => readonly unknown[]>> = {
  terms: paidAtOnce,
  season: () => new Array<string>(12).fill(''),
};

/** Stands where a list item goes, until the list is closed up; indices stay valid meanwhile. */
const REMOVED = Symbol('removed');

/**
 * The nearest valid value: keeps every field that is valid, sets the others to what `empty` has there. `between` mends what fields say
 * against each other, of a value that is complete in shape.
 */
export function repair<Value>(
  schema: z.ZodType<Value>,
  empty: Value,
  value: unknown,
  mode: RepairMode,
  between: (current: Value) => Value = (same) => same,
): Value {
  let current = withShapeOf(empty, value);
  for (let round = 0; round < MAX_ITERATIONS; round += 1) {
    const result = schema.safeParse(current);
    if (result.success) return result.data;
    const together: unknown = between(current as Value);
    if (!isEqual(together, current)) {
      current = together;
      continue;
    }
    const isKept = (issue: Issue) =>
      isAboutTextForm(issue) ||
      (issue.path[0] === 'assumptions' && isTextForNumber(issue, readPath(current, issue.path.join('.'))));
    const issues = result.error.issues.filter((issue) => mode === 'printable' || !isKept(issue));
    if (issues.length === 0) return current as Value;
    const gentle = round < GENTLE_ITERATIONS;
    for (const issue of issues) current = mend(current, empty, issue, gentle);
    current = closeUp(current);
  }
  return empty;
}

/** Missing fields come from `empty`; anything that is no object is replaced by it. */
function withShapeOf(empty: unknown, value: unknown): unknown {
  if (!isRecord(empty)) return value;
  return isRecord(value) ? { ...empty, ...value } : empty;
}

/** Of an answer, not of the draft's structure: what was typed stays and gets a message, however wrong it is. */
function isAboutTextForm(issue: Issue): boolean {
  if (issue.code === 'too_big') return issue.origin === 'string' || issue.origin === 'number';
  if (issue.code === 'too_small') return issue.origin === 'number';
  if (issue.code === 'invalid_format') return true;
  // What two fields of assumptions say against each other is kept; two items with one id cannot be.
  if (issue.code === 'custom')
    return issue.path[0] === 'assumptions' && codedIssue(issue)?.code !== 'duplicate_id';
  return issue.code === 'invalid_union' && issue.errors.some((errors) => errors.some(isAboutTextForm));
}

/** An answer that has to be a number, and is a text so far. */
function isTextForNumber(issue: Issue, found: unknown): boolean {
  if (typeof found !== 'string' || found === '') return false;
  const wantsNumber = (each: Issue) => expects(each, 'number') || expects(each, 'int');
  return (
    wantsNumber(issue) ||
    (issue.code === 'invalid_union' && issue.errors.some((errors) => errors.some(wantsNumber)))
  );
}

function mend(value: unknown, empty: unknown, issue: Issue, gentle: boolean): unknown {
  if (issue.code === 'unrecognized_keys') return withoutKeys(value, issue.path, issue.keys);
  if (issue.path.length === 0) return empty;
  const path = issue.path.join('.');
  const found = readPath(value, path);
  if (found === REMOVED) return value;
  if (issue.code === 'too_big' && (typeof found === 'string' || hasBlocks(found))) {
    return writePath(value, path, cutRichText(found, Number(issue.maximum)));
  }
  if (issue.code === 'too_big' && Array.isArray(found)) {
    return writePath(value, path, found.slice(0, Number(issue.maximum)));
  }
  if (issue.code === 'custom' && Array.isArray(found)) {
    const unanswered = UNANSWERED[String(issue.path.at(-1))];
    return writePath(value, path, unanswered?.() ?? distinct(found));
  }
  const bound = boundOf(issue, found);
  if (bound !== undefined) return writePath(value, path, bound);
  const blank = readPath(empty, path);
  if (blank !== undefined && found !== blank) return writePath(value, path, structuredClone(blank));
  const inList = issue.path.some((step) => typeof step === 'number');
  if (inList && (!gentle || found === '' || issue.path.at(-1) === 'id' || expects(issue, 'object'))) {
    const item = issue.path.slice(0, issue.path.findLastIndex((step) => typeof step === 'number') + 1);
    return writePath(value, item.join('.'), REMOVED);
  }
  return writePath(value, path, expects(issue, 'array') ? [] : '');
}

/** A number within its bounds; one that is of no use otherwise becomes blank, and where nothing may be blank, zero. */
function boundOf(issue: Issue, found: unknown): number | '' | undefined {
  if (issue.code === 'too_big' && issue.origin === 'number') return Number(issue.maximum);
  if (issue.code === 'too_small' && issue.origin === 'number') return Number(issue.minimum);
  if (issue.code === 'custom' && typeof found === 'number' && found !== 0) return '';
  return found === '' && (expects(issue, 'number') || expects(issue, 'int')) ? 0 : undefined;
}

const expects = (issue: Issue, type: string): boolean =>
  issue.code === 'invalid_type' && issue.expected === type;

function distinct(items: readonly unknown[]): unknown[] {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const name = isRecord(item) ? item.id : item;
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

function withoutKeys(value: unknown, path: readonly PropertyKey[], keys: readonly PropertyKey[]): unknown {
  const found = path.length === 0 ? value : readPath(value, path.join('.'));
  if (!isRecord(found)) return value;
  const kept = Object.fromEntries(Object.entries(found).filter(([key]) => !keys.includes(key)));
  return path.length === 0 ? kept : writePath(value, path.join('.'), kept);
}

function closeUp(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== REMOVED).map(closeUp);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, closeUp(item)]));
}
