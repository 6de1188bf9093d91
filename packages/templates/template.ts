/** What the catalogue knows of a template; its Typst source stands beside it in the same folder. */
export interface Template {
  /** On the wire: `template_id`. */
  readonly id: number;
  /** The folder's name. */
  readonly key: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  /** One line, by language. */
  readonly description: Readonly<Record<'es' | 'en' | 'it' | 'fr' | 'de', string>>;
  /** Colours chosen for it, the default first. */
  readonly primaryColors: readonly [string, ...string[]];
  readonly secondaryColors: readonly [string, ...string[]];
  /** A name of specification §3's font list that suits it. */
  readonly suggestedFont: string;
}
