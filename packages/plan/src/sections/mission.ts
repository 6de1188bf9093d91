import { z } from 'zod';
import { isBlankText } from '../rich-text/plain-text.ts';
import { richText } from '../rich-text/rich-text.ts';
import { defineSection, required } from './section-definition.ts';

const schema = z.strictObject({ mission: richText, vision: richText, values: richText });

/** Why the company exists, where it wants to be, and how it behaves. */
export const mission = defineSection({
  schema,
  empty: { mission: '', vision: '', values: '' },
  expectations: (section) => [
    required('mission', !isBlankText(section.mission)),
    required('vision', !isBlankText(section.vision)),
    required('values', !isBlankText(section.values)),
  ],
  isEmpty: (section) => Object.values(section).every(isBlankText),
});
