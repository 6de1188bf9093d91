import { z } from 'zod';
import { isBlank, longText } from '../fields.ts';
import { defineSection, required } from './section-definition.ts';

const schema = z.strictObject({ summary: longText });

/** The executive summary: the page that is read first, and sometimes the only one. */
export const summary = defineSection({
  schema,
  empty: { summary: '' },
  expectations: (section) => [required('summary', !isBlank(section.summary))],
  isEmpty: (section) => isBlank(section.summary),
});
