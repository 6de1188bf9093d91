import type { Language } from '@trazo/plan/languages';
import { AMOUNT_DIGITS, type Amount } from '@trazo/plan/money';
import { readAmount } from './amount-reading.ts';
import { decimalMarkOf } from './number-convention.ts';
import { numberFormat } from './number-formats.ts';

/**
 * Reads an amount as people write it: `1.234,56`, `1,234.56`, `1 234`, `(1.000)` for a negative. With one kind of mark
 * only, the language decides whether it groups or divides. Undefined when it is no amount.
 */
export function parseAmount(text: string, language: Language): Amount | undefined {
  const reading = readAmount(text, decimalMarkOf(language));
  return reading.kind === 'amount' ? reading.amount : undefined;
}

/** Sums may have more digits than an amount that is typed. */
const isNumeric = (value: string): value is `${number}` => /^-?\d+(?:\.\d+)?$/.test(value);

/** An amount in the language's own writing, exact to the last digit; text that is no amount comes back as it is. */
export function formatAmount(value: Amount, language: Language): string {
  if (!isNumeric(value)) return value;
  const format = numberFormat(language, {
    useGrouping: 'always',
    minimumFractionDigits: value.includes('.') ? 2 : 0,
    maximumFractionDigits: AMOUNT_DIGITS.fraction,
  });
  return format.format(value);
}
