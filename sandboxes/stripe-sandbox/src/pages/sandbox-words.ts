import de from '@trazo/messages/de/sandbox.json' with { type: 'json' };
import en from '@trazo/messages/en/sandbox.json' with { type: 'json' };
import es from '@trazo/messages/es/sandbox.json' with { type: 'json' };
import fr from '@trazo/messages/fr/sandbox.json' with { type: 'json' };
import it from '@trazo/messages/it/sandbox.json' with { type: 'json' };
import type { MessageLanguage } from '@trazo/messages/languages';

export type SandboxWords = typeof es;

const WORDS: Readonly<Record<MessageLanguage, SandboxWords>> = { es, en, it, fr, de };

const isLanguage = (code: string): code is MessageLanguage => Object.hasOwn(WORDS, code);

/** The first known language among those wished for: `de-AT, en;q=0.5`. */
export function languageOf(wished: readonly string[]): MessageLanguage {
  const codes = wished.map((wish) => wish.trim().slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? 'en';
}

export const wordsIn = (language: MessageLanguage): SandboxWords => WORDS[language];

/** Puts values into `{{name}}`. */
export const worded = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');

export const moneyIn = (language: MessageLanguage, amount: number, currency: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: currency.toUpperCase() }).format(
    amount / 100,
  );

export const dateIn = (language: MessageLanguage, seconds: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1_000);
