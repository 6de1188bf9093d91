import type { RichText } from '@trazo/plan/rich-text/rich-text';

/** Up to its full stop. */
const FIRST_SENTENCE = /^[^.]+\./;

/** Paragraphs whose first sentence says in bold what they are about. */
export function boldLeads(text: string): RichText {
  return {
    blocks: text.split('\n\n').map((paragraph) => {
      const lead = FIRST_SENTENCE.exec(paragraph)?.[0] ?? '';
      const rest = paragraph.slice(lead.length);
      return {
        type: 'paragraph',
        spans: [{ text: lead, bold: true }, ...(rest === '' ? [] : [{ text: rest }])],
      };
    }),
  };
}
