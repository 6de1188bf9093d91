import { plainTextOf } from '@trazo/plan/rich-text/plain-text';
import { expect, it } from 'vitest';
import { boldLeads } from './bold-leads.ts';

it('makes each paragraph’s first sentence bold and changes no word', () => {
  const marked = boldLeads('One thing. And more.\n\nAnother.\n\nfr 1,5 €. Then.');
  expect(marked).toMatchObject({
    blocks: [
      { spans: [{ text: 'One thing.', bold: true }, { text: ' And more.' }] },
      { spans: [{ text: 'Another.', bold: true }] },
      { spans: [{ text: 'fr 1,5 €.', bold: true }, { text: ' Then.' }] },
    ],
  });
  expect(plainTextOf(marked)).toContain('One thing. And more.');
});
