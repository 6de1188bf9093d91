import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@trazo/plan/languages';
import { TRADE_KINDS } from '@trazo/plan/trade-kinds';
import { expect, it } from 'vitest';
import type { ForecastWords } from '../forecast-words.ts';
import { exampleOf } from './example-of.ts';

const HELP = new URL('../../../../../../../packages/messages/help/', import.meta.url);
const wordsIn = (language: string): ForecastWords =>
  JSON.parse(readFileSync(new URL(`${language}/forecast.json`, HELP), 'utf8'));

it.each(LANGUAGES)('an example in %s is of the plan’s own trade and country', (language) => {
  const words = wordsIn(language);
  for (const id of ['sales', 'volume', 'unitCosts', 'investments'] as const)
    expect(new Set(TRADE_KINDS.map((trade) => exampleOf(words, id, trade, 'es'))).size).toBe(
      TRADE_KINDS.length,
    );
  for (const id of ['taxedAs', 'wages', 'grants', 'loans'] as const) {
    const said = ['es', 'fr', 'de', 'it', 'uk', 'us'].map((country) => exampleOf(words, id, 'shop', country));
    expect(new Set(said).size).toBe(said.length);
  }
  const vat = ['es', 'fr', 'it', 'other'].map((country) => exampleOf(words, 'vat', 'shop', country));
  expect(new Set(vat).size).toBe(vat.length);
  expect(exampleOf(words, 'start', 'digital', 'fr')).toBe(words.questions.start.example);
  expect(exampleOf(words, 'loans', 'digital', '')).toBe(words.questions.loans.example);
});
