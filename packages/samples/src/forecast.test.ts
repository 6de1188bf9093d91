import { agrees } from '@trazo/forecast/testing/grid-agreement';
import { incomeStatement } from '@trazo/plan/finance/income-statement';
import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { hasBlocks, plainTextOf } from '@trazo/plan/rich-text/plain-text';
import { describe, expect, it } from 'vitest';
import { sampleContent } from './sample.ts';
import { Figures, type Said } from './testing/figures.ts';
import { filledSample, workedSample } from './testing/filled-sample.ts';
import { said as de } from './testing/said/de.ts';
import { said as en } from './testing/said/en.ts';
import { said as es } from './testing/said/es.ts';
import { said as fr } from './testing/said/fr.ts';
import { said as it_ } from './testing/said/it.ts';

const SAID: Readonly<Record<Language, Said>> = { es, en, it: it_, fr, de };

/** A figure worth checking: money, a share, a multiple, or a number of four digits and more that is no year. */
const FIGURE =
  /[£€]\s?\d[\d.,]*|\d[\d.,]*(?=\s?(?:%|€|-fach|per cent|Prozent|Mio\.|million|euros?\b|times|veces|volte|fois))|\d+(?:[., ]\d{3})+/g;

const withPlainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** All texts of a value, one a line. */
function textsOf(value: unknown): string {
  if (hasBlocks(value)) return withPlainSpaces(plainTextOf(value));
  if (typeof value === 'string') return withPlainSpaces(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textsOf).join('\n');
}

/** Parts of a text that no phrase covers, shown with what stands around them. */
function uncovered(text: string, phrases: readonly string[]): string[] {
  const spans = phrases.flatMap((phrase) => {
    const start = text.indexOf(phrase);
    return start < 0 ? [] : [{ start, end: start + phrase.length }];
  });
  return [...text.matchAll(FIGURE)]
    .filter(({ index }) => !spans.some(({ start, end }) => index >= start && index < end))
    .map(({ index }) => text.slice(Math.max(0, index - 40), index + 30));
}

describe.each(LANGUAGES)('the forecast of the sample in %s', (language) => {
  const { plan } = sampleContent(language);
  const { forecast } = workedSample(language);
  const figures = new Figures(language);
  const claims = SAID[language].claims(figures).map(withPlainSpaces);

  it('is complete, and its grid, balance and lists are what follows from the assumptions', async () => {
    expect(forecast.missing).toEqual([]);
    expect(forecast.state).toBe('complete');
    expect(plan.finance).toEqual(await filledSample(language));
    expect(agrees(plan.finance, forecast)).toBe(true);
  });

  it('finances all it needs and never runs out of money', () => {
    const { missing, totalSources, totalUses } = forecast.sourcesAndUses;
    expect(missing).toBe(0);
    expect(totalSources).toBe(totalUses);
    expect(forecast.cash.lowest.amount).toBeGreaterThan(0);
  });

  it('balances in every month', () => {
    for (const { total, ownFunds, longTerm, shortTerm } of forecast.balance) {
      expect(ownFunds + longTerm + shortTerm).toBe(total);
    }
  });

  it.each(claims)('is what the prose says: “%s”', (claim) => {
    expect(textsOf(plan)).toContain(claim);
  });

  it('stands behind every figure of the summary and the finance section, or a fact does', () => {
    const { revenueModel, useOfFunds, exitStrategy } = plan.finance;
    const text = textsOf([plan.summary, revenueModel, useOfFunds, exitStrategy]);
    const phrases = [...claims, ...SAID[language].facts];
    expect(SAID[language].facts.filter((fact) => !text.includes(fact))).toEqual([]);
    expect(uncovered(text, phrases)).toEqual([]);
  });

  it('says of the income statement what the statement says of itself', () => {
    const { netIncome, ebitda } = incomeStatement(plan.finance);
    expect(ebitda.map(Number)).toEqual(forecast.income.ebitda.years);
    expect(netIncome.map(Number)).toEqual(forecast.income.netIncome.years);
  });
});
