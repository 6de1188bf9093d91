import { z } from 'zod';
import { isBlank, longText } from '../fields.ts';
import { defineSection, required } from './section-definition.ts';

const schema = z.strictObject({ mission: longText, vision: longText, values: longText });

/** Why the company exists, where it wants to be, and how it behaves. */
export const mission = defineSection({
  schema,
  empty: { mission: '', vision: '', values: '' },
  expectations: (section) => [
    required('mission', !isBlank(section.mission)),
    required('vision', !isBlank(section.vision)),
    required('values', !isBlank(section.values)),
  ],
  isEmpty: (section) => Object.values(section).every(isBlank),
});
