import { assumptionsSchema } from '@trazo/plan/finance/assumptions/assumptions';
import { loanSchema } from '@trazo/plan/finance/assumptions/funding';
import { customerTerms, paidAtOnce, supplierTerms } from '@trazo/plan/finance/assumptions/terms';
import { sectionOrderSchema } from '@trazo/plan/sections/print-options';
import type { z } from 'zod';

/** A list whose items have no ids, and how it merges. */
export type ListShape =
  /** As a whole: its rules hold for all of it. */
  | { readonly merges: 'whole'; readonly blank: readonly unknown[] }
  /** By item: different texts in an order. */
  | { readonly merges: 'set' }
  /** By key: `key` are the fields that tell an item from the others, `value` is the one that changes. */
  | { readonly merges: 'entries'; readonly key: readonly string[]; readonly value: string };

const { parameters, pins, answered, declined, annexes, dismissed } = assumptionsSchema.shape;

/** Every list of the plan whose items have no ids, but for choices from closed lists. */
export const LISTS_WITHOUT_IDS: ReadonlyMap<z.core.$ZodType, ListShape> = new Map<z.core.$ZodType, ListShape>(
  [
    // The shares come to 100.
    [customerTerms, { merges: 'whole', blank: paidAtOnce() }],
    [supplierTerms, { merges: 'whole', blank: paidAtOnce() }],
    // Each after the one before.
    [loanSchema.shape.payouts, { merges: 'whole', blank: [{ month: 0, amount: '' }] }],
    // A permutation does not merge.
    [sectionOrderSchema, { merges: 'whole', blank: [] }],
    [answered, { merges: 'entries', key: ['question'], value: 'by' }],
    [declined, { merges: 'set' }],
    [annexes, { merges: 'set' }],
    [parameters, { merges: 'entries', key: ['key'], value: 'value' }],
    [pins, { merges: 'entries', key: ['path'], value: 'amount' }],
    [dismissed, { merges: 'entries', key: ['check', 'about', 'size'], value: 'reason' }],
  ],
);
