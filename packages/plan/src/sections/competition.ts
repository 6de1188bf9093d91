import { z } from 'zod';
import { isBlank, isGiven, itemId, shortText, uniqueById } from '../fields.ts';
import { amount } from '../money.ts';
import { isBlankText } from '../rich-text/plain-text.ts';
import { richText } from '../rich-text/rich-text.ts';
import { defineSection, expected, namedItems } from './section-definition.ts';

export const competitorSchema = z.strictObject({ id: itemId, name: shortText, description: richText });
export type Competitor = z.infer<typeof competitorSchema>;

/** A competitor as the form adds them. */
export const emptyCompetitor = (id: string): Competitor => ({ id, name: '', description: '' });

const isEmptyCompetitor = ({ name, description }: Competitor) => isBlank(name) && isBlankText(description);

const schema = z.strictObject({
  customers: amount,
  spendPerCustomer: amount,
  marketSize: amount,
  competitors: uniqueById(competitorSchema, 'competitors'),
  summary: richText,
});

/** The market and who else is in it. */
export const competition = defineSection({
  schema,
  empty: { customers: '', spendPerCustomer: '', marketSize: '', competitors: [], summary: '' },
  expectations: (section) => [
    expected('customers', isGiven(amount, section.customers)),
    expected('spendPerCustomer', isGiven(amount, section.spendPerCustomer)),
    expected('marketSize', isGiven(amount, section.marketSize)),
    ...namedItems('competitors', section.competitors, {
      field: 'name',
      isNamed: ({ name }) => !isBlank(name),
      isEmpty: isEmptyCompetitor,
    }),
    expected('summary', !isBlankText(section.summary)),
  ],
  isEmpty: ({ competitors, ...section }) =>
    Object.values(section).every(isBlankText) && competitors.every(isEmptyCompetitor),
});
