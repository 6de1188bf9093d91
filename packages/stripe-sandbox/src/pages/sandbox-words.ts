import de from '@trazo/messages/de/sandbox.json' with { type: 'json' };
import en from '@trazo/messages/en/sandbox.json' with { type: 'json' };
import es from '@trazo/messages/es/sandbox.json' with { type: 'json' };
import fr from '@trazo/messages/fr/sandbox.json' with { type: 'json' };
import it from '@trazo/messages/it/sandbox.json' with { type: 'json' };

const WORDS = { es, en, it, fr, de };

export type Language = keyof typeof WORDS;
export type SandboxWords = typeof es;

const isLanguage = (code: string): code is Language => Object.hasOwn(WORDS, code);

/** The first known language among those wished for: `de-AT, en;q=0.5`. */
export function languageOf(wished: readonly string[]): Language {
  const codes = wished.map((wish) => wish.trim().slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? 'en';
}

export const wordsIn = (language: Language): SandboxWords => WORDS[language];

/** Puts values into `{{name}}`. */
export const worded = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');

export const moneyIn = (language: Language, amount: number, currency: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: currency.toUpperCase() }).format(
    amount / 100,
  );

export const dateIn = (language: Language, seconds: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1_000);
