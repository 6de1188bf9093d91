import type { Currency } from '@trazo/plan/currencies';
import type { Language } from '@trazo/plan/languages';
import type { Amount } from '@trazo/plan/money';
import { writeDigits } from '@trazo/plan/writing/number-convention';
import { WRITING_CONVENTIONS } from '@trazo/plan/writing/writing-conventions';

/** Sums may have more digits than an amount that is typed. */
const isNumeric = (value: string): value is `${number}` => /^-?\d+(?:\.\d+)?$/.test(value);

const NO_BREAK_SPACE = '\u00a0';

/** An exact amount with the plan's currency where the language puts it; text that is no amount comes back as it is. */
export function formatMoney(value: Amount, currency: Currency, language: Language): string {
  if (!isNumeric(value)) return value;
  const text = writeDigits(value, language);
  if (!WRITING_CONVENTIONS[language].currencyFirst) return text + NO_BREAK_SPACE + currency;
  const symbol = /\p{L}$/u.test(currency) ? currency + NO_BREAK_SPACE : currency;
  return text.replace(/^-?/, `$&${symbol.replaceAll('$', '$$$$')}`);
}
