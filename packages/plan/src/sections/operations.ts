import { z } from 'zod';
import { isBlank, itemId, shortText, uniqueById } from '../fields.ts';
import { optionOrBlank } from '../options.ts';
import { defineSection, expected, namedItems, required } from './section-definition.ts';

export const goalSchema = z.strictObject({ id: itemId, text: z.string().max(1_000) });

export const operationSchema = z.strictObject({
  id: itemId,
  title: shortText,
  subtitle: shortText,
  /** A number, a range or key moments in words; may be blank (specification §3). */
  duration: shortText,
  timeUnit: optionOrBlank('timeUnit'),
  goals: uniqueById(goalSchema, 'goals'),
});
export type Operation = z.infer<typeof operationSchema>;

/** A step as the form adds it. */
export const emptyOperation = (id: string): Operation => ({
  id,
  title: '',
  subtitle: '',
  duration: '',
  timeUnit: '',
  goals: [],
});

/** “3” and “2,5”; each part of a range. */
export const FIGURE = /^\d{1,9}(?:[.,]\d{1,4})?$/;
/** “3–6”. */
export const FIGURE_RANGE = /^(\d{1,9}(?:[.,]\d{1,4})?)\s*[-–—]\s*(\d{1,9}(?:[.,]\d{1,4})?)$/;

/** Whether a duration is a figure that says nothing until it has a unit. */
export const lacksUnit = ({ duration, timeUnit }: Pick<Operation, 'duration' | 'timeUnit'>): boolean =>
  timeUnit === '' && (FIGURE.test(duration.trim()) || FIGURE_RANGE.test(duration.trim()));

const isEmptyOperation = ({ title, subtitle, duration, goals }: Operation) =>
  [title, subtitle, duration, ...goals.map(({ text }) => text)].every(isBlank);

const schema = z.strictObject({ steps: uniqueById(operationSchema, 'steps') });

/** What will be done, and by when. */
export const operations = defineSection({
  schema,
  empty: { steps: [] },
  expectations: ({ steps }) => [
    ...namedItems('steps', steps, {
      field: 'title',
      isNamed: ({ title }) => !isBlank(title),
      isEmpty: isEmptyOperation,
    }),
    ...steps.flatMap((step, index) => (lacksUnit(step) ? [required(`steps.${index}.timeUnit`, false)] : [])),
    expected(
      'steps.goals',
      steps.some(({ goals }) => goals.length > 0),
    ),
  ],
  isEmpty: ({ steps }) => steps.every(isEmptyOperation),
});
