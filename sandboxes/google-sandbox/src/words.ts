import de from '@trazo/messages/de/sandbox.json' with { type: 'json' };
import en from '@trazo/messages/en/sandbox.json' with { type: 'json' };
import es from '@trazo/messages/es/sandbox.json' with { type: 'json' };
import fr from '@trazo/messages/fr/sandbox.json' with { type: 'json' };
import it from '@trazo/messages/it/sandbox.json' with { type: 'json' };
import type { MessageLanguage } from '@trazo/messages/languages';

type Words = typeof es;

const WORDS: Readonly<Record<MessageLanguage, Words>> = { es, en, it, fr, de };

const isLanguage = (code: string): code is MessageLanguage => Object.hasOwn(WORDS, code);

/** The language asked for, English where there is none of it. */
export const languageOf = (asked: string | null): MessageLanguage =>
  asked !== null && isLanguage(asked) ? asked : 'en';

export const wordsIn = (language: MessageLanguage): Words => WORDS[language];
