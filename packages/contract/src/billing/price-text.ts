import type { Language } from '@trazo/plan/languages';

const NO_BREAK_SPACE = '\u00a0';

/** Minor units of a currency (95) as people of the language read them, the symbol before the price (specification §3). */
export function priceText(minorUnits: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
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
  return language === 'en' ? `${symbol}${number}` : `${symbol}${NO_BREAK_SPACE}${number}`;
}
