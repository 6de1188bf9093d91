import { dismissalOf, doubtsOf } from '@trazo/forecast/checks/checks';
import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { askedAssumptions } from '@trazo/forecast/seed/asked-assumptions';
import { stressTest } from '@trazo/forecast/stress/stress-test';
import { agrees } from '@trazo/forecast/testing/grid-agreement';
import { packOf } from '@trazo/packs/pack-of';
import { incomeStatement } from '@trazo/plan/finance/income-statement';
import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { must } from '@trazo/plan/must';
import { hasBlocks, plainTextOf } from '@trazo/plan/rich-text/plain-text';
import { describe, expect, it } from 'vitest';
import { sampleContent } from './sample.ts';
import { Figures, type Said } from './testing/figures.ts';
import { said as de } from './testing/said/de.ts';
import { said as en } from './testing/said/en.ts';
import { said as es } from './testing/said/es.ts';
import { said as fr } from './testing/said/fr.ts';
import { said as it_ } from './testing/said/it.ts';
import { workedSample } from './testing/worked-sample.ts';

const SAID: Readonly<Record<Language, Said>> = { es, en, it: it_, fr, de };

/** A figure worth checking: money, a share, a multiple, or a number of four digits and more that is no year. */
const FIGURE =
  /[£€]\s?\d[\d.,]*|\d[\d.,]*(?=\s?(?:%|€|-fach|per cent|Prozent|Mio\.|million|euros?\b|times|veces|volte|fois))|\d+(?:[., ]\d{3})+/g;

const withPlainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** Money in a text. */
const MONEY = /[£€]\s?\d[\d.,]*\d|\d[\d., ]*(?=\s?(?:€|Mio\.|million|euros?\b))/g;

/** Every amount in a value, as a plain number. */
function amountsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^-?\d+(\.\d+)?$/.test(value) ? [String(Number(value))] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(amountsIn);
}

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

  it('is complete, and its grid, balance and lists are what follows from the assumptions', () => {
    expect(forecast.missing).toEqual([]);
    expect(forecast.state).toBe('complete');
    expect(agrees(plan.finance, forecast)).toBe(true);
  });

  it('asks of no line that nobody answered', () => {
    const { plan } = sampleContent(language);
    const assumptions = must(plan.finance.assumptions, 'a sample has a forecast');
    const asked = askedAssumptions(assumptions, plan);
    for (const list of ['streams', 'people', 'contributions', 'loans'] as const)
      expect(asked[list].map(({ id }) => id)).toEqual(assumptions[list].map(({ id }) => id));
  });

  it('finances all it needs and never runs out of money', () => {
    const { missing, totalSources, totalUses } = forecast.sourcesAndUses;
    expect(missing).toBe(0);
    expect(totalSources).toBe(totalUses);
    expect(forecast.cash.lowest.amount).toBeGreaterThan(0);
  });

  it('is a plan that a bank lends to', () => {
    const facts = planFacts(plan);
    const { assumptions } = figures;
    const pack = packOf(assumptions.country);
    for (const { debtCover } of forecast.ratios.years) expect(debtCover).toBeGreaterThanOrEqual(1_200_000);
    expect(forecast.sourcesAndUses.ownShare).toBeGreaterThanOrEqual(280_000);
    const { outcomes, bearableFall } = stressTest({ assumptions, forecast, facts, pack });
    expect(bearableFall).toBeGreaterThanOrEqual(20);
    const line = Number(assumptions.creditLine?.limit ?? 0);
    const short = outcomes.filter(({ stress, lowest }) => {
      // A line at the bank is for customers who pay late, for nothing else.
      const least = stress === 'slow' ? -line : 0;
      return stress !== 'together' && lowest.amount < least;
    });
    expect(short).toEqual([]);
    const doubts = doubtsOf({ assumptions, pack, facts, forecast });
    expect(doubts.filter((doubt) => dismissalOf(assumptions.dismissed, doubt) === undefined)).toEqual([]);
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
    expect(SAID[language].facts.filter((fact) => !textsOf(plan).includes(fact))).toEqual([]);
    expect(uncovered(text, phrases)).toEqual([]);
  });

  it('has no amount in its other sections that is none of its figures', () => {
    const { finance, summary, ...others } = plan;
    const known = new Set([...amountsIn({ ...finance, filled: null }), ...amountsIn(plan.products)]);
    const text = textsOf(others);
    const facts = [...claims, ...SAID[language].facts].join('\n');
    const unknown = [...text.matchAll(MONEY)].filter(([found]) => {
      const digits = /\d[\d.,\s]*\d|\d/.exec(found)?.[0] ?? '';
      const value = digits.replace(/[\s.,](?=\d{3}(?!\d))/g, '').replace(',', '.');
      return !known.has(String(Number(value))) && !facts.includes(digits);
    });
    expect(unknown.map(({ index }) => text.slice(Math.max(0, index - 60), index + 40))).toEqual([]);
  });

  it('says of the income statement what the statement says of itself', () => {
    const { netIncome, ebitda } = incomeStatement(plan.finance);
    expect(ebitda.map(Number)).toEqual(forecast.income.ebitda.years);
    expect(netIncome.map(Number)).toEqual(forecast.income.netIncome.years);
  });
});
