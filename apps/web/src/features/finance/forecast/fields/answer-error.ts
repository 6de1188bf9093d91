import { readPath } from '@trazo/contract/plan-document/value-path';
import { parameterValue } from '@trazo/plan/finance/assumptions/assumptions';
import { codedIssue, type PlanIssueCode } from '@trazo/plan/issue-codes';
import type { Language } from '@trazo/plan/languages';
import { formatAmount } from '../../../../shared/formatting/amount-text.ts';
import { issuesOf } from '../checked-assumptions.ts';
import { type ForecastWords, say } from '../forecast-words.ts';
import { parameterAt } from '../parameter-path.ts';
import type { FieldSpec } from '../questions/field-specs.ts';

const MESSAGES: Readonly<Partial<Record<PlanIssueCode, keyof ForecastWords['errors']>>> = {
  ends_before_start: 'ends',
  repaid_before_lent: 'repaid',
  paid_before_due: 'paid',
  not_whole_instalments: 'instalments',
  grace_too_long: 'grace',
  no_month_sells: 'season',
  shares_not_whole: 'shares',
};

/** The most that answers without bounds of their own may be: days a month, and the weight of a month. */
const MOST: Readonly<Partial<Record<FieldSpec['kind'], number>>> = { days: 31, season: 1000 };

export const WHOLE_EXAMPLE = '12';

/** A rate of the country has as many decimals as any rate. */
const RATE_DECIMALS = 4;

/** Without its term a loan has no instalments; blank it may only stay while the loan has no amount. */
function lacksTerm(assumptions: object, path: string, value: unknown): boolean {
  const [, loan] = /^(loans\.\d+)\.term$/.exec(path) ?? [];
  return loan !== undefined && value === '' && readPath(assumptions, `${loan}.payouts.0.amount`) !== '';
}

/** What is wrong with one answer, in words. */
export function answerError(
  assumptions: object,
  path: string,
  spec: FieldSpec,
  value: unknown,
  words: ForecastWords,
  language: Language,
): string | undefined {
  const asked = parameterAt(path) !== undefined;
  const isAbout = (at: string) => at === path || (Array.isArray(value) && at.startsWith(`${path}.`));
  const issue = issuesOf(assumptions).find((found) =>
    asked ? found.path[0] === 'parameters' : isAbout(found.path.join('.')),
  );
  if (lacksTerm(assumptions, path, value)) return say(words.errors.number, { example: WHOLE_EXAMPLE });
  if (issue === undefined && !asked) return undefined;
  const wrong: unknown = Array.isArray(value) ? value[Number(issue?.path.at(-1))] : value;
  const isNumber = typeof wrong === 'number' || /^-?\d+(?:\.\d+)?$/.test(String(wrong));
  const { min, max } = 'min' in spec ? spec : { min: 0, max: MOST[spec.kind] ?? 1000 };
  const outside = Number(wrong) < min || Number(wrong) > max;
  const isWhole = spec.kind === 'whole' || spec.kind === 'days' || ('isWhole' in spec && spec.isWhole);
  if (asked) {
    const isCounted = parameterValue.safeParse(wrong).success && !(isWhole && String(wrong).includes('.'));
    if (wrong === '' || (isCounted && !outside)) return undefined;
  }
  const coded = asked || issue === undefined ? undefined : codedIssue(issue);
  const known = coded && MESSAGES[coded.code];
  if (known !== undefined) return words.errors[known];
  if (spec.kind === 'month') return words.errors.month;
  const write = (number: number) => formatAmount(String(number), language);
  if (!isNumber)
    return say(words.errors.number, { example: isWhole ? WHOLE_EXAMPLE : formatAmount('1234.5', language) });
  if (outside) return say(words.errors.range, { min: write(min), max: write(max) });
  const digits = asked ? RATE_DECIMALS : coded?.decimals;
  return isWhole || digits === undefined
    ? say(words.errors.number, { example: isWhole ? WHOLE_EXAMPLE : write(12.5) })
    : say(words.errors.decimals, { digits: String(digits) });
}
