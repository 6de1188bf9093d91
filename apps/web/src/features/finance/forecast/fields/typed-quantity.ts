import type { Rhythm } from '@trazo/plan/finance/assumptions/streams';
import type { Language } from '@trazo/plan/languages';
import { toAmount, toDecimal } from '@trazo/plan/money';
import { decimalSeparatorOf } from '@trazo/plan/writing/number-convention';
import { parseAmount } from '../../../../shared/formatting/amount-text.ts';
import { readSum } from '../../grid/cell-sum.ts';

/** Weeks a month, as a fraction: 52 / 12. */
const WEEKS = { over: 52, under: 12 };
/** A quantity has as many decimals. */
const DECIMALS = 3;

/** Words behind a number, in any of our languages: a visitor writes as they speak, whatever the page does. */
const SAID: readonly (readonly [Rhythm, RegExp])[] = [
  [
    'day',
    /^(?:al día|por día|cada día|diari[oa]s?|a day|per day|daily|every day|al giorno|ogni giorno|giornalier[oaie]|par jour|chaque jour|am tag|pro tag|täglich|\/\s*(?:día|day|giorno|jour|tag))$/u,
  ],
  [
    'week',
    /^(?:a la semana|por semana|cada semana|semanal(?:es)?|a week|per week|weekly|every week|a(?:lla)? settimana|ogni settimana|settimanal[ei]|par semaine|chaque semaine|in der woche|die woche|pro woche|wöchentlich|\/\s*(?:semana|week|settimana|semaine|woche))$/u,
  ],
  [
    'month',
    /^(?:al mes|por mes|cada mes|mensual(?:es)?|a month|per month|monthly|every month|al mese|ogni mese|mensil[ei]|par mois|chaque mois|im monat|pro monat|monatlich|\/\s*(?:mes|month|mese|mois|monat))$/u,
  ],
];

/** A quantity of a rhythm, by the month; `days` are the days open a month. */
function byMonth(value: string, rhythm: Rhythm, days: number): string {
  const decimal = toDecimal(value);
  if (rhythm === 'month') return value;
  const monthly = rhythm === 'day' ? decimal.times(days) : decimal.times(WEEKS.over).dividedBy(WEEKS.under);
  return toAmount(monthly.toDecimalPlaces(DECIMALS));
}

/** A quantity by the month, by the day or the week. */
export function fromMonth(value: string, rhythm: Rhythm, days: number): string {
  if (rhythm === 'month' || !/^\d+(?:\.\d+)?$/.test(value)) return value;
  const decimal = toDecimal(value);
  const own = rhythm === 'day' ? decimal.dividedBy(days) : decimal.times(WEEKS.under).dividedBy(WEEKS.over);
  return toAmount(own.toDecimalPlaces(2));
}

/** Reads a number or what is worked out behind `=`. */
export function parseCounted(text: string, language: Language, decimals: number): string | undefined {
  if (text.trim().startsWith('=')) return readSum(text, decimalSeparatorOf(language), decimals);
  return parseAmount(text, language);
}

interface Asked {
  readonly language: Language;
  /** What a bare number is by. */
  readonly rhythm: Rhythm;
  readonly days: number;
}

/** Reads how much there is a month: `3000`, `=120*25`, `120 al día`, `30 per week`. Undefined where it is none. */
export function parseMonthly(text: string, { language, rhythm, days }: Asked): string | undefined {
  const [, number = '', said = ''] = /^([^\p{L}/]*[\d)])\s*([\p{L}/].*)$/u.exec(text.trim()) ?? [];
  const spoken = SAID.find(([, words]) => words.test(said.trim().toLowerCase()))?.[0];
  if (said !== '' && spoken === undefined) return parseCounted(text, language, DECIMALS);
  const value = parseCounted(said === '' ? text : number, language, DECIMALS);
  if (value === undefined || value === '') return value;
  return byMonth(value, spoken ?? rhythm, days);
}
