import type { Language } from '@trazo/plan/languages';

/** How a text writes decimals: with a comma (`1.234,56`) or with a point (`1,234.56`). */
export type DecimalSeparator = ',' | '.';

interface WritingConvention {
  readonly decimal: DecimalSeparator;
  readonly thousands: string;
  /** Between day, month and year, which stand in this order. */
  readonly dateSeparator: string;
  readonly currencyFirst: boolean;
  /** The sign of a percentage, with the blank that belongs before it. */
  readonly percent: string;
}

/**
 * How amounts and days are written in each language: what the platform's formats say, which the tests hold this against. To
 * make the first of those takes a phone long enough that a tap would wait (ADR 68).
 */
export const WRITING_CONVENTIONS: Readonly<Record<Language, WritingConvention>> = {
  en: { decimal: '.', thousands: ',', dateSeparator: '/', currencyFirst: true, percent: '%' },
  es: { decimal: ',', thousands: '.', dateSeparator: '/', currencyFirst: false, percent: '\u00a0%' },
  it: { decimal: ',', thousands: '.', dateSeparator: '/', currencyFirst: false, percent: '%' },
  fr: { decimal: ',', thousands: '\u202f', dateSeparator: '/', currencyFirst: false, percent: '\u00a0%' },
  de: { decimal: ',', thousands: '.', dateSeparator: '.', currencyFirst: false, percent: '\u00a0%' },
};
