import { z } from 'zod';
import { isBlank, itemId, shortText } from '../fields.ts';
import { blankYears, isBlankYears, yearAmounts } from './fiscal-years.ts';

/** How the id of a line begins that follows from the assumptions; the rest says from which. */
export const COMPUTED = 'f:';

/** A named line of the five-year grid. */
export const yearLineSchema = z.strictObject({ id: itemId, name: shortText, years: yearAmounts });
export type YearLine = z.infer<typeof yearLineSchema>;

/** A line as the form adds it. */
export const emptyYearLine = (id: string): YearLine => ({ id, name: '', years: blankYears() });

/** A line with neither name nor figure leaves no trace. */
export const isEmptyYearLine = ({ name, years }: YearLine): boolean => isBlank(name) && isBlankYears(years);
