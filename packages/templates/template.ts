import type { Trade } from './trades.ts';

type ByLanguage<Value> = Readonly<Record<'es' | 'en' | 'it' | 'fr' | 'de', Value>>;

/** Who is meant to read the plan. */
export const READERS = ['bank', 'publicAid', 'authority', 'investor', 'partner', 'school'] as const;

/** What a design feels like. */
export const MOODS = ['sober', 'bold', 'elegant', 'warm', 'technical', 'playful', 'clear'] as const;

/** How much stands on a page. */
export const DENSITIES = ['airy', 'balanced', 'compact'] as const;

export type Reader = (typeof READERS)[number];
export type Mood = (typeof MOODS)[number];
export type Density = (typeof DENSITIES)[number];

/** Where money stands among the chapters. */
export type MoneyPlace = 'first' | 'second';

/** How a page lies. */
export type Orientation = 'portrait' | 'landscape';

/**
 * How finance pages look: sober rules and small charts beside what they say; panels, two charts a row; what charts say as headlines over
 * the whole width; one chart with half a page or a slide.
 */
export type FinanceStyle = 'ledger' | 'dashboard' | 'editorial' | 'slides';

/**
 * What a design prints beside the plan's sections: the money asked for, a declaration to sign with a list of annexes, the head of a
 * memorandum, what an addressee requires with its evidence in the plan; the latter three with the money.
 */
export type Extra = 'ask' | 'declaration' | 'memo' | 'requirements';

/** What a template is looked for by. */
export interface TemplateTags {
  readonly readers: readonly [Reader, ...Reader[]];
  readonly moods: readonly [Mood, ...Mood[]];
  readonly density: Density;
}

/** What the catalogue knows of a template; its Typst source stands beside it in the same folder. */
export interface Template {
  /** On the wire: `template_id`. */
  readonly id: number;
  /** The folder's name, and in the address of its page. */
  readonly key: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  /** One line. */
  readonly description: ByLanguage<string>;
  /** Whom and what it suits, in a few words. */
  readonly suits: ByLanguage<string>;
  /** The businesses it is looked for by, whatever word they are called by. */
  readonly trades: readonly [Trade, ...Trade[]];
  readonly tags: TemplateTags;
  readonly financeStyle: FinanceStyle;
  /** Upright unless said. */
  readonly orientation?: Orientation;
  /** Its cover is a part of a page that sums up the plan. */
  readonly coverSumsUp?: boolean;
  /** Where its readers look for the money; at the form's place unless said. */
  readonly moneyPlace?: MoneyPlace;
  /** Long tables stand in the text with their main lines, and whole among the annexes. */
  readonly longTablesApart?: true;
  /** Nothing beside the sections unless said. */
  readonly extras?: readonly Extra[];
  /** How much larger than usual the words in its charts are: where all words are large, or its measure narrow. 1 unless said. */
  readonly chartText?: number;
  /** Pages the sample plan has in it, in the font it suggests; written by `npm run count-pages`. */
  readonly samplePages: ByLanguage<number>;
  /** Colours chosen for it, the default first. */
  readonly primaryColors: readonly [string, ...string[]];
  readonly secondaryColors: readonly [string, ...string[]];
  /** A name of specification §3's font list that suits it. */
  readonly suggestedFont: string;
  /** Where that one is for titles: the font its running text is set in then, of the same list. */
  readonly textFont?: string;
}

export const orientationOf = ({ orientation = 'portrait' }: Pick<Template, 'orientation'>): Orientation =>
  orientation;
