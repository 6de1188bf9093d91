import type { Language } from '@trazo/plan/languages';

/** Fixed blanks: one as wide as a space, one narrower. */
export const NO_BREAK = '\u00a0';
export const NARROW = '\u202f';

type Pair = readonly [open: string, close: string];

/** How a language sets what a keyboard has only one sign for. */
export interface TypographyRules {
  /** What straight double quotes become, and single ones around words. */
  readonly quotes: Pair;
  readonly innerQuotes: Pair;
  /** The blank before a unit or a per cent sign, where the writer left one. */
  readonly unitBlank: string;
  /** The blank between a figure and a currency sign behind it, as in printed amounts; empty where the sign stands in front. */
  readonly currencyBlank: string;
  /** Short words that never end a line: titles, “No.”, “Art.” and their like, as they are written. */
  readonly beforeNames: readonly string[];
  /** Abbreviations of several parts, which stay in one line. */
  readonly together: readonly (readonly string[])[];
}

/**
 * By the language's own authority: Ortografía de la RAE; New Hart's Rules; the Crusca's norms; Lexique des règles
 * typographiques de l’Imprimerie nationale; DIN 5008 and Duden.
 */
export const TYPOGRAPHY_RULES: Readonly<Record<Language, TypographyRules>> = {
  es: {
    quotes: ['«', '»'],
    innerQuotes: ['“', '”'],
    unitBlank: NO_BREAK,
    currencyBlank: NO_BREAK,
    beforeNames: [
      'Sr.',
      'Sra.',
      'D.',
      'Dña.',
      'Dr.',
      'Dra.',
      'n.º',
      'núm.',
      'art.',
      'pág.',
      'p.',
      'c/',
      'n.°',
    ],
    together: [
      ['p.', 'ej.'],
      ['EE.', 'UU.'],
      ['S.', 'L.'],
      ['S.', 'A.'],
    ],
  },
  en: {
    quotes: ['“', '”'],
    innerQuotes: ['‘', '’'],
    unitBlank: NO_BREAK,
    currencyBlank: '',
    beforeNames: [
      'Mr',
      'Mrs',
      'Ms',
      'Dr',
      'Mr.',
      'Mrs.',
      'Ms.',
      'Dr.',
      'No.',
      'no.',
      'p.',
      'pp.',
      'Art.',
      'Fig.',
    ],
    together: [
      ['e.', 'g.'],
      ['i.', 'e.'],
    ],
  },
  it: {
    quotes: ['«', '»'],
    innerQuotes: ['“', '”'],
    unitBlank: NO_BREAK,
    currencyBlank: NO_BREAK,
    beforeNames: ['Sig.', 'Sig.ra', 'Dott.', 'Dott.ssa', 'Ing.', 'Avv.', 'Rag.', 'n.', 'art.', 'pag.', 'p.'],
    together: [
      ['S.', 'r.', 'l.'],
      ['S.', 'p.', 'A.'],
    ],
  },
  fr: {
    quotes: [`«${NARROW}`, `${NARROW}»`],
    innerQuotes: ['“', '”'],
    unitBlank: NARROW,
    currencyBlank: NO_BREAK,
    beforeNames: ['M.', 'Mme', 'Mlle', 'MM.', 'Dr', 'Me', 'n°', 'art.', 'p.'],
    together: [
      ['p.', 'ex.'],
      ['c.', '-à-d.'],
    ],
  },
  de: {
    quotes: ['„', '“'],
    innerQuotes: ['‚', '‘'],
    unitBlank: NO_BREAK,
    currencyBlank: NO_BREAK,
    beforeNames: ['Herr', 'Frau', 'Dr.', 'Prof.', 'Nr.', 'Art.', 'Abs.', 'S.', '§', '§§'],
    together: [
      ['z.', 'B.'],
      ['d.', 'h.'],
      ['u.', 'a.'],
      ['i.', 'd.', 'R.'],
      ['u.', 'U.'],
      ['e.', 'V.'],
      ['o.', 'Ä.'],
    ],
  },
};

export const CURRENCIES = [
  '€',
  '$',
  '£',
  '¥',
  '₹',
  '₽',
  '₿',
  'k€',
  'M€',
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'Fr.',
  'US$',
  'R$',
] as const;

/** Currencies in words, which stay with the figure before them. */
export const CURRENCY_WORDS = [
  'euro',
  'euros',
  'Euro',
  'Euros',
  'dollars',
  'dólares',
  'dollari',
  'Dollar',
  'pounds',
] as const;

/** What stands between a figure and its currency. */
export const MAGNITUDES = ['mill.', 'Mio.', 'Mrd.', 'Tsd.', 'mln', 'mld'] as const;

/** What stands behind a figure and belongs to it; the writer's own blank says that it is one. */
export const UNITS = [
  ...['%', '‰'],
  ...[
    'mm',
    'cm',
    'm',
    'km',
    'm²',
    'm2',
    'm³',
    'm3',
    'km²',
    'ha',
    'mg',
    'g',
    'kg',
    't',
    'ml',
    'cl',
    'l',
    'L',
    'hl',
  ],
  ...[
    'W',
    'kW',
    'MW',
    'GW',
    'Wh',
    'kWh',
    'MWh',
    'GWh',
    'V',
    'A',
    'Hz',
    'kHz',
    'MHz',
    'GHz',
    'bar',
    'Pa',
    'kPa',
    'dB',
  ],
  ...['°C', '°F', 'K', 's', 'min', 'h', 'kB', 'MB', 'GB', 'TB', 'Mbit/s', 'Gbit/s', 'km/h', 'px'],
  ...MAGNITUDES,
] as const;
