import { readPath, writePath } from '@trazo/contract/plan-document/value-path';
import words from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import { assumptionsSchema } from '@trazo/plan/finance/assumptions/assumptions';
import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '../questions/questions.ts';
import { type Asked, fieldsOf } from '../testing/asked-fields.ts';
import { answerError } from './answer-error.ts';

const messageAfter = ({ assumptions, path, spec }: Asked, value: unknown): string | undefined => {
  const next = writePath(assumptions, path, value);
  return answerError(next, path, spec, readPath(next, path), words, 'en');
};

const WRONG = ['12,5,x', 'abc', '😀', '-', '1'.repeat(30), '1e9', 'NaN'];
const all = QUESTIONS.flatMap((question) =>
  fieldsOf(question).map((asked) => [question.id, asked.path, asked] as const),
);
const numbers = all.filter(([, path, { spec }]) => spec.kind === 'number' && !path.startsWith('@'));
const wholes = all.filter(([, , { spec }]) => spec.kind === 'whole');

it('asks about every kind of answer', () => {
  expect(numbers.length).toBeGreaterThan(20);
  expect(wholes.length).toBeGreaterThan(8);
});

describe.each(numbers)('%s, %s', (_, __, asked) => {
  it('says what is wrong with what is no number, and what is out of bounds', () => {
    for (const value of WRONG) expect(messageAfter(asked, value), value).toBeTypeOf('string');
    if (asked.spec.kind !== 'number') throw new Error('a number is asked for');
    const { min, max } = asked.spec;
    for (const value of [max * 10 + 1, min - 1].map(String)) {
      expect(messageAfter(asked, value), value).toMatch(/to/);
    }
  });

  it('takes a blank and its bounds without a word', () => {
    if (asked.spec.kind !== 'number') throw new Error('a number is asked for');
    for (const value of ['', String(asked.spec.max)])
      expect(messageAfter(asked, value), value).toBeUndefined();
  });
});

it.each(wholes)('%s, %s: a whole number out of bounds is said', (_, __, asked) => {
  if (asked.spec.kind !== 'whole') throw new Error('a whole number is asked for');
  const { min, max } = asked.spec;
  for (const value of [-5, min - 1, max + 1, 1e9])
    expect(messageAfter(asked, value), String(value)).toBeTypeOf('string');
});

it('a number that is too fine is said with how fine it may be', () => {
  const messages = (path: string) => {
    const asked = numbers.find(([, each]) => each.endsWith(path))?.[2];
    if (asked === undefined) throw new Error(`${path} is not asked for`);
    return messageAfter(asked, '1.23456');
  };
  expect(['normal', 'price', 'gross', 'rate'].map(messages)).toEqual(
    ['3', '4', '2', '4'].map((digits) => words.errors.decimals.replace('{{digits}}', digits)),
  );
});

it('a loan with an amount asks for its term at the field', () => {
  const asked = all.find(([id, path]) => id === 'loans' && path.endsWith('.term'))?.[2];
  if (asked === undefined) throw new Error('no term is asked for');
  expect(messageAfter(asked, '')).toBeUndefined();
  const lent = writePath(asked.assumptions, asked.path.replace('term', 'payouts.0.amount'), '50000');
  expect(messageAfter({ ...asked, assumptions: lent }, '')).toMatch(/12/);
  expect(messageAfter({ ...asked, assumptions: lent }, 60)).toBeUndefined();
});

it.each(['0001-05', 'abril 2027', '2027-13'])(
  'the first month %s is said with how a month is written',
  (start) => {
    const asked = all.find(([, , { spec }]) => spec.kind === 'month')?.[2];
    if (asked === undefined) throw new Error('no month is asked for');
    expect(messageAfter(asked, start)).toBe(words.errors.month);
    expect(messageAfter(asked, '2027-04')).toBeUndefined();
  },
);

it.each(['-5', '1001', 'abc', '😀'])('a weight of a month that is %s is said', (value) => {
  const season = all.find(([, , { spec }]) => spec.kind === 'season')?.[2];
  if (season === undefined) throw new Error('no season is asked for');
  const weights = ['', '', value, ...new Array<string>(9).fill('')];
  expect(messageAfter(season, weights)).toBeTypeOf('string');
  expect(assumptionsSchema.safeParse(writePath(season.assumptions, season.path, weights)).success).toBe(
    false,
  );
});

describe('a rate or rule of the country', () => {
  const messageFor = (key: string, value: string): string | undefined => {
    const asked = all.find(([, path]) => path === `@${key}`)?.[2];
    if (asked === undefined) throw new Error(`${key} is not asked for`);
    const assumptions = { ...asked.assumptions, parameters: [{ key, value }] };
    return answerError(assumptions, asked.path, asked.spec, value, words, 'en');
  };

  it.each(['12.34567', '1e1', 'abc', '-1', '101'])('that is %s is said', (value) => {
    expect(messageFor('analysis.discountRate', value)).toBeTypeOf('string');
  });

  it.each(['', '0', '12.3456', '100'])('that is %j is taken without a word', (value) => {
    expect(messageFor('analysis.discountRate', value)).toBeUndefined();
  });

  it('of days is a whole number of at least one', () => {
    for (const value of ['250.5', '0', '367'])
      expect(messageFor('analysis.openDays', value), value).toBeTypeOf('string');
    for (const value of ['', '1', '366'])
      expect(messageFor('analysis.openDays', value), value).toBeUndefined();
  });

  it('is not blamed for another one that is wrong', () => {
    const asked = all.find(([, path]) => path === '@analysis.openDays')?.[2];
    if (asked === undefined) throw new Error('the days are not asked for');
    const parameters = [
      { key: 'analysis.discountRate', value: 'abc' },
      { key: 'analysis.openDays', value: '250' },
    ];
    const next = { ...asked.assumptions, parameters };
    expect(answerError(next, asked.path, asked.spec, '250', words, 'en')).toBeUndefined();
  });
});
