import { assumptionsSchema } from '@trazo/plan/finance/assumptions/assumptions';
import type { Language } from '@trazo/plan/languages';
import { formatAmount } from '../../../shared/formatting/amount-text.ts';
import type { FieldSpec } from './field-specs.ts';
import { type ForecastWords, say } from './forecast-words.ts';

type Issues = NonNullable<ReturnType<typeof assumptionsSchema.safeParse>['error']>['issues'];

/** Many fields ask about the same answers: they are checked once. */
const known = new WeakMap<object, Issues>();

function issuesOf(assumptions: object): Issues {
  const found = known.get(assumptions) ?? assumptionsSchema.safeParse(assumptions).error?.issues ?? [];
  known.set(assumptions, found);
  return found;
}

const MESSAGES: Readonly<Record<string, keyof ForecastWords['errors']>> = {
  'ends before it starts': 'ends',
  'repaid before it is lent': 'repaid',
  'paid before it is due': 'paid',
  'not a whole number of instalments': 'instalments',
  'longer than the loan': 'grace',
  'at least one month must sell': 'season',
};

const PARAMETER = /^@[a-zA-Z]+\.[a-zA-Z]+$/;

/** What is wrong with one answer, in words. */
export function answerError(
  assumptions: object,
  path: string,
  spec: FieldSpec,
  value: unknown,
  words: ForecastWords,
  language: Language,
): string | undefined {
  const asked = PARAMETER.test(path);
  const issue = issuesOf(assumptions).find((found) =>
    asked ? found.path[0] === 'parameters' : found.path.join('.') === path,
  );
  if (issue === undefined && !asked) return undefined;
  const isNumber = typeof value === 'number' || /^-?\d+(?:\.\d+)?$/.test(String(value));
  if (asked && (value === '' || (isNumber && Number(value) >= 0 && Number(value) <= 100))) return undefined;
  const known = MESSAGES[issue?.message ?? ''];
  if (known !== undefined) return words.errors[known];
  const write = (number: number) => formatAmount(String(number), language);
  if (!isNumber) return say(words.errors.number, { example: formatAmount('1234.5', language) });
  const { min, max } = 'min' in spec ? spec : { min: 0, max: 1000 };
  const outside = Number(value) < min || Number(value) > max;
  return outside
    ? say(words.errors.range, { min: write(min), max: write(max) })
    : say(words.errors.number, { example: write(12.5) });
}
