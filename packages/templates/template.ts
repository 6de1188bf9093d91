type ByLanguage<Value> = Readonly<Record<'es' | 'en' | 'it' | 'fr' | 'de', Value>>;

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
  /** Pages the sample plan has in it, in the font it suggests. */
  readonly samplePages: ByLanguage<number>;
  /** Colours chosen for it, the default first. */
  readonly primaryColors: readonly [string, ...string[]];
  readonly secondaryColors: readonly [string, ...string[]];
  /** A name of specification §3's font list that suits it. */
  readonly suggestedFont: string;
}
