import type { RichBlock } from '@trazo/plan/rich-text/blocks';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, test } from 'vitest';
import { readPdf } from './testing/read-pdf.ts';
import { typesetOnce } from './testing/typeset-once.ts';

const heading = (text: string): RichBlock => ({ type: 'heading', level: 1, spans: [{ text }] });
const prose: RichBlock = {
  type: 'paragraph',
  spans: [{ text: 'Words that say what there is to say. '.repeat(42) }],
};
/** Long enough for its sub-headings, two lines of them, to be named in the contents. */
const long = {
  blocks: [
    heading('Where the customers are and how they find us'),
    prose,
    heading('What they pay, and when'),
    prose,
    heading('Whom we leave to our competitors'),
  ],
};

const NARROW = TEMPLATES.filter(({ key }) => key === 'claro' || key === 'tesis');

test.each(NARROW)('sub-headings in the contents keep clear of the next title in $name', async ({ id }) => {
  const { plan } = sampleContent('en');
  const pdf = await typesetOnce({
    plan: {
      ...plan,
      mission: { ...plan.mission, mission: long },
      summary: { ...plan.summary, summary: long },
    },
    theme: { ...defaultTheme(id, 'en'), paper: 'letter' },
    day: '2026-01-15',
  });
  const { layout } = await readPdf(pdf);
  const contents = layout.find(({ boxes }) => boxes.some(({ text }) => text.startsWith('Contents')));
  const startsWith = (words: string) =>
    contents?.boxes.filter(({ text }) => text.trim().startsWith(words)) ?? [];
  const [title] = startsWith('Executive');
  const parts = (contents?.boxes ?? []).filter(
    ({ left, bottom, size }) =>
      title !== undefined && left > title.left - 1 && bottom > title.bottom && size < title.size,
  );
  const lowest = Math.min(...parts.map(({ bottom }) => bottom));
  expect(lowest - (title?.bottom ?? 0)).toBeGreaterThan(1.2 * (title?.size ?? Number.POSITIVE_INFINITY));
});
