import { z } from 'zod';
import { objection } from '../../issue-codes.ts';

/** The largest amount or quantity of one line in one month; above it a sum might leave the exact range of numbers. */
export const LINE_LIMIT = 1_000_000_000;
/** Months a forecast looks ahead. Month 0 is everything before the first day. */
export const MONTHS = 60;

interface Decimals {
  readonly max: number;
  readonly digits: number;
  readonly min?: number;
}

/** A decimal number as text with a point, within bounds; blank while not answered. */
function decimalText({ max, digits, min = 0 }: Decimals) {
  const fraction = digits === 0 ? '' : `(?:\\.\\d{1,${digits}})?`;
  const pattern = new RegExp(`^(?:|(?!-0(?:\\.0+)?$)-?(?:0|[1-9]\\d{0,9})${fraction})$`);
  return z
    .string()
    .max(20, { abort: true })
    .refine((text) => pattern.test(text), {
      ...objection('too_many_decimals', `expected a number with at most ${digits} decimals`, {
        decimals: digits,
      }),
      abort: true,
    })
    .refine((text) => text === '' || (Number(text) >= min && Number(text) <= max), {
      error: `expected a number from ${min} to ${max}`,
    });
}

/** What one unit costs or is sold for. */
export const price = decimalText({ max: LINE_LIMIT, digits: 4 });
export const money = decimalText({ max: LINE_LIMIT, digits: 2 });
/** Money that may be owed or missing. */
export const signedMoney = decimalText({ max: LINE_LIMIT, digits: 2, min: -LINE_LIMIT });
export const quantity = decimalText({ max: LINE_LIMIT, digits: 3 });
/** In per cent; four decimals are parts per million. */
export const percent = decimalText({ max: 100, digits: 4 });
/** A growth in per cent a fiscal year. */
export const growthRate = decimalText({ max: 1000, digits: 4, min: -100 });
/** Relative to the other eleven months. */
export const seasonWeight = decimalText({ max: 1000, digits: 3 });

export const monthFromOne = z.int().min(1).max(MONTHS);
export const monthFromZero = z.int().min(0).max(MONTHS);
/** Blank: until the end. */
export const lastMonth = z.union([z.literal(''), monthFromZero]);
export const monthCount = z.int().min(0).max(MONTHS);

export const fiveOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.tuple([schema, schema, schema, schema, schema]);
export const blankFive = (): ['', '', '', '', ''] => ['', '', '', '', ''];

/** The rate of value-added tax by its name in the country's pack; blank is its standard rate. */
export const vatRate = z.enum(['', 'standard', 'intermediate', 'reduced', 'superReduced', 'zero', 'none']);
