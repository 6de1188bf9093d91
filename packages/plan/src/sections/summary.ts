import { z } from 'zod';
import { isBlankText } from '../rich-text/plain-text.ts';
import { richText } from '../rich-text/rich-text.ts';
import { defineSection, required } from './section-definition.ts';

const schema = z.strictObject({ summary: richText });

/** The executive summary: the page that is read first, and sometimes the only one. */
export const summary = defineSection({
  schema,
  empty: { summary: '' },
  expectations: (section) => [required('summary', !isBlankText(section.summary))],
  isEmpty: (section) => isBlankText(section.summary),
});
