import type { Language } from '@trazo/plan/languages';
import { localeOf } from '@trazo/plan/regions';
import { WRITING_CONVENTIONS } from '@trazo/plan/writing/writing-conventions';

const NO_BREAK_SPACE = '\u00a0';

/** Minor units of a currency (95) as people of the language read them, the symbol before the price (specification §3). */
export function priceText(minorUnits: number, currency: string, language: Language): string {
  // A phone needs a blocked tenth of a second to make its first format of numbers, and all that is sold costs euros.
  const [symbol, number] =
    currency.toUpperCase() === 'EUR'
      ? (['€', hundredthsText(minorUnits, language)] as const)
      : formatted(minorUnits, currency, language);
  return withSymbol(symbol, number, language);
}

/** The same where of a currency only its symbol is known. */
export const priceWithSymbol = (minorUnits: number, symbol: string, language: Language): string =>
  withSymbol(symbol, hundredthsText(minorUnits, language), language);

const withSymbol = (symbol: string, number: string, language: Language): string =>
  language === 'en' ? `${symbol}${number}` : `${symbol}${NO_BREAK_SPACE}${number}`;

function hundredthsText(cents: number, language: Language): string {
  const { thousands, decimal } = WRITING_CONVENTIONS[language];
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return `${cents < 0 ? '-' : ''}${whole}${decimal}${digits.slice(-2)}`;
}

/** Symbol and number as the platform writes them. */
function formatted(minorUnits: number, currency: string, language: Language): readonly [string, string] {
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    useGrouping: 'always',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const parts = format.formatToParts(minorUnits / 100);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  const number = parts
    .filter(({ type }) => type !== 'currency')
    .map(({ value }) => value)
    .join('')
    .trim();
  return [symbol, number];
}
