import { expect, it } from 'vitest';
import { MESSAGE_LANGUAGES, type MessageLanguage } from './languages.ts';
import { allTexts } from './testing/catalogue.ts';
import { SAME_WORDS } from './testing/same-words.ts';

const texts = new Map(MESSAGE_LANGUAGES.map((language) => [language, allTexts(language)]));
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\{\w+\}\}|<\/?\w+>/g, ''));

/** The languages that say a text of a key in the very same words. */
function sharers(key: string): [text: string, languages: MessageLanguage[]][] {
  const byText = Map.groupBy(MESSAGE_LANGUAGES, (language) => texts.get(language)?.get(key) ?? '');
  return [...byText].filter(([text, languages]) => languages.length > 1 && hasWords(text));
}

const shared = [...(texts.get('es')?.keys() ?? [])].flatMap((key) =>
  sharers(key).map(([text, languages]) => ({ key, text, languages })),
);

it('no message is left in another language', () => {
  const left = shared.filter(({ text, languages }) => {
    const allowed = Object.hasOwn(SAME_WORDS, text) ? (SAME_WORDS[text]?.split(' ') ?? []) : [];
    return languages.some((language) => !allowed.includes(language));
  });
  expect(left, 'if it is the same word in these languages, add it to testing/same-words.ts').toEqual([]);
});

it('every word that may be the same in several languages still is', () => {
  const used = new Set(shared.map(({ text }) => text));
  expect(Object.keys(SAME_WORDS).filter((text) => !used.has(text))).toEqual([]);
});
