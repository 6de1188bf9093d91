import type { MessageLanguage } from '../languages.ts';

/** Addresses, placeholders, tags, file names and keys are no text. */
const NO_TEXT = /\{\{\w+\}\}|<\/?\w+>|\]\([^)]*\)|`[^`]*`|\S+\.\w{2,4}\b\/?\S*/g;
const plain = (text: string): string => text.replace(NO_TEXT, 'x');

type Rules = Readonly<Record<string, RegExp>>;

const EVERYWHERE: Rules = {
  'straight quotes': /["']/,
  'three dots for an ellipsis': /\.\.\./,
  'double spaces': /[^\S\n]{2}/,
  'a space at an end': /^\s|\s$/,
  'an exclamation mark': /[!¡]/,
  'a hyphen for a dash': / - /,
  'a unit torn from its number': / [€%]|\d (?:[KMG][Bo]|km|m²)(?![\p{L}\p{N}])/u,
  'a number torn apart': /\d \d{3}\b/,
};

const NO_SPACE_BEFORE = /[ \u00a0\u202f][;:?,.](?=\s|$)/;
const SPANISH_ORDINAL = /[ºª]/;
const GLUED_PERCENT = /\d%/;

/** What each language's own rules forbid. */
const OWN: Readonly<Record<MessageLanguage, Rules>> = {
  es: {
    'other quotes than «…»': /[“”„]/,
    'a space before a sign': NO_SPACE_BEFORE,
    'a question without ¿': /^[^¿]*\?/,
  },
  en: { 'other quotes than “…”': /[«»„]/, 'a space before a sign': NO_SPACE_BEFORE },
  it: { 'other quotes than «…»': /[“”„]/, 'a space before a sign': NO_SPACE_BEFORE },
  fr: {
    'other quotes than «…»': /[“”„]/,
    'no narrow no-break space before ; : ?': /[^\u202f\d][;:?](?=\s|$)/,
    'no narrow no-break space within « »': /«[^\u202f]|[^\u202f]»/,
    'no narrow no-break space before % or €': /\u00a0[%€]/,
    'no space before %': GLUED_PERCENT,
    'a space before , or .': /\s[,.](?=\s|$)/,
    'º for °': SPANISH_ORDINAL,
    'a capital without its accent':
      /(?:^|[.:?] )A |(?<!\p{L})E(?:tape|cri|quipe|tat|nergie|conom|chéanc|dit)/u,
    'œ in two letters': /coeur|oeuvre|soeur|noeud|voeu/i,
  },
  de: {
    'other quotes than „…“': /[«»”]|“[^“]*„[^“]*$|^[^„]*“/,
    'a space before a sign': NO_SPACE_BEFORE,
    'no space before %': GLUED_PERCENT,
    'º for °': SPANISH_ORDINAL,
    'an abbreviation torn apart': /(?<!\p{L})(?!x)\p{L}\. \p{L}\./u,
    'an apostrophe before a genitive’s s': /\p{L}’s(?!\p{L})/u,
    'another spelling of E-Mail': /(?<!\p{L})(?:[Ee]-?mail|e-Mail)(?!\p{L})/u,
  },
};

/** What a text in a language is set against the rules of: the names of the faults. */
export const typographicFaults = (language: MessageLanguage, text: string): string[] =>
  Object.entries({ ...EVERYWHERE, ...OWN[language] })
    .filter(([, rule]) => rule.test(plain(text)))
    .map(([fault]) => fault);
