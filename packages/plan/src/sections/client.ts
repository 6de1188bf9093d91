import { z } from 'zod';
import { isBlank, shortText } from '../fields.ts';
import { optionSet } from '../options.ts';
import { isBlankText } from '../rich-text/plain-text.ts';
import { richText } from '../rich-text/rich-text.ts';
import { defineSection, expected, required } from './section-definition.ts';

const schema = z.strictObject({
  gender: optionSet('gender'),
  age: optionSet('age'),
  civilStatus: optionSet('civilStatus'),
  education: optionSet('education'),
  annualIncome: optionSet('annualIncome'),
  incomeOrigin: optionSet('incomeOrigin'),
  businessSize: optionSet('businessSize'),
  /** Where the clients are. */
  location: shortText,
  /** The language spoken in that market. */
  marketLanguage: shortText,
  /** The languages the clients are served in. */
  clientLanguage: shortText,
  summary: richText,
});

/** Who buys. */
export const client = defineSection({
  schema,
  empty: {
    gender: [],
    age: [],
    civilStatus: [],
    education: [],
    annualIncome: [],
    incomeOrigin: [],
    businessSize: [],
    location: '',
    marketLanguage: '',
    clientLanguage: '',
    summary: '',
  },
  expectations: (section) => [
    expected('gender', section.gender.length > 0),
    expected('age', section.age.length > 0),
    expected('annualIncome', section.annualIncome.length > 0),
    required('location', !isBlank(section.location)),
    required('summary', !isBlankText(section.summary)),
  ],
  isEmpty: (section) =>
    Object.values(section).every((value) => (Array.isArray(value) ? value.length === 0 : isBlankText(value))),
});
