import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { defaultTheme, lookOf } from '@trazo/plan/theme/theme';
import { describe, expect, test } from 'vitest';
import { plain } from '../../testing/printed-section.ts';
import { createFormat } from '../format.ts';
import { wordsOf } from '../wording.ts';
import {
  balanceClaim,
  cashClaim,
  coverClaim,
  equityClaim,
  financingClaim,
  headsClaim,
  largestClaim,
  loansClaim,
  lowestOf,
  profitClaim,
  safetyClaim,
  seasonClaim,
  stressClaim,
  titled,
  waterfallClaim,
} from './claims.ts';

const saidIn = (language: Language) => {
  const theme = lookOf(defaultTheme(1, language));
  return { words: wordsOf(theme), format: createFormat(theme, '€') };
};
const en = saidIn('en');
const yearOf = (index: number) => String(2027 + index);

/** Each claim with a figure, as each language says it. */
const CLAIMS = {
  cash: (said: typeof en) => cashClaim('25797', '', said),
  cashBelow: (said: typeof en) => cashClaim('-3835', '2027', said),
  profit: (said: typeof en) => profitClaim(['10', '20000'], yearOf, said),
  firstProfit: (said: typeof en) => profitClaim(['-10', '20000'], yearOf, said),
  losses: (said: typeof en) => profitClaim(['-10', '-4431'], yearOf, said),
  missing: (said: typeof en) =>
    financingClaim({ sources: '5', uses: '9', difference: '-3835', state: 'short' }, said),
  safety: (said: typeof en) => safetyClaim('18.0', said),
};

test.each([
  [
    'es',
    [
      'La tesorería nunca baja de 25.797 €',
      'La tesorería baja hasta −3.835 € (2027)',
      'Todos los años terminan con beneficio, el último con 20.000 €',
      'Primer año con beneficio: 2028',
      'Todos los años terminan con pérdidas, el último con 4.431 €',
      'Faltan 3.835 €',
      'Las ventas pueden caer un 18,0 % antes de que haya pérdidas',
    ],
  ],
  [
    'en',
    [
      'Cash never falls below €25,797',
      'Cash falls to −€3,835 (2027)',
      'Every year ends with a profit, the last of €20,000',
      'First year with a profit: 2028',
      'Every year ends with a loss, the last of €4,431',
      '€3,835 is still missing',
      'Sales may fall by 18.0% before there is a loss',
    ],
  ],
  [
    'it',
    [
      'La liquidità non scende mai sotto 25.797 €',
      'La liquidità scende fino a −3.835 € (2027)',
      'Ogni anno si chiude in utile, l’ultimo con 20.000 €',
      'Primo anno in utile: 2028',
      'Ogni anno si chiude in perdita, l’ultimo con 4.431 €',
      'Mancano ancora 3.835 €',
      'Le vendite possono calare del 18,0% prima di andare in perdita',
    ],
  ],
  [
    'fr',
    [
      'La trésorerie ne descend jamais en dessous de 25 797 €',
      'La trésorerie descend à −3 835 € (2027)',
      'Chaque exercice est bénéficiaire, le dernier de 20 000 €',
      'Premier exercice bénéficiaire : 2028',
      'Chaque exercice est déficitaire, le dernier de 4 431 €',
      'Il manque encore 3 835 €',
      'Les ventes peuvent baisser de 18,0 % avant toute perte',
    ],
  ],
  [
    'de',
    [
      'Der Kontostand fällt nie unter 25.797 €',
      'Der Kontostand fällt auf −3.835 € (2027)',
      'Jedes Jahr schließt mit Gewinn, das letzte mit 20.000 €',
      'Erstes Jahr mit Gewinn: 2028',
      'Jedes Jahr schließt mit Verlust, das letzte mit 4.431 €',
      'Es fehlen noch 3.835 €',
      'Der Umsatz darf um 18,0 % sinken, bevor ein Verlust entsteht',
    ],
  ],
] as const)('in %s figures say in a sentence what they show', (language, sentences) => {
  expect(Object.values(CLAIMS).map((claim) => plain(claim(saidIn(language))))).toEqual(sentences);
});

test('where figures say nothing in short, a drawing is called what it is', () => {
  expect(titled('', 'Cost structure')).toEqual({ caption: 'Cost structure', subject: '' });
  expect(titled('Rent is most of it', 'Costs')).toEqual({ caption: 'Rent is most of it', subject: 'Costs' });
});

test('cash of nothing is not below nothing, and the first of several lowest months is the lowest', () => {
  expect(cashClaim('0', '', en)).toBe('Cash never falls below €0');
  expect(lowestOf(['9', '-3', '-3', '0'])).toBe(1);
});

describe('profit', () => {
  test.each([
    ['one year', ['500'], 'Every year ends with a profit, the last of €500'],
    ['a last year of loss', ['500', '-20'], 'The last year ends with a loss of €20'],
    ['a year of nothing before profits', ['0', '20', '30'], 'First year with a profit: 2028'],
    ['profits that come and go', ['5', '-5', '5'], ''],
    ['nothing at all', ['0', '0'], ''],
    ['a year that is not known', ['', '5'], ''],
  ])('%s', (_, netIncome, claim) => {
    expect(profitClaim(netIncome, yearOf, en)).toBe(claim);
  });
});

describe('the largest cost', () => {
  const series = (direct: string, other: string) => [
    { id: 'directExpenses' as const, shape: 'bar' as const, values: ['1', direct] },
    { id: 'otherExpenses' as const, shape: 'bar' as const, values: ['9', other] },
  ];
  const claim = (direct: string, other: string) =>
    largestClaim('largestCost', { series: series(direct, other) }, { series: (id) => id }, '2031', en);
  test('is that of the last year', () => {
    expect(claim('300', '100')).toBe('Largest cost: directExpenses, 75% (2031)');
  });
  test('is no heap of small ones', () => {
    const sources = [
      { id: 'revenues', name: 'Bread', shape: 'bar', values: ['30'] },
      { id: 'revenues', name: 'Other', isRest: true, shape: 'bar', values: ['70'] },
    ] as const;
    expect(largestClaim('largestRevenue', { series: sources }, { series: (id) => id }, '2031', en)).toBe(
      'Largest source of revenue: Bread, 30% (2031)',
    );
  });
  test.each([
    ['the only one', '300', '0'],
    ['beside one below zero', '300', '-1'],
    ['nothing', '', ''],
  ])('%s is not said', (_, direct, other) => {
    expect(claim(direct, other)).toBe('');
  });
});

test.each([
  ['300', '700', 'Equity funds 30% of the assets'],
  ['-300', '700', ''],
  ['1000', '', ''],
  ['', '1000', ''],
  ['0', '0', ''],
])('equity of %s beside debts of %s', (own, long, claim) => {
  const bar = (id: 'ownFunds' | 'longTermLiabilities', value: string) => ({
    id,
    shape: 'bar' as const,
    values: ['', value],
  });
  expect(balanceClaim({ series: [bar('ownFunds', own), bar('longTermLiabilities', long)] }, en)).toBe(claim);
});

test.each([
  ['124', '12.4% of revenue is left as profit'],
  ['0', ''],
  ['0.1', ''],
  ['-50', 'Costs exceed revenue by €50'],
])('what is left of 1,000: %s', (left, claim) => {
  const bar = (id: 'revenues' | 'netIncome', amount: string) => ({ id, amount, span: { from: 0, to: 1 } });
  expect(waterfallClaim([bar('revenues', '1000'), bar('netIncome', left)], en)).toBe(claim);
});

test.each([
  ['', ''],
  ['0.0', 'Sales just cover the costs'],
  ['0.1', 'Sales may fall by 0.1% before there is a loss'],
])('a margin of safety of %s', (safety, claim) => {
  expect(safetyClaim(safety, en)).toBe(claim);
});

describe('equity', () => {
  const claim = (own: readonly string[], debts: readonly string[]) =>
    equityClaim(
      {
        series: [
          { id: 'ownFunds', shape: 'bar', values: own },
          { id: 'shortTermLiabilities', shape: 'bar', values: debts },
        ],
      },
      yearOf,
      en,
    );
  test.each([
    ['grows', ['34', '62'], ['66', '38'], 'Equity rises from 34% to 62% of the assets'],
    ['shrinks', ['62', '34'], ['38', '66'], 'Equity falls from 62% to 34% of the assets'],
    ['is the same', ['50', '100'], ['50', '100'], 'Equity begins and ends at 50% of the assets'],
    ['is used up', ['34', '-5', '9'], ['6', '6', '6'], 'Debts exceed the assets by €5 (2028)'],
    ['is nothing', ['0', '5'], ['9', '9'], ''],
  ])('%s', (_, own, debts, said) => {
    expect(claim(own, debts)).toBe(said);
  });
});

test.each([
  [['1.20', '1.45', ''], 'Debt service is covered at least 1.20 times in every year'],
  [['1.45', '1.19'], 'Debt service is covered only 1.19 times (2028)'],
  [['', '-0.30', '2.00'], 'Nothing is left to serve the debt (2028)'],
  [['', ''], ''],
])('covers of %s', (covers, claim) => {
  expect(coverClaim(covers, 1.2, yearOf, en)).toBe(claim);
});

test.each([
  [['9', '4'], ['8', '0'], 'In none of the cases does cash fall below €0'],
  [['9', '4'], ['8', '-7'], 'Less: €7 is missing (2028)'],
  [['9', '-4'], ['8', '-7'], 'Plan: €4 is missing (2028)'],
  [['9', '4'], ['8', '-7'], 'Less: €2 is missing (2028)', '5'],
  [['9', '4'], ['8', '-7'], 'In none of the cases does cash fall below −€7', '7'],
])('cash of %s as planned and %s otherwise', (planned, less, claim, creditLine = '0') => {
  const cases = [
    { name: 'Plan', closing: planned },
    { name: 'Less', closing: less },
  ];
  expect(stressClaim(cases, creditLine, yearOf, en)).toBe(claim);
});

test.each(LANGUAGES)('no claim in %s ends as a sentence of a text', (language) => {
  for (const claim of Object.values(CLAIMS)) expect(claim(saidIn(language))).not.toMatch(/\.$/);
});

test.each([
  [['30', '10'], ['50', '40'], 'Fixed assets exceed the bank loans on every closing day'],
  [['30', '10'], ['30', '10'], 'Fixed assets exceed the bank loans on every closing day'],
  [['60', '10'], ['50', '40'], 'Fixed assets exceed the bank loans from 2028 on'],
  [['60', '50'], ['50', '30'], 'Bank loans exceed the fixed assets by up to €20 (2028)'],
])('loans of %j beside %j', (bankLoans, fixedAssets, claim) => {
  const series = [
    { id: 'bankLoans' as const, shape: 'bar' as const, values: bankLoans },
    { id: 'fixedAssets' as const, shape: 'line' as const, values: fixedAssets },
  ];
  expect(plain(loansClaim({ series }, yearOf, en))).toBe(claim);
});

test.each([
  [['2', '3.5'], 'The team grows from 2 to 3.5 people by March 2032'],
  [['3.5', '2'], 'The team shrinks from 3.5 to 2 people by March 2032'],
  [['2', '4', '2'], 'At most 4 people work at the same time'],
])('heads of %j', (heads, claim) => {
  expect(headsClaim(heads, 'March 2032', { words: en.words, print: (count) => count })).toBe(claim);
});

test('a season names its best month and its worst', () => {
  const monthOf = (index: number) => ['January', 'February', 'March'][index] ?? '';
  const claim = (...revenues: readonly string[]) => plain(seasonClaim(revenues, monthOf, en));
  expect(claim('2000', '5000', '1000')).toBe('Strongest month: February (€5,000), weakest: March (€1,000)');
  expect(claim('1001', '5000', '1000')).toBe('Strongest month: February (€5,000)');
  expect(claim('5001', '5000', '1000')).toBe('');
});
