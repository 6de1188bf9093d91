import type { z } from 'zod';

/** Something a reader of the plan looks for in a section. */
export interface Expectation {
  /**
   * Dotted path of the field inside its section, as the form names it (`products`, `finance.balance`). That of a list's
   * items (`items.description`) is met once one item has it: another item never makes a section less complete.
   */
  readonly field: string;
  readonly met: boolean;
  /** A bank sends the plan back without it; the form shows it as missing. */
  readonly required: boolean;
}

/** All the domain knows about one of the 13 sections. */
export interface SectionDefinition<Schema extends z.ZodType> {
  readonly schema: Schema;
  /** The section as a newcomer finds it. */
  readonly empty: z.infer<Schema>;
  /** What the section should hold, in the order of its form. */
  readonly expectations: (section: z.infer<Schema>) => readonly Expectation[];
  /** An empty section leaves no trace in the document. */
  readonly isEmpty: (section: z.infer<Schema>) => boolean;
}

/** Keeps the literal type of a section's schema. */
export function defineSection<Schema extends z.ZodType>(
  definition: SectionDefinition<Schema>,
): SectionDefinition<Schema> {
  return definition;
}

/** A list that is missing until an item has a name; each item that has content and no name is, by its own path. */
export function namedItems<Item>(
  list: string,
  items: readonly Item[],
  { field, isNamed, isEmpty }: ItemNames<Item>,
): readonly Expectation[] {
  const nameless = items.flatMap((item, index) => (isNamed(item) || isEmpty(item) ? [] : [index]));
  return [
    required(list, items.some(isNamed)),
    ...nameless.map((index) => required(`${list}.${index}.${field}`, false)),
  ];
}

interface ItemNames<Item> {
  /** What an item's name is called. */
  readonly field: string;
  readonly isNamed: (item: Item) => boolean;
  readonly isEmpty: (item: Item) => boolean;
}

export const required = (field: string, met: boolean): Expectation => ({ field, met, required: true });
export const expected = (field: string, met: boolean): Expectation => ({ field, met, required: false });
