import { z } from 'zod';
import { isBlank, itemId, shortText, uniqueById } from '../fields.ts';
import { optionOrBlank } from '../options.ts';
import { defineSection, expected, namedItems } from './section-definition.ts';

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
    expected(
      'steps.goals',
      steps.some(({ goals }) => goals.length > 0),
    ),
  ],
  isEmpty: ({ steps }) => steps.every(isEmptyOperation),
});
