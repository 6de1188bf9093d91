import type { MoneyPlace } from '@trazo/templates/template';
import { z } from 'zod';
import { chaptersOf } from './chapters.ts';
import { SECTION_IDS, type SectionId } from './section-ids.ts';

const sectionNames = z
  .array(z.enum(SECTION_IDS))
  .max(SECTION_IDS.length)
  .refine((chosen) => new Set(chosen).size === chosen.length, { message: 'named twice' });

/** The order of some sections in the document, each once; those it does not name come after their usual predecessor. */
export const sectionOrderSchema = sectionNames;

/** Sections that stay in the plan and out of the document, each once. */
export const leftOutSchema = sectionNames.refine((chosen) => chosen.length < SECTION_IDS.length, {
  message: 'nothing would be printed',
});

/** Who decides on what a petition asks for. */
export const ADDRESSEES = ['immigration', 'franchise', 'landlord'] as const;
export type Addressee = (typeof ADDRESSEES)[number];

/** What of a plan is printed, and in which order. It changes the document alone: the form and what is stored stay. */
export const printOptionsSchema = z.strictObject({
  /** Whether a page for the lender comes first: what is asked for, and whether it can be paid back. */
  creditPage: z.boolean(),
  /** Whether a page draws the business model on a canvas of nine fields. */
  businessModel: z.boolean(),
  /** Whose requirements a petition answers. */
  addressee: z.enum(ADDRESSEES),
  /** Empty: the form's order. */
  order: sectionOrderSchema,
  leftOut: leftOutSchema,
});
export type PrintOptions = z.infer<typeof printOptionsSchema>;

/** Every section in the form's order, after the credit page. */
export const USUAL_PRINT: PrintOptions = {
  creditPage: true,
  businessModel: false,
  addressee: 'immigration',
  order: [],
  leftOut: [],
};

/**
 * All sections in the document's order, chapter by chapter, those that are left out among them; money is at its place in the design
 * until the user chooses an order.
 */
export function documentOrder({ order }: PrintOptions, moneyPlace?: MoneyPlace): readonly SectionId[] {
  const placed: SectionId[] = [...order];
  for (const [index, id] of SECTION_IDS.entries()) {
    if (placed.includes(id)) continue;
    const before = SECTION_IDS[index - 1];
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, id);
  }
  const chapters = chaptersOf(placed, order.length === 0 ? moneyPlace : undefined);
  return chapters.flatMap(({ sections }) => sections);
}

/**
 * A section moved to the place of another: within its chapter, or with its chapter to where the other's is. The usual order is
 * stored as none.
 */
export function withMoved(
  print: PrintOptions,
  id: SectionId,
  target: SectionId,
  moneyPlace?: MoneyPlace,
): PrintOptions {
  const before = documentOrder(print, moneyPlace);
  const chapters = chaptersOf(before);
  const chapterOf = (one: SectionId) => chapters.findIndex(({ sections }) => sections.includes(one));
  const [from, to] = [chapterOf(id), chapterOf(target)];
  const order =
    from === to
      ? movedTo(before, before.indexOf(id), before.indexOf(target))
      : movedTo(chapters, from, to).flatMap(({ sections }) => sections);
  const usual = documentOrder({ ...print, order: [] }, moneyPlace);
  return { ...print, order: order.every((one, index) => one === usual[index]) ? [] : [...order] };
}

const movedTo = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));

/** A section left out of the document, or back in it. The last one that is printed stays. */
export function withLeftOut(print: PrintOptions, id: SectionId, isLeftOut: boolean): PrintOptions {
  const others = print.leftOut.filter((one) => one !== id);
  if (!isLeftOut) return { ...print, leftOut: others };
  return others.length === SECTION_IDS.length - 1 ? print : { ...print, leftOut: [...others, id] };
}
