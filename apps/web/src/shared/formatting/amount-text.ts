import type { Currency } from '@trazo/plan/currencies';
import type { Language } from '@trazo/plan/languages';
import type { Amount } from '@trazo/plan/money';
import { otherCurrencyIn, readAmount, readMoney } from '@trazo/plan/writing/amount-reading';
import { decimalSeparatorOf, writeDigits } from '@trazo/plan/writing/number-convention';
import { WRITING_CONVENTIONS } from '@trazo/plan/writing/writing-conventions';
import { numberFormat } from './number-formats.ts';

/**
 * Reads an amount as people write it: `1.234,56`, `1,234.56`, `1 234`, `(1.000)` for a negative. With one kind of separator
 * only, the language decides whether it groups or divides. Undefined when it is no amount.
 */
export function parseAmount(text: string, language: Language): Amount | undefined {
  const reading = readAmount(text, decimalSeparatorOf(language));
  return reading.kind === 'amount' ? reading.amount : undefined;
}

/** Reads money of the plan; undefined where it is none, or was typed in another currency. */
export function parseMoney(text: string, language: Language, currency: Currency): Amount | undefined {
  if (otherCurrencyIn(text, currency) !== undefined) return undefined;
  const reading = readMoney(text, decimalSeparatorOf(language));
  return reading.kind === 'amount' ? reading.amount : undefined;
}

/** Reads a percentage, with its sign or without: `10 %`, `10`, `%10`. */
export const parsePercent = (text: string, language: Language): Amount | undefined =>
  parseAmount(text.replace(/^\s*[%٪]|[%٪]\s*$/u, ''), language);

/** Sums may have more digits than an amount that is typed. */
const isNumeric = (value: string): value is `${number}` => /^-?\d+(?:\.\d+)?$/.test(value);

/** An amount in the language's own writing, exact to the last digit; text that is no amount comes back as it is. */
export function formatAmount(value: Amount, language: Language): string {
  return isNumeric(value) ? writeDigits(value, language) : value;
}

/** A percentage given in hundredths (`12.5` is 12.5%), with its sign as the language sets it; blank stays blank. */
export function formatPercent(value: Amount, language: Language): string {
  return isNumeric(value) ? writeDigits(value, language) + WRITING_CONVENTIONS[language].percent : value;
}

/** So many days or months: "1 mes", "2,5 meses". */
export const formatTime = (count: number, unit: 'day' | 'month', language: Language): string =>
  numberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(count);
