interface FilledField {
  readonly label: string;
  readonly value: string;
}

/** What the landing page shows of the sample plan, worded (scripts/draw-brand.ts). */
export interface SampleInUse {
  readonly section: string;
  readonly name: FilledField;
  readonly description: FilledField;
  readonly price: FilledField;
  readonly cost: FilledField;
  /** The least that is in the bank at the end of a month. */
  readonly lowest: { readonly amount: string; readonly month: string };
}
