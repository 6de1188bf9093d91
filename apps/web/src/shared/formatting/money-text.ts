import type { Currency } from '@trazo/plan/currencies';
import type { Language } from '@trazo/plan/languages';
import type { Amount } from '@trazo/plan/money';
import { numberFormat } from './number-formats.ts';

/** Sums may have more digits than an amount that is typed. */
const isNumeric = (value: string): value is `${number}` => /^-?\d+(?:\.\d+)?$/.test(value);

/** An exact amount with the plan's currency where the language puts it; text that is no amount comes back as it is. */
export function formatMoney(value: Amount, currency: Currency, language: Language): string {
  if (!isNumeric(value)) return value;
  const format = numberFormat(language, {
    style: 'currency',
    // Any currency shows where the symbol goes; it is replaced by the plan's.
    currency: 'EUR',
    useGrouping: 'always',
    minimumFractionDigits: value.includes('.') ? 2 : 0,
    maximumFractionDigits: 8,
  });
  const parts = format.formatToParts(value);
  const symbolOf = (index: number) =>
    parts[index + 1]?.type === 'integer' && /\p{L}$/u.test(currency) ? `${currency}\u00a0` : currency;
  return parts.map((part, index) => (part.type === 'currency' ? symbolOf(index) : part.value)).join('');
}
